import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { Icon } from "./icons/icon";
import { uiTexts } from "./texts";
import { tw } from "./tw";

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbProps {
  /** From the root; the last one is the page itself. */
  crumbs: readonly Crumb[];
  /** Renders a link with the caller's router; a plain anchor otherwise. */
  renderLink?: (crumb: Crumb, className: string) => ReactNode;
}

const link = tw`py-0.5 rounded-[3px] text-muted no-underline hover:underline underline-offset-[3px]`;

/** Where the page stands. */
export function Breadcrumb({ crumbs, renderLink }: BreadcrumbProps) {
  const above = crumbs.slice(0, -1);
  const here = crumbs.at(-1);
  return (
    <nav aria-label={uiTexts.breadcrumb}>
      <ol className={tw`flex flex-wrap items-center gap-1 text-label text-faint`}>
        {above.map((crumb) => (
          <Fragment key={crumb.href}>
            <li>
              {renderLink ? (
                renderLink(crumb, link)
              ) : (
                <a href={crumb.href} className={link}>
                  {crumb.label}
                </a>
              )}
            </li>
            <li aria-hidden>
              <Icon of={ChevronRight} size={14} />
            </li>
          </Fragment>
        ))}
        {here && (
          <li aria-current="page" className={tw`text-ink`}>
            {here.label}
          </li>
        )}
      </ol>
    </nav>
  );
}
