import { useState } from "react";
import { useReread } from "../../../api/react/use-reread";
import { MAX_TEMPLATE_NAME } from "../../../domain/constants";
import { withOwnLook } from "../../../domain/email-template/starter-parts";
import { EMPTY_MAIL, STARTERS } from "../../../domain/email-template/starters";
import { navigate } from "../../../shared/navigation";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { TextInput } from "../../../ui/field/text-input";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/use-opened";
import { useStillOpen } from "../../../ui/use-still-open";
import { startAddress } from "../frame/template-tabs";
import { contentOf } from "../template-content";
import { templateQuery, type TemplateRow } from "../template";
import { createTemplate } from "../writes/template-writes";
import { useTemplateWrite } from "../writes/use-template-write";
import { texts } from "./texts";

interface NewTemplateDialogProps extends Shown {
  /** The templates that there are. */
  known: readonly TemplateRow[];
  /** The starter that was pressed; null for none. */
  starterId: string | null;
}

const EMPTY = "";

const latestOf = (rows: readonly TemplateRow[]): TemplateRow | undefined =>
  rows.toSorted((a, b) => (b.changed ?? "").localeCompare(a.changed ?? ""))[0];

/** Returns the address of this page without its route: donors sign in there, too, and see their own data. */
function ownPage(): string {
  const url = new URL(location.href);
  url.hash = "";
  return url.href;
}

/** Asks what a new template is called and what it begins with, makes it, and leads to it. */
export function NewTemplateDialog({ known, starterId, open, onClose }: NewTemplateDialogProps) {
  const { run, writing } = useTemplateWrite();
  const latest = latestOf(known);
  const readLatest = useReread(templateQuery(latest?._id ?? ""));
  const [reading, setReading] = useState(false);
  const isStillOpen = useStillOpen(open);
  const [from, setFrom] = useState(starterId ?? EMPTY);
  const starter = STARTERS.find(({ id }) => id === from);
  // the starter's own name until somebody writes another
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const name = (typed ?? starter?.name ?? "").trim();
  const create = async () => {
    setTried(true);
    if (!name || writing || reading) return;
    setReading(true);
    const answer = latest ? await readLatest() : null;
    setReading(false);
    if (!isStillOpen(null)) return;
    const stored = answer?.ok ? answer.data.template?.stored : undefined;
    const own = stored?.type === "ready" ? stored.document : null;
    const document = withOwnLook(starter?.document(ownPage()) ?? EMPTY_MAIL, own);
    const result = await run(createTemplate(name, contentOf(document)));
    if (result.type !== "done" || !isStillOpen(null)) return;
    onClose();
    if (result.key) navigate(startAddress(result.key));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.newTitle}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            onClick={() => void create()}
            loading={writing || reading}
            loadingLabel={texts.creating}
          >
            {texts.createIt}
          </Button>
        </>
      }
    >
      <form
        className={tw`mt-2 grid gap-4`}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
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
      </form>
    </Dialog>
  );
}
