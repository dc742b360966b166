import { useState, type ReactNode } from "react";
import { OthersLine } from "../../../shared/presence";
import { cx, tw } from "../../../ui/tw";
import type { Template } from "../template";
import { TemplateTabs, type TemplateTabName } from "./template-tabs";
import { Pencil } from "lucide-react";
import { ExitLink } from "./exit-link";
import { SendLink } from "./send-link";
import { texts } from "./texts";
import { useCan } from "../../../api/react/ability";
import { MAX_TEMPLATE_NAME } from "../../../domain/constants";
import { NameForm } from "../../../shared/name-form/name-form";
import { Icon } from "../../../ui/icons/icon";
import { uiTexts } from "../../../ui/texts";
import { useTextChange } from "../writes/use-text-change";

interface TemplateFrameProps {
  id: string;
  /** Null while loading, and if it can't be read. */
  template: Template | null;
  tab: TemplateTabName;
  /** In the app's layout, which has its own padding. */
  inApp?: boolean;
  children: ReactNode;
}

export const TemplateFrame = ({ id, template, tab, inApp = false, children }: TemplateFrameProps) => (
  <div className={tw`grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]`}>
    <TemplateHead id={id} template={template} tab={tab} inApp={inApp} />
    <div className={cx(tw`grid w-full content-start gap-4`, inApp ? tw`pt-4` : tw`mx-auto max-w-page p-pad pb-end`)}>
      {template && <OthersLine kind="emailTemplate" id={id} />}
      {children}
    </div>
  </div>
);

interface TemplateHeadProps {
  id: string;
  template: Template | null;
  tab: TemplateTabName;
  inApp?: boolean;
}

function TemplateHead({ id, template, tab, inApp = false }: TemplateHeadProps) {
  const space = inApp ? undefined : tw`px-pad`;
  return (
    <header className={cx(tw`print:hidden border-b border-line`, !inApp && tw`bg-surface`)}>
      <div className={cx(tw`flex min-h-[56px] flex-wrap items-center gap-x-3 gap-y-2 py-2 narrow:gap-x-1`, space)}>
        <ExitLink />
        <span aria-hidden="true" className={tw`h-6 w-px flex-none bg-line narrow:hidden`} />
        <div className={tw`flex min-w-0 flex-[1_1_0] items-center`}>
          {template && <NameInPlace key={id} template={template} />}
        </div>
        {template?.state === "ready" && tab !== "sendings" && <SendLink template={template} />}
      </div>
      <div className={cx(tw`-mb-px`, space)}>
        <TemplateTabs id={id} tab={tab} />
      </div>
    </header>
  );
}

const heading = tw`min-w-0 truncate text-lead font-strong text-ink focus-visible:outline-none`;

/** The name; a button turns it into a field. Enter saves, Esc cancels. */
function NameInPlace({ template }: { template: Template }) {
  const can = useCan();
  const [editing, setEditing] = useState(false);
  const name = template.name || uiTexts.noName;
  if (editing) return <NameEditor template={template} onLeave={() => setEditing(false)} />;
  if (!can("update", "EmailTemplate", template, "name"))
    return (
      <h1 tabIndex={-1} title={name} className={heading}>
        {name}
      </h1>
    );
  return (
    <h1 tabIndex={-1} title={name} className={heading}>
      <button
        type="button"
        aria-label={texts.renameIt(name)}
        className={tw`group hit inline-flex max-w-full items-center gap-2 rounded-[3px]`}
        onClick={() => setEditing(true)}
      >
        <span className={tw`truncate`}>{name}</span>
        <Icon of={Pencil} size={14} className={tw`flex-none text-faint group-hover:text-ink`} />
      </button>
    </h1>
  );
}

function NameEditor({ template, onLeave }: { template: Template; onLeave: () => void }) {
  const { before, warning, writing, save } = useTextChange(template, "name", onLeave);
  return (
    <NameForm
      label={texts.nameOf(before)}
      name={before}
      submit={texts.rename}
      maxLength={MAX_TEMPLATE_NAME}
      warning={warning}
      writing={writing}
      onSave={save}
      onLeave={onLeave}
    />
  );
}
