import type { ReactNode } from "react";
import { Link, linkClass } from "../../ui/buttons/link";
import { cx, tw } from "../../ui/tw";

interface LinkOrButtonProps {
  /** Not given where there are no routes: then the press alone leads on. */
  href?: string | undefined;
  onClick?: () => void;
  className?: string;
  children: ReactNode;
}

/** Leads on by an address where there is one; looks the same where there is none. */
export function LinkOrButton({ href, className, ...rest }: LinkOrButtonProps) {
  if (href !== undefined) return <Link {...rest} look="tall" href={href} className={className} />;
  return <button {...rest} type="button" className={cx(linkClass("tall"), tw`text-left`, className)} />;
}

/** A link on a line of its own, with the size of a label. */
export function SideLink(props: Omit<LinkOrButtonProps, "className">) {
  return (
    <p>
      <LinkOrButton {...props} className={tw`text-label`} />
    </p>
  );
}
