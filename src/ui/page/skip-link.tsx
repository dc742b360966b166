import type { MouseEvent } from "react";
import { tw } from "../tw";

interface SkipLinkProps {
  label: string;
  /** @returns the element to focus */
  to: () => HTMLElement | null | undefined;
}

/** A link that skips the top bar. It is visible only while it has the focus. */
export function SkipLink({ label, to }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    // no navigation, because the hash is the route
    event.preventDefault();
    to()?.focus();
  };
  return (
    <a
      href={location.href}
      onClick={skip}
      className={tw`absolute left-3 top-1.5 z-[2] inline-flex h-11 items-center rounded bg-inverse px-4 font-medium text-on-inverse no-underline [clip-path:inset(50%)] focus:[clip-path:none] forced:border forced:border-sys-text`}
    >
      {label}
    </a>
  );
}
