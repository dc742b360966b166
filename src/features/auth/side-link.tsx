import type { ReactNode } from "react";
import { Link, linkClass } from "../../ui/buttons/link";
import { cx, tw } from "../../ui/tw";

interface LinkOrButtonProps {
  /** Missing on a page without routes. */
  href?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** A link, or without an address a button that looks like one. */
export function LinkOrButton({ href, ...rest }: LinkOrButtonProps) {
  if (href !== undefined) return <Link {...rest} look="tall" href={href} />;
  return <button {...rest} type="button" className={cx(linkClass("tall"), tw`text-left`)} />;
}

/** A link or button on its own line, in the size of a label. */
export function SideLink(props: LinkOrButtonProps) {
  return (
    <p className={tw`text-label`}>
      <LinkOrButton {...props} />
    </p>
  );
}
