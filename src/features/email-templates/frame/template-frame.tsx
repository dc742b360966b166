import type { ReactNode } from "react";
import { OthersLine } from "../../../shared/presence";
import { tw } from "../../../ui/tw";
import type { Template } from "../template";
import { TemplateHead } from "./template-head";
import type { TemplateTabName } from "./template-tabs";

interface TemplateFrameProps {
  id: string;
  /** Null while it is loading, and if it can't be read. */
  template: Template | null;
  tab: TemplateTabName;
  children: ReactNode;
}

/** The page of one template: its head with the tabs, and below it what the tab shows. */
export const TemplateFrame = ({ id, template, tab, children }: TemplateFrameProps) => (
  <div className={tw`grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]`}>
    <TemplateHead id={id} template={template} tab={tab} />
    <div className={tw`mx-auto grid w-full max-w-page content-start gap-4 p-pad pb-end`}>
      {template && <OthersLine kind="emailTemplate" id={id} />}
      {children}
    </div>
  </div>
);
