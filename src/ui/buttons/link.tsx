import type { AnchorHTMLAttributes, Ref } from "react";
import { cx, tw } from "../tw";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** underlined: within text. tall: the same, but 44 px high on phones. strong: the name of a row. */
  look?: keyof typeof looks;
  ref?: Ref<HTMLAnchorElement>;
}

const underlined = tw`underline decoration-accent-text decoration-[1px] underline-offset-[3px] rounded-[3px] cursor-pointer hover:decoration-2`;
const looks = {
  underlined,
  tall: cx(
    underlined,
    tw`narrow:inline-flex narrow:min-h-[44px] narrow:min-w-[44px] narrow:items-center coarse:inline-flex coarse:min-h-[44px] coarse:min-w-[44px] coarse:items-center`,
  ),
  strong: tw`hit text-ink font-strong no-underline rounded-[3px] hover:underline underline-offset-[3px] decoration-[1px] group-hover:underline`,
};

/** The classes of a link, for elements that the kit does not render itself. */
export const linkClass = (look: keyof typeof looks = "underlined") => looks[look];

/** A link in the colour of the text; red is for the primary button. */
export function Link({ look = "underlined", className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={cx(looks[look], className)}>
      {children}
    </a>
  );
}
