import { useEffect, useRef, type ReactNode } from "react";
import { tw } from "../../ui/tw";
import { SplitLayout } from "./split-layout";

interface FrontPageProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A page outside the shell: one heading, a sentence, and what there is to do. */
export function FrontPage({ title, lead, children }: FrontPageProps) {
  return (
    <SplitLayout label={title}>
      <div className={tw`grid gap-1.5`}>
        <Heading key={title}>{title}</Heading>
        {lead && <p className={tw`break-anywhere text-pretty text-muted`}>{lead}</p>}
      </div>
      {children}
    </SplitLayout>
  );
}

let shownBefore = false;

/**
 * Takes up the focus that a former view has lost, so that a keyboard and a screen reader go on where the new one
 * begins; not at the first, which nobody came to from here, and never from a field of the host's.
 */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && shownBefore) heading.current?.focus();
    shownBefore = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={tw`text-page leading-tight tracking-tight focus-visible:outline-none`}>
      {children}
    </h1>
  );
}
