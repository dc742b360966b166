import { useRef, useState } from "react";
import { notDoneMessage } from "../../../api/errors";
import type { CONSENTS, ConsentCode } from "../../../domain/donor/consents";
import type { ConsentSettings, ConsentText, ConsentContent } from "../../../domain/settings/consent-settings";
import {
  checkConsent,
  MOST_CONSENT,
  MOST_SUMMARY,
  type WrittenConsent,
  isSameConsent,
} from "../../../domain/settings/publish-consents";
import { ConsentDifferences, ConsentParagraphs } from "../../../shared/consents/words";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Radio } from "../../../ui/field/choice";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { Textarea } from "../../../ui/field/textarea";
import { tw } from "../../../ui/tw";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { useCommandKey } from "../../../ui/browser/use-command-key";
import { uiTexts } from "../../../ui/texts";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { usePreview, type Preview } from "../use-preview";
import { consentTexts as texts } from "./consent-texts";
import { consentsPreviewAnswer, type ConsentsPreview } from "./consents-preview";
import { type Publication, type usePublishConsent, valuesWith } from "./use-publish-consent";
import { isRecord } from "../../../domain/values";
import { useTyped } from "../use-typed";

/** What is typed, and what was in force when it began. */
interface TypedConsent {
  now: WrittenConsent;
  base: ConsentContent;
}

const wordsOf = (kept: unknown): ConsentContent | null =>
  isRecord(kept) && typeof kept.summary === "string" && typeof kept.text === "string"
    ? { summary: kept.summary, text: kept.text }
    : null;

const readTyped = (kept: unknown): TypedConsent | null => {
  if (!isRecord(kept)) return null;
  const [now, base] = [wordsOf(kept.now), wordsOf(kept.base)];
  const correction = isRecord(kept.now) && kept.now.correction === true;
  return now && base ? { now: { ...now, correction }, base } : null;
};

/** What is typed over a text that is in force. */
function useConsentDraft(code: ConsentCode, { summary, text }: ConsentText) {
  const draft = useTyped(`consent ${code}`, readTyped);
  const saved = { summary, text };
  const now: WrittenConsent = draft.typed?.now ?? { ...saved, correction: false };
  const changed = !isSameConsent(now, saved);
  const isOlder = draft.typed !== null && changed && !isSameConsent(saved, draft.typed.base);
  // it was to mend the words of another text: who agreed to the one in force hasn't agreed to it
  const value = { ...now, correction: now.correction && !isOlder };
  return {
    value,
    isTyped: draft.typed !== null,
    changed,
    /** What was published since isn't what one began with, nor what one typed. */
    isOlder,
    edit: (change: Partial<WrittenConsent>) =>
      draft.type({ base: draft.typed?.base ?? saved, now: { ...value, ...change } }),
    leave: () => draft.type(null),
    /** @param sent what is in force now: what was typed since stays upon it */
    published: (sent: WrittenConsent) => {
      if (draft.typed) draft.saved(draft.typed, (since) => ({ ...since, base: sent }));
    },
  };
}

interface ConsentTextCardProps {
  consent: (typeof CONSENTS)[number];
  values: ConsentSettings;
  version: number | null;
  publisher: ReturnType<typeof usePublishConsent>;
  writable: boolean;
}

/** One text: written, held against the one in force, and published by itself. */
export function ConsentTextCard({ consent, values, version, publisher, writable }: ConsentTextCardProps) {
  const { code, label } = consent;
  const present = values[code];
  const draft = useConsentDraft(code, present);
  const { value, changed } = draft;
  /** What is asked about: the text and the section as they were when the window opened, whatever is read again behind it. */
  const [asking, setAsking] = useState<Publication | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const problems = checkConsent(value);
  const problem = (field: "summary" | "text") => {
    const found = draft.isTyped && problems.find((one) => one.field === field);
    return found ? texts.problems[found.code] : undefined;
  };
  const edit = (change: Partial<WrittenConsent>) => {
    draft.edit(change);
    setFailure(null);
  };
  const ready = writable && changed && problems.length === 0;
  const preview = usePreview(
    "consents",
    consentsPreviewAnswer,
    version,
    ready && !value.correction ? valuesWith(values, code, value) : null,
  );
  const publish = async () => {
    if (!asking) return;
    const refused = await publisher.publish(asking);
    setAsking(null);
    if (refused) setFailure(notDoneMessage(refused, texts.notPublished));
    else draft.published(asking.written);
  };
  const ask = () => {
    if (version !== null && ready) setAsking({ version, code, written: value, others: values });
  };
  const leave = () => {
    draft.leave();
    setFailure(null);
  };
  const box = useRef<HTMLElement>(null);
  useCommandKey("s", box, ask, true);
  return (
    <Card
      ref={box}
      title={label}
      subtitle={texts.inForce(present.version, present.date)}
      footer={
        writable && (
          <>
            <Button onClick={ask} disabled={!ready}>
              {texts.publish}
            </Button>
            {draft.isTyped && <VanishingButton onClick={leave}>{uiTexts.cancel}</VanishingButton>}
          </>
        )
      }
    >
      <div className={tw`grid gap-4`}>
        <AlertRegion title={failure} />
        {draft.isOlder && (
          <Banner tone="warn" live title={texts.newer}>
            <ConsentParagraphs text={present.text} />
            {texts.newerHint}
          </Banner>
        )}
        <Field label={texts.summary} error={problem("summary")}>
          <TextInput
            value={value.summary}
            readOnly={!writable}
            maxLength={MOST_SUMMARY}
            onChange={(event) => edit({ summary: event.target.value })}
          />
        </Field>
        <Field label={texts.text} help={texts.counted(value.text.length, MOST_CONSENT)} error={problem("text")}>
          <Textarea
            value={value.text}
            readOnly={!writable}
            rows={7}
            maxLength={MOST_CONSENT}
            onChange={(event) => edit({ text: event.target.value })}
          />
        </Field>
        {changed && (
          <>
            <section className={tw`grid gap-1.5`}>
              <h3 className={tw`text-label font-medium`}>{texts.differences(present.version)}</h3>
              <ConsentDifferences
                before={`${present.summary}\n\n${present.text}`}
                after={`${value.summary}\n\n${value.text}`}
              />
            </section>
            <ChoiceGroup legend={texts.formerAnswers(present.version)}>
              <Radio
                name={`correction-${code}`}
                label={texts.again}
                help={texts.againHint(present.version)}
                checked={!value.correction}
                onChange={() => edit({ correction: false })}
              />
              <Radio
                name={`correction-${code}`}
                label={texts.correction}
                help={texts.correctionHint}
                checked={value.correction}
                disabled={draft.isOlder}
                onChange={() => edit({ correction: true })}
              />
            </ChoiceGroup>
            <p aria-live="polite" className={tw`font-medium empty:hidden`}>
              {askedWords(preview, value)}
            </p>
            <section className={tw`grid gap-1.5`}>
              <h3 className={tw`text-label font-medium`}>{texts.preview}</h3>
              <p className={tw`break-anywhere text-label text-muted`}>{value.summary}</p>
              <ConsentParagraphs text={value.text} />
            </section>
          </>
        )}
      </div>
      <PublishDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        onPublish={publish}
        label={label}
        asked={askedWords(preview, value)}
      />
    </Card>
  );
}

/** How many would be asked again, as far as it is known. */
function askedWords(preview: Preview<ConsentsPreview>, { correction }: WrittenConsent): string {
  if (correction) return texts.asked(0, 0);
  if (preview.status === "error") return texts.notCounted(preview.error.message);
  if (preview.status === "ready" && !preview.stale) return texts.asked(preview.data.asked, preview.data.onPaper);
  return preview.status === "none" ? "" : texts.counting;
}

interface PublishDialogProps extends DialogProps {
  label: string;
  /** How many would be asked again; empty if nobody can say. */
  asked: string;
  onPublish: () => Promise<void>;
}

/** Asks before a text is published, which can't be undone. */
const PublishDialog = ({ label, asked, onPublish, ...dialog }: PublishDialogProps) => (
  <ConfirmDialog
    {...dialog}
    title={texts.confirmTitle(label)}
    description={texts.confirmHint}
    cancel={texts.back}
    submit={texts.confirm}
    pendingLabel={texts.publishing}
    onSubmit={onPublish}
  >
    {asked && <p className={tw`mt-3`}>{asked}</p>}
  </ConfirmDialog>
);
