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
import { EMPTY_PAPER, readPaper, type OnPaper } from "../paper-answers";
import { paperTexts } from "../paper-texts";
import { readRefusal, type Refusal } from "../refusal";
import { texts } from "../texts";
import { usePapers } from "../use-papers";
import { RefusalBanner } from "./refusal-banner";
import { SignedFields } from "./signed-fields";

interface PapersDialogProps extends DialogProps {
  /** As the page has the donor now. */
  donor: { _id: string; version: number | null; birthday: string | null };
  /** As the registry writes it. */
  name: string;
  /** ISO day in Italy. */
  today: string;
}

const FIELDS = ["signed", ...CONSENTS.map(({ field }) => field)];
const ANSWERS: readonly { value: OnPaper; label: string }[] = [
  { value: "yes", label: paperTexts.yes },
  { value: "no", label: paperTexts.no },
  { value: "", label: paperTexts.notThere },
];

/** Records a paper that a donor has signed: yes or no to each text that is on it. The status stays the staff's to change. */
export function PapersDialog({ donor, name, open, onClose, today }: PapersDialogProps) {
  const id = useId();
  const [draft, setDraft] = useState(EMPTY_PAPER);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const toast = useToast();
  const stillOpen = useStillOpen(open);
  const papers = usePapers(donor._id);
  const known = useConsents(donor._id);
  const editions = usePaperEditions(open);
  const edition = editions.find(({ id }) => id === draft.edition) ?? editions[0] ?? null;
  const read = readPaper(draft, { edition, birthday: donor.birthday, today, known });

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
      title={paperTexts.title(name)}
      description={paperTexts.hint}
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
              value={draft.said[code] ?? ""}
              onValueChange={(value) => setDraft({ ...draft, said: { ...draft.said, [code]: value } })}
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
          {paperTexts.nothing}
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
        <Banner tone="warn" title={paperTexts.without(read.refused.join(", "))}>
          {paperTexts.withoutHint}
        </Banner>
      )}
      <RefusalBanner refusal={refusal} />
    </FormDialog>
  );
}
