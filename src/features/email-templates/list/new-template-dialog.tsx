import { useRef, useState } from "react";
import { useReread } from "../../../api/react/use-reread";
import { MAX_TEMPLATE_NAME } from "../../../domain/constants";
import { EMPTY_MAIL, STARTERS, withOwnLook } from "../../../domain/email-template/starters";
import { useAreaLocation } from "../../../shared/navigation";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { TextInput } from "../../../ui/field/text-input";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import { hrefFor } from "../../../domain/routes";
import { contentOf } from "../template-content";
import { templateQuery, type TemplateRow } from "../template";
import { createTemplate } from "../writes/template-writes";
import { useTemplateWrite } from "../writes/use-template-write";
import { texts } from "./texts";

interface NewTemplateDialogProps extends DialogProps {
  templates: readonly TemplateRow[];
  /** Null: without a starter. */
  starterId: string | null;
}

const EMPTY = "";

const latestOf = (rows: readonly TemplateRow[]): TemplateRow | undefined =>
  rows.toSorted((a, b) => (b.changed ?? "").localeCompare(a.changed ?? ""))[0];

/** @returns the address of this page without its route. Donors sign in there, too. */
function ownPage(): string {
  const url = new URL(location.href);
  url.hash = "";
  return url.href;
}

export function NewTemplateDialog({ templates, starterId, ...dialog }: NewTemplateDialogProps) {
  const { navigate } = useAreaLocation();
  const { run } = useTemplateWrite();
  const latest = latestOf(templates);
  const readLatest = useReread(templateQuery(latest?._id ?? ""));
  const isStillOpen = useStillOpen(dialog.open);
  const [from, setFrom] = useState(starterId ?? EMPTY);
  const starter = STARTERS.find(({ id }) => id === from);
  // the starter's name, until the user types another
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  /** Id of the new template; null if the server doesn't return it. */
  const created = useRef<string | null>(null);
  const name = (typed ?? starter?.name ?? "").trim();
  const create = async () => {
    setTried(true);
    if (!name) return false;
    const answer = latest ? await readLatest() : null;
    if (!isStillOpen(null)) return false;
    const stored = answer?.ok ? answer.data.template.stored : null;
    const own = stored?.type === "ready" ? stored.document : null;
    const document = withOwnLook(starter?.document(ownPage()) ?? EMPTY_MAIL, own);
    const result = await run(createTemplate(name, contentOf(document)));
    if (result.type !== "done") return false;
    created.current = result.key;
    return null;
  };
  return (
    <FormDialog
      {...dialog}
      title={texts.newTitle}
      submit={texts.createIt}
      pendingLabel={texts.creating}
      onSubmit={create}
      onDone={() => created.current && navigate(hrefFor("emailEdit", { id: created.current }))}
    >
      <Field label={texts.nameField} help={texts.nameHelp} error={tried && !name ? texts.nameMissing : undefined}>
        <TextInput
          data-autofocus
          autoComplete="off"
          maxLength={MAX_TEMPLATE_NAME}
          value={typed ?? starter?.name ?? ""}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Field label={texts.from}>
        <Select
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          options={[
            { value: EMPTY, label: texts.fromNothing },
            ...STARTERS.map(({ id, name, purpose }) => ({ value: id, label: `${name}: ${purpose.toLowerCase()}` })),
          ]}
        />
      </Field>
    </FormDialog>
  );
}
