import { notDoneMessage } from "../../../../api/errors";
import { useId, useState } from "react";
import { CONSENTS } from "../../../../domain/donor/consents";
import { Banner } from "../../../../ui/messages/banner";
import { FieldMessage } from "../../../../ui/field/field-message";
import { Segmented } from "../../../../ui/buttons/segmented";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { useStillOpen } from "../../../../ui/overlay/use-still-open";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { useConsents } from "../../../../shared/consents/get-consents";
import { usePaperEditions } from "../../../../shared/consents/use-consent-texts";
import { EMPTY_PAPER_FORM, readPaperForm, type OnPaper } from "./paper-form";
import { paperFormTexts } from "./paper-form-texts";
import { RefusalBanner, readRefusal, type Refusal } from "../refusal";
import { texts } from "../texts";
import { useRecordPaperForm } from "./use-record-paper-form";
import { SignedFields } from "./signed-fields";

interface PaperFormDialogProps extends DialogProps {
  donor: { _id: string; version: number | null; birthday: string | null };
  name: string;
  today: string;
}

const FIELDS = ["signed", ...CONSENTS.map(({ field }) => field)];
const ANSWERS: readonly { value: OnPaper; label: string }[] = [
  { value: "yes", label: paperFormTexts.yes },
  { value: "no", label: paperFormTexts.no },
  { value: "", label: paperFormTexts.notThere },
];

/** Records the answers on a signed paper form. Doesn't change the status. */
export function PaperFormDialog({ donor, name, open, onClose, today }: PaperFormDialogProps) {
  const id = useId();
  const [draft, setDraft] = useState(EMPTY_PAPER_FORM);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const toast = useToast();
  const stillOpen = useStillOpen(open);
  const paperForm = useRecordPaperForm(donor._id);
  const answers = useConsents(donor._id);
  const { editions, loading } = usePaperEditions(open);
  const read = readPaperForm(draft, { editions, birthday: donor.birthday, today, recorded: answers });

  const save = async () => {
    setTried(true);
    if (!read.consents) return false;
    setRefusal(null);
    const { version } = donor;
    const outcome = await paperForm.write({ consents: read.consents, ...(version !== null && { version }) });
    if (outcome.ok) {
      toast.success(texts.consentsSaved);
      return null;
    }
    if (stillOpen(notDoneMessage(outcome.error, (message) => texts.lateConsents(name, message))))
      setRefusal(readRefusal(outcome.error, FIELDS));
    return false;
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={paperFormTexts.title(name)}
      description={paperFormTexts.hint}
      submit={texts.saveConsents}
      onSubmit={save}
      pending={loading}
      pendingLabel={loading ? texts.saveConsents : undefined}
    >
      <ul className={tw`grid gap-2`}>
        {CONSENTS.map(({ code, field, label }) => (
          <li key={code} className={tw`flex flex-wrap items-center justify-between gap-x-4 gap-y-1`}>
            <span className={tw`font-medium`}>{label}</span>
            <Segmented
              label={label}
              options={ANSWERS}
              value={draft.answers[code] ?? ""}
              onValueChange={(value) => setDraft({ ...draft, answers: { ...draft.answers, [code]: value } })}
              aria-describedby={refusal?.fields[field] && `${id}-${code}`}
            />
            {refusal?.fields[field] && (
              <div className={tw`w-full`}>
                <FieldMessage id={`${id}-${code}`} kind="error">
                  {refusal.fields[field]}
                </FieldMessage>
              </div>
            )}
          </li>
        ))}
      </ul>
      {tried && read.empty && (
        <p role="alert" className={tw`text-label text-danger-text`}>
          {paperFormTexts.nothing}
        </p>
      )}
      <SignedFields
        draft={draft}
        editions={editions}
        onChange={(change) => setDraft({ ...draft, ...change })}
        problem={read.problem}
        tried={tried}
        refused={refusal?.fields.signed}
      />
      {read.refused.length > 0 && (
        <Banner tone="warn" title={paperFormTexts.without(read.refused.map(({ label }) => label).join(", "))}>
          {paperFormTexts.withoutHint}
        </Banner>
      )}
      <RefusalBanner refusal={refusal} />
    </FormDialog>
  );
}
