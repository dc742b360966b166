import { Pencil } from "lucide-react";
import { useState } from "react";
import { MAX_TEMPLATE_SUBJECT } from "../../../domain/constants";
import { NameForm } from "../../../shared/name-form/name-form";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw } from "../../../ui/tw";
import type { Template } from "../template";
import { useTextChange } from "../writes/use-text-change";
import { texts } from "./texts";

/** The subject of a mail that our editor can't open, to be mended where it is read. */
export function SubjectLine({ template }: { template: Template }) {
  const [editing, setEditing] = useState(false);
  if (editing) return <SubjectEditor template={template} onLeave={() => setEditing(false)} />;
  return (
    <span className={tw`flex min-w-0 items-center gap-1`}>
      <span className={tw`min-w-0 break-words`}>{template.subject.trim() || texts.noSubject}</span>
      <IconButton small icon={Pencil} label={texts.changeSubject} onClick={() => setEditing(true)} />
    </span>
  );
}

function SubjectEditor({ template, onLeave }: { template: Template; onLeave: () => void }) {
  const { before, warning, writing, save } = useTextChange(template, "subject", onLeave);
  return (
    <NameForm
      label={texts.subject}
      name={before}
      missing={texts.subjectMissing}
      submit={texts.saveSubject}
      maxLength={MAX_TEMPLATE_SUBJECT}
      warning={warning}
      writing={writing}
      onSave={save}
      onLeave={onLeave}
    />
  );
}
