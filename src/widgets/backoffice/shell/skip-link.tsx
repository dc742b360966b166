import type { MouseEvent, RefObject } from "react";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

/** The first stop of the keyboard: past the bar, to what the page is about. */
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
      className={tw`absolute left-3 top-2 z-[2] inline-flex h-10 items-center rounded bg-inverse px-4 font-medium text-on-inverse no-underline [translate:0_-200%] focus:[translate:none]`}
    >
      {texts.skip}
    </a>
  );
}
