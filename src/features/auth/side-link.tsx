import type { ReactNode } from "react";
import { Link } from "../../ui/link";
import { tw } from "../../ui/tw";

const target = tw`hit inline-block text-label`;

/** A link on a line of its own: as small as a label, as large as a finger. */
export function SideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <Link href={href} className={target}>
        {children}
      </Link>
    </p>
  );
}
