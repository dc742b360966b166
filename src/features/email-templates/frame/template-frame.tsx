import type { ReactNode } from "react";
import { OthersLine } from "../../../shared/presence";
import { cx, tw } from "../../../ui/tw";
import type { Template } from "../template";
import { TemplateHead } from "./template-head";
import type { TemplateTabName } from "./template-tabs";

interface TemplateFrameProps {
  id: string;
  /** Null while it is loading, and if it can't be read. */
  template: Template | null;
  tab: TemplateTabName;
  /** Within the app's layout, which gives the space around. */
  inApp?: boolean;
  children: ReactNode;
}

/** The page of one template: its head with the tabs, and below it what the tab shows. */
export const TemplateFrame = ({ id, template, tab, inApp = false, children }: TemplateFrameProps) => (
  <div className={tw`grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]`}>
    <TemplateHead id={id} template={template} tab={tab} inApp={inApp} />
    <div className={cx(tw`grid w-full content-start gap-4`, inApp ? tw`pt-4` : tw`mx-auto max-w-page p-pad pb-end`)}>
      {template && <OthersLine kind="emailTemplate" id={id} />}
      {children}
    </div>
  </div>
);
