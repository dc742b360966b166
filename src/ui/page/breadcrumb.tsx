import { ChevronRight } from "lucide-react";
import { Fragment, type MouseEvent } from "react";
import { Icon } from "../icons/icon";
import { uiTexts } from "../texts";
import { tw } from "../tw";

export interface Crumb {
  label: string;
  /** Null for a crumb without a link. */
  href: string | null;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface BreadcrumbProps {
  /** From the root; the last one is the page itself. */
  crumbs: readonly Crumb[];
}

const link = tw`hit inline-block py-0.5 rounded-[3px] text-muted no-underline hover:underline underline-offset-[3px]`;

/** The path to the page. */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  const above = crumbs.slice(0, -1);
  const current = crumbs.at(-1);
  return (
    <nav aria-label={uiTexts.breadcrumb} className={tw`print:hidden`}>
      <ol className={tw`flex flex-wrap items-center gap-1 text-label text-faint`}>
        {above.map((crumb) => (
          <Fragment key={crumb.label}>
            <li>
              {crumb.href === null ? (
                crumb.label
              ) : (
                <a href={crumb.href} onClick={crumb.onClick} className={link}>
                  {crumb.label}
                </a>
              )}
            </li>
            <li aria-hidden>
              <Icon of={ChevronRight} size={14} />
            </li>
          </Fragment>
        ))}
        {current && (
          <li aria-current="page" className={tw`min-w-0 break-anywhere text-ink`}>
            {current.label}
          </li>
        )}
      </ol>
    </nav>
  );
}
