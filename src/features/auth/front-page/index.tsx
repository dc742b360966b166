import { useEffect, useState, type ReactNode } from "react";
import { PageHeading } from "../../../ui/page/page-heading";
import { tw } from "../../../ui/tw";
import { SplitLayout } from "./split-layout";

interface FrontPageProps {
  title: string;
  lead?: ReactNode;
  /** A picture above the heading. */
  art?: ReactNode;
  children?: ReactNode;
}

/** A page outside the shell: a heading, a sentence, and its controls. */
export function FrontPage({ title, lead, art, children }: FrontPageProps) {
  return (
    <SplitLayout label={title}>
      {art}
      <div className={tw`grid gap-1.5`}>
        <Heading key={title}>{title}</Heading>
        {lead && <p className={tw`break-anywhere text-pretty text-muted`}>{lead}</p>}
      </div>
      {children}
    </SplitLayout>
  );
}

let shownBefore = false;

/** Takes the focus, except in the first view after the page has loaded. */
function Heading({ children }: { children: string }) {
  const [takeFocus] = useState(() => shownBefore);
  useEffect(() => {
    shownBefore = true;
  }, []);
  return <PageHeading takeFocus={takeFocus}>{children}</PageHeading>;
}
