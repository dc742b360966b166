import type { ReactNode } from "react";
import { PageHeading, type PageHeadingProps } from "./page-heading";
import { tw } from "../tw";

interface PageHeaderProps extends Pick<PageHeadingProps, "level"> {
  title: ReactNode;
  /** A formatted count beside the title. */
  count?: ReactNode;
  lead?: ReactNode;
  breadcrumb?: ReactNode;
  /** At most one primary button. */
  actions?: ReactNode;
}

/** The header of a page: heading, lead and buttons. */
export function PageHeader({ title, count, lead, breadcrumb, actions, level }: PageHeaderProps) {
  return (
    <header className={tw`flex flex-wrap items-end gap-x-6 gap-y-3`}>
      <div className={tw`grid gap-1 flex-[1_1_260px] narrow:flex-[1_1_160px] min-w-0`}>
        {breadcrumb}
        <PageHeading level={level}>
          {title} {count !== undefined && <span className={tw`font-normal text-faint`}>{count}</span>}
        </PageHeading>
        {lead && <p className={tw`text-muted`}>{lead}</p>}
      </div>
      {actions && <div className={tw`flex flex-wrap items-center gap-2`}>{actions}</div>}
    </header>
  );
}
