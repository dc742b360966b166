import { notDoneMessage } from "../../../../api/errors";
import { useState } from "react";
import { endpoints } from "../../../../api/endpoints";
import { useFeature } from "../../../../api/react/use-feature";
import { CONSENTS, missingConsents } from "../../../../domain/donor/consents";
import { Banner } from "../../../../ui/messages/banner";
import { useReread } from "../../../../api/react/use-reread";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { ReadFailed } from "../../../../ui/messages/read-failed";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { useStillOpen } from "../../../../ui/overlay/use-still-open";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import { useConsentsRead } from "../../../../shared/consents/get-consents";
import { usePaperEditions } from "../../../../shared/consents/use-consent-texts";
import { missingData } from "../../../../domain/donor/enrolment";
import { donorAnswer } from "../../../../shared/donor/reads";
import { EMPTY_PAPERS, readPapers } from "../papers-draft";
import { readRefusal, type Refusal } from "../refusal";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { usePapers } from "../use-papers";
import { useStatusChange } from "../use-status-change";
import { PapersFields } from "./papers-fields";
import { RefusalBanner } from "./refusal-banner";

const FIELDS = ["signed", ...CONSENTS.map(({ field }) => field)];

/** Registers somebody who was added at the desk: first what was signed on paper is recorded, then the donor is made active. */
export function DeskDialog({ donor, name, open, onClose, today }: StatusDialogProps) {
  const [draft, setDraft] = useState(EMPTY_PAPERS);
  const [card, setCard] = useState(donor.cardNumber ?? "");
  const [tried, setTried] = useState(false);
  const [refusedPapers, setRefusedPapers] = useState<Refusal | null>(null);
  /** What was recorded in this window: the version that it made, where it is known. */
  const [recorded, setRecorded] = useState<{ version: number | null } | null>(null);
  const toast = useToast();
  const stillOpen = useStillOpen(open);
  const { answers, failure } = useConsentsRead(donor._id);
  const there = missingConsents(answers ?? []).length === 0 || recorded !== null;
  const unknown = there ? null : failure;
  const missing = missingData(donor);
  const version = recorded ? Math.max(recorded.version ?? 0, donor.version ?? 0) || null : donor.version;
  const { write, isOpen, refusal } = useStatusChange({ ...donor, version }, ["cardNumber"], { open, name });
  const papers = usePapers(donor._id);
  const reread = useReread({ path: endpoints.donor(donor._id), schema: donorAnswer });
  const hasConsents = useFeature("consents");
  const editions = usePaperEditions(open);
  const edition = editions.find(({ id }) => id === draft.edition) ?? editions[0] ?? null;
  const read = readPapers(draft, { edition, birthday: donor.birthday, today });

  const record = async (): Promise<{ version: number | null } | null> => {
    setRefusedPapers(null);
    if (there || !hasConsents) return { version };
    if (!read.body) return null;
    const outcome = await papers.write({ ...read.body, ...(donor.version !== null && { version: donor.version }) });
    if (outcome.ok) {
      const reading = outcome.data ? null : await reread();
      const saved = reading?.ok ? reading.data.donor : outcome.data;
      const now = { version: saved?.version ?? donor.version };
      setRecorded(now);
      return now;
    }
    if (stillOpen(notDoneMessage(outcome.error, (why) => texts.latePapers(name, why))))
      setRefusedPapers(readRefusal(outcome.error, FIELDS));
    return null;
  };
  const confirm = async () => {
    setTried(true);
    const done = await record();
    if (!done) return false;
    if (missing.length > 0) return toast.success(texts.papersSaved);
    // who has closed it meanwhile doesn't register anybody any more
    if (!isOpen()) return toast.success(texts.latePapersSaved(name));
    return (await write({ action: "register", cardNumber: card.trim() || null }, done.version)) ? null : false;
  };
  const onlyPapers = missing.length > 0;
  return (
    <FormDialog
      {...{ open, onClose }}
      enter={false}
      title={texts.titles.register(name)}
      description={onlyPapers ? undefined : texts.deskHint}
      submit={onlyPapers ? (there || !hasConsents ? null : texts.savePapers) : texts.confirm.register}
      disabled={hasConsents && unknown !== null}
      onSubmit={confirm}
    >
      {onlyPapers && (
        <Banner tone="warn" title={texts.missingData(missing.join(", "))}>
          {!there && hasConsents && texts.missingDataHint}
        </Banner>
      )}
      {!hasConsents ? (
        <Banner tone="info" title={texts.papersInOffice} />
      ) : unknown ? (
        <ReadFailed title={texts.papersUnknown} onRetry={unknown.retry} retrying={unknown.retrying} />
      ) : there ? (
        <p className={tw`text-muted`}>
          {texts.papersThere(
            CONSENTS.filter(({ required }) => required)
              .map(({ label }) => label)
              .join(", "),
          )}
        </p>
      ) : (
        <PapersFields
          draft={draft}
          editions={editions}
          onDraft={setDraft}
          read={read}
          tried={tried}
          refused={refusedPapers?.fields ?? {}}
        />
      )}
      {!onlyPapers && (
        <Field label={texts.card} help={texts.cardHelp} optional error={refusal?.fields.cardNumber}>
          <TextInput value={card} maxLength={40} onChange={(event) => setCard(event.target.value)} />
        </Field>
      )}
      {recorded && refusal && <p>{texts.papersKept}</p>}
      <RefusalBanner refusal={refusedPapers ?? refusal} />
    </FormDialog>
  );
}
