import { useEffect, useState, type ReactNode } from "react";
import { PageHeading } from "../../../ui/page/page-heading";
import { tw } from "../../../ui/tw";
import { TITLE_SUFFIX } from "../../../domain/constants";
import { DropLogo } from "../../../ui/icons/marks";
import { PageMain } from "../../../ui/page/page-main";
import { useTexts } from "../../../shared/settings/texts";
import { paragraphsOf } from "../../../domain/settings/text-settings";
import { Logo } from "../../../shared/brand";

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

interface SplitLayoutProps {
  /** The screen's name. */
  label?: string;
  children: ReactNode;
}

/** The simplified layout with the logo and a decorative side (specification §2). */
function SplitLayout({ label = TITLE_SUFFIX, children }: SplitLayoutProps) {
  const welcome = useTexts()?.welcome;
  return (
    <div
      className={tw`grid min-h-[max(560px,var(--gds-min-height))] flex-1 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] cards:grid-cols-[minmax(0,1fr)] cards:content-start cards:bg-surface`}
    >
      <PageMain
        label={label}
        className={tw`grid content-center justify-items-center bg-surface px-pad py-10 focus-visible:outline-none cards:py-7`}
      >
        <div className={tw`grid w-full max-w-[380px] gap-6`}>
          <Logo />
          {children}
        </div>
      </PageMain>
      <aside
        aria-hidden="true"
        className={tw`relative grid min-h-0 place-items-center overflow-hidden bg-sunken cards:-order-1 cards:h-24`}
      >
        <Ripples />
        <DropLogo className={tw`relative h-20 w-16 text-drop cards:hidden`} />
        <div
          className={tw`absolute inset-x-0 bottom-10 grid justify-items-center gap-1 px-pad text-center cards:hidden`}
        >
          <p className={tw`max-w-full break-anywhere text-title font-strong`}>{welcome?.title}</p>
          {paragraphsOf(welcome?.text ?? "").map((paragraph, index) => (
            <p key={index} className={tw`max-w-full break-anywhere text-muted`}>
              {paragraph}
            </p>
          ))}
        </div>
      </aside>
    </div>
  );
}

const RINGS = [2.2, 3.4, 4.7, 6, 7.4, 8.8, 10.3, 11.9, 13.6];

/** Rings around the drop, in its shape. */
function Ripples() {
  return (
    <svg
      viewBox="-300 -400 600 800"
      preserveAspectRatio="xMidYMid slice"
      className={tw`absolute inset-0 h-full w-full fill-none stroke-line-control [mask-image:linear-gradient(#000_55%,transparent_88%)]`}
    >
      {RINGS.map((ring, index) => (
        <path
          key={ring}
          d="M0 -38C0 -38 -27 -4 -27 13a27 27 0 0 0 54 0C27 -4 0 -38 0 -38Z"
          transform={`scale(${ring})`}
          strokeWidth={1.4 / ring}
          opacity={1 - index * 0.09}
        />
      ))}
    </svg>
  );
}
