import type { ReactNode } from "react";
import { UploadDock } from "../../../shared/documents/uploads";
import { ExportDock } from "../../../shared/lists/exports";
import { PageMain } from "../../../ui/page/page-main";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

/** Around a page that has its own head and fills the element, up to its edges: a template of mails, and its editor. */
export function OwnLayout({ children }: { children: ReactNode }) {
  return (
    <div className={tw`relative flex min-h-[max(560px,var(--gds-min-height))] flex-col`}>
      <PageMain
        label={texts.content}
        className={tw`grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] focus-visible:outline-none`}
      >
        {children}
      </PageMain>
      <ExportDock />
      <UploadDock />
    </div>
  );
}
