import { notDoneMessage } from "../../../../api/errors";
import { useState } from "react";
import { endpoints } from "../../../../api/endpoints";
import { useFeature } from "../../../../api/react/use-feature";
import { CONSENTS, missingConsents } from "../../../../domain/donor/consents";
import { Checkbox } from "../../../../ui/field/choice";
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
import type { PaperEdition } from "../../../../domain/settings/paper-editions";
import { missingData } from "../../../../domain/donor/enrolment";
import { trimText } from "../../../../domain/text";
import { donorAnswer } from "../../../../shared/donor/reads";
import { EMPTY_DESK_FORM, readPaperForm, type PaperFormDraft, type ReadPaperForm } from "../paper-form/paper-form";
import { RefusalBanner, readRefusal, type Refusal } from "../refusal";
import { sendingTexts } from "../sending-texts";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { useRecordPaperForm } from "../paper-form/use-record-paper-form";
import { useStatusChange } from "../use-status-change";
import { SignedFields } from "../paper-form/signed-fields";

const FIELDS = ["signed", ...CONSENTS.map(({ field }) => field)];

/** Registers a donor who was added at the desk: records the signed consents, then activates the donor. */
export function DeskDialog({ donor, name, open, onClose, today }: StatusDialogProps) {
  const [draft, setDraft] = useState(EMPTY_DESK_FORM);
  const [card, setCard] = useState(donor.cardNumber ?? "");
  const [tried, setTried] = useState(false);
  const [consentsRefusal, setConsentsRefusal] = useState<Refusal | null>(null);
  /** Set after this dialog has recorded the consents: the donor's new version, or null if unknown. */
  const [recorded, setRecorded] = useState<{ version: number | null } | null>(null);
  const toast = useToast();
  const stillOpen = useStillOpen(open);
  const { answers, failure } = useConsentsRead(donor._id);
  const isRecorded = missingConsents(answers ?? []).length === 0 || recorded !== null;
  const readFailure = isRecorded ? null : failure;
  const missing = missingData(donor);
  const version = recorded ? Math.max(recorded.version ?? 0, donor.version ?? 0) || null : donor.version;
  const { write, isOpen, refusal } = useStatusChange({ ...donor, version }, ["cardNumber"], { open, name });
  const paperForm = useRecordPaperForm(donor._id);
  const reread = useReread({ path: endpoints.donor(donor._id), schema: donorAnswer });
  const hasConsents = useFeature("consents");
  const sends = useFeature("email-sending");
  const { editions, loading } = usePaperEditions(open);
  const read = readPaperForm(draft, { editions, birthday: donor.birthday, today });

  const record = async (): Promise<{ version: number | null } | null> => {
    setConsentsRefusal(null);
    if (isRecorded || !hasConsents) return { version };
    if (!read.consents || read.refused.length > 0) return null;
    const outcome = await paperForm.write({
      consents: read.consents,
      ...(donor.version !== null && { version: donor.version }),
    });
    if (outcome.ok) {
      const reading = outcome.data ? null : await reread();
      const saved = reading?.ok ? reading.data.donor : outcome.data;
      const written = { version: saved?.version ?? donor.version };
      setRecorded(written);
      return written;
    }
    if (stillOpen(notDoneMessage(outcome.error, (message) => texts.lateConsents(name, message))))
      setConsentsRefusal(readRefusal(outcome.error, FIELDS));
    return null;
  };
  const confirm = async () => {
    setTried(true);
    const done = await record();
    if (!done) return false;
    if (missing.length > 0) return toast.success(texts.consentsSaved);
    // the user has closed the dialog: don't register
    if (!isOpen()) return toast.success(texts.lateConsentsSaved(name));
    return (await write({ action: "register", cardNumber: trimText(card) || null }, done.version)) ? null : false;
  };
  const onlyConsents = missing.length > 0;
  const submit = onlyConsents ? texts.saveConsents : texts.confirm.register;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      enter={false}
      title={texts.titles.register(name)}
      description={onlyConsents ? undefined : (sends ? sendingTexts : texts).deskHint}
      submit={onlyConsents && (isRecorded || !hasConsents) ? null : submit}
      disabled={hasConsents && readFailure !== null}
      onSubmit={confirm}
      pending={loading}
      pendingLabel={loading ? submit : undefined}
    >
      {onlyConsents && (
        <Banner tone="warn" title={texts.missingData(missing.join(", "))}>
          {!isRecorded && hasConsents && texts.missingDataHint}
        </Banner>
      )}
      {!hasConsents ? (
        <Banner tone="info" title={texts.keepPaperForm} />
      ) : readFailure ? (
        <ReadFailed title={texts.consentsUnknown} onRetry={readFailure.retry} retrying={readFailure.retrying} />
      ) : isRecorded ? (
        <p className={tw`text-muted`}>
          {texts.consentsRecorded(
            CONSENTS.filter(({ required }) => required)
              .map(({ label }) => label)
              .join(", "),
          )}
        </p>
      ) : (
        <PaperFormFields
          draft={draft}
          editions={editions}
          onDraft={setDraft}
          read={read}
          tried={tried}
          refused={consentsRefusal?.fields ?? {}}
        />
      )}
      {!onlyConsents && (
        <Field label={texts.card} help={texts.cardHelp} optional error={refusal?.fields.cardNumber}>
          <TextInput value={card} maxLength={40} onChange={(event) => setCard(event.target.value)} />
        </Field>
      )}
      {recorded && refusal && <p>{texts.consentsKept}</p>}
      <RefusalBanner refusal={consentsRefusal ?? refusal} />
    </FormDialog>
  );
}

interface PaperFormFieldsProps {
  draft: PaperFormDraft;
  editions: readonly PaperEdition[];
  onDraft: (draft: PaperFormDraft) => void;
  read: ReadPaperForm;
  /** Whether the user has submitted: then problems show. */
  tried: boolean;
  /** The server's messages, by field. */
  refused: Readonly<Record<string, string>>;
}

/** The signed consents, the edition of the form, and the day. */
function PaperFormFields({ draft, editions, onDraft, read, tried, refused }: PaperFormFieldsProps) {
  return (
    <fieldset className={tw`m-0 grid min-w-0 gap-3 border-0 p-0`}>
      <legend className={tw`mb-1 p-0 font-strong`}>{texts.consents}</legend>
      <p className={tw`text-label text-muted`}>{texts.consentsHint}</p>
      {CONSENTS.map(({ code, field, label, required }) => (
        <Checkbox
          key={code}
          label={required ? label : texts.optionalConsent(label)}
          checked={draft.answers[code] === "yes"}
          onChange={({ target }) =>
            onDraft({ ...draft, answers: { ...draft.answers, [code]: target.checked ? "yes" : "no" } })
          }
          error={
            (tried && read.refused.some((consent) => consent.code === code) && texts.consentMissing) || refused[field]
          }
        />
      ))}
      <SignedFields
        draft={draft}
        editions={editions}
        onChange={(change) => onDraft({ ...draft, ...change })}
        problem={read.problem}
        tried={tried}
        refused={refused.signed}
      />
    </fieldset>
  );
}
