import { ArrowLeft } from "lucide-react";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { cx, tw } from "../../../ui/tw";
import type { Template } from "../template";
import { NameInPlace } from "./name-in-place";
import { SendLink } from "./send-link";
import { TemplateTabs } from "./template-tab-bar";
import type { TemplateTabName } from "./template-tabs";
import { texts } from "./texts";

interface TemplateHeadProps {
  id: string;
  /** Null while it is loading, and if it can't be read. */
  template: Template | null;
  tab: TemplateTabName;
  /** Within the app's layout, which gives the space around. */
  inApp?: boolean;
}

/** The head of what is one template's: the way back to the list, what it is called, and its tabs. */
export function TemplateHead({ id, template, tab, inApp = false }: TemplateHeadProps) {
  const space = inApp ? undefined : tw`px-pad`;
  return (
    <header className={cx(tw`print:hidden border-b border-line`, !inApp && tw`bg-surface`)}>
      <div className={cx(tw`flex min-h-[56px] flex-wrap items-center gap-x-3 gap-y-2 py-2 narrow:gap-x-1`, space)}>
        <Button
          kind="quiet"
          icon={ArrowLeft}
          href={addressOf(hrefFor("emailTemplates"))}
          className={tw`-ml-3 narrow:-ml-2`}
        >
          {texts.exit}
        </Button>
        <span aria-hidden="true" className={tw`h-6 w-px flex-none bg-line narrow:hidden`} />
        <div className={tw`flex min-w-0 flex-[1_1_0] items-center`}>
          {template && <NameInPlace key={id} template={template} />}
        </div>
        {template?.state === "ready" && tab !== "sendings" && <SendLink id={id} />}
      </div>
      <div className={cx(tw`-mb-px`, space)}>
        <TemplateTabs id={id} tab={tab} />
      </div>
    </header>
  );
}
