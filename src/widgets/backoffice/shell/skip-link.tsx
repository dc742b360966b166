import type { MouseEvent, RefObject } from "react";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

/** The first stop of the keyboard: past the bar that it stands in, to what the page is about. Seen while it has the focus. */
export function SkipLink({ to }: { to: RefObject<HTMLElement | null> }) {
  const skip = (event: MouseEvent) => {
    // the address is the route's: a fragment would be another page
    event.preventDefault();
    to.current?.focus();
  };
  return (
    <a
      href={location.href}
      onClick={skip}
      className={tw`absolute left-3 top-1.5 z-[2] inline-flex h-11 items-center rounded bg-inverse px-4 font-medium text-on-inverse no-underline [clip-path:inset(50%)] focus:[clip-path:none] forced:border forced:border-sys-text`}
    >
      {texts.skip}
    </a>
  );
}
