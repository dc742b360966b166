import type { ReactNode } from "react";
import { art, type Art } from "../../../ui/icons/art";
import { PageHeading } from "../../../ui/page/page-heading";
import { Ready } from "../../../ui/messages/ready";
import { tw } from "../../../ui/tw";

interface ErrorLayoutProps {
  drawing?: Art | ReactNode;
  /** Small, above the title: a status or a word. */
  label?: string;
  title: string;
  /** The drawing shows it already; the title is for screen readers. */
  titleHidden?: boolean;
  children?: ReactNode;
  actions: ReactNode;
  footnote?: string;
}

const isArt = (drawing: unknown): drawing is Art => typeof drawing === "string" && drawing in art;

/** An error screen: its heading takes the focus like that of any page. */
export function ErrorLayout({ drawing, label, title, titleHidden, children, actions, footnote }: ErrorLayoutProps) {
  return (
    <div className={tw`grid min-h-[420px] content-center justify-items-center gap-2 py-12 text-center narrow:py-6`}>
      <Ready />
      {isArt(drawing) ? art[drawing] : drawing}
      {label && <p className={tw`text-label text-faint`}>{label}</p>}
      <PageHeading hidden={titleHidden}>{title}</PageHeading>
      {children}
      <div
        className={tw`mt-3 flex flex-wrap justify-center gap-2 narrow:w-full narrow:flex-col narrow:items-stretch narrow:px-2`}
      >
        {actions}
      </div>
      {footnote && <p className={tw`mt-4 max-w-[520px] text-caption text-faint text-pretty`}>{footnote}</p>}
    </div>
  );
}
