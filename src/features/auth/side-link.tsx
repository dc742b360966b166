import type { ReactNode } from "react";
import { Link, linkClass } from "../../ui/link";
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
  if (href !== undefined) return <Link {...rest} href={href} className={className} />;
  return <button {...rest} type="button" className={cx(linkClass(), tw`hit text-left`, className)} />;
}

const target = tw`hit inline-block text-label`;

/** A link on a line of its own: as small as a label, as large as a finger. */
export function SideLink(props: Omit<LinkOrButtonProps, "className">) {
  return (
    <p>
      <LinkOrButton {...props} className={target} />
    </p>
  );
}
