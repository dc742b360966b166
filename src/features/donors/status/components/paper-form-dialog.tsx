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
import { EMPTY_PAPER_FORM, readPaperForm, type OnPaper } from "../paper-form";
import { paperFormTexts } from "../paper-form-texts";
import { RefusalBanner, readRefusal, type Refusal } from "../refusal";
import { texts } from "../texts";
import { usePapers } from "../use-papers";
import { SignedFields } from "./signed-fields";

interface PaperFormDialogProps extends DialogProps {
  /** As the page has the donor now. */
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

/** Records the answers on a signed paper form. The status stays as it is. */
export function PaperFormDialog({ donor, name, open, onClose, today }: PaperFormDialogProps) {
  const id = useId();
  const [draft, setDraft] = useState(EMPTY_PAPER_FORM);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const toast = useToast();
  const stillOpen = useStillOpen(open);
  const papers = usePapers(donor._id);
  const known = useConsents(donor._id);
  const editions = usePaperEditions(open);
  const read = readPaperForm(draft, { editions, birthday: donor.birthday, today, known });

  const save = async () => {
    setTried(true);
    if (!read.consents) return false;
    setRefusal(null);
    const { version } = donor;
    const outcome = await papers.write({ consents: read.consents, ...(version !== null && { version }) });
    if (outcome.ok) {
      toast.success(texts.papersSaved);
      return null;
    }
    if (stillOpen(notDoneMessage(outcome.error, (why) => texts.latePapers(name, why))))
      setRefusal(readRefusal(outcome.error, FIELDS));
    return false;
  };
  return (
    <FormDialog
      {...{ open, onClose }}
      title={paperFormTexts.title(name)}
      description={paperFormTexts.hint}
      submit={texts.savePapers}
      onSubmit={save}
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
