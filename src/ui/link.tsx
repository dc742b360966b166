import type { AnchorHTMLAttributes, Ref } from "react";
import { cx, tw } from "./tw";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** underlined within text; strong is the name of a row, that leads to it. */
  look?: "underlined" | "strong";
  ref?: Ref<HTMLAnchorElement>;
}

const looks = {
  underlined: tw`underline decoration-accent-text decoration-[1px] underline-offset-[3px] rounded-[3px] cursor-pointer hover:decoration-2`,
  strong: tw`hit text-ink font-strong no-underline rounded-[3px] hover:underline underline-offset-[3px] decoration-[1px] group-hover:underline`,
};

/** The classes of a link, for elements that the kit does not render itself. */
export const linkClass = (look: keyof typeof looks = "underlined") => looks[look];

/** A link in the text's colour; red belongs to the one thing to press. */
export function Link({ look = "underlined", className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={cx(looks[look], className)}>
      {children}
    </a>
  );
}
