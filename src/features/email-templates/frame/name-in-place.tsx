import { Pencil } from "lucide-react";
import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import { MAX_TEMPLATE_NAME } from "../../../domain/constants";
import { NameForm } from "../../../shared/name-form/name-form";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import type { Template } from "../template";
import { useTextChange } from "../writes/use-text-change";
import { texts } from "./texts";

const heading = tw`min-w-0 truncate text-lead font-strong text-ink focus-visible:outline-none`;

/** What a template is called, and in the same place how it is called something else: Enter saves, Esc leaves it. */
export function NameInPlace({ template }: { template: Template }) {
  const can = useCan();
  const [editing, setEditing] = useState(false);
  const name = template.name || uiTexts.noName;
  if (editing) return <NameEditor template={template} onLeave={() => setEditing(false)} />;
  if (!can("update", "EmailTemplate"))
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
