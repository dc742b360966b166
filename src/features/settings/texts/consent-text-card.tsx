import { useRef, useState } from "react";
import { notDoneMessage } from "../../../api/errors";
import type { CONSENTS, ConsentCode } from "../../../domain/donor/consents";
import type { ConsentSettings, ConsentText, ConsentContent } from "../../../domain/settings/consent-settings";
import {
  checkConsent,
  MAX_CONSENT,
  MAX_SUMMARY,
  type WrittenConsent,
  isSameConsent,
} from "../../../domain/settings/publish-consents";
import { ConsentDifferences, ConsentParagraphs } from "../../../shared/consents/consent-text";
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

interface TypedConsent {
  now: WrittenConsent;
  /** The text in force when the user began to type. */
  base: ConsentContent;
}

const readText = (stored: unknown): ConsentContent | null =>
  isRecord(stored) && typeof stored.summary === "string" && typeof stored.text === "string"
    ? { summary: stored.summary, text: stored.text }
    : null;

const readTyped = (stored: unknown): TypedConsent | null => {
  if (!isRecord(stored)) return null;
  const [now, base] = [readText(stored.now), readText(stored.base)];
  const correction = isRecord(stored.now) && stored.now.correction === true;
  return now && base ? { now: { ...now, correction }, base } : null;
};

/** Keeps what the user types into the text of a consent until it is published or discarded. */
function useConsentDraft(code: ConsentCode, { summary, text }: ConsentText) {
  const draft = useTyped(`consent ${code}`, readTyped);
  const saved = { summary, text };
  const now: WrittenConsent = draft.typed?.now ?? { ...saved, correction: false };
  const changed = !isSameConsent(now, saved);
  const isOlder = draft.typed !== null && changed && !isSameConsent(saved, draft.typed.base);
  // a colleague has published another text: those who accepted that one haven't accepted this "correction"
  const value = { ...now, correction: now.correction && !isOlder };
  return {
    value,
    isTyped: draft.typed !== null,
    changed,
    /** Somebody else has published another text since the user began to type. */
    isOlder,
    edit: (change: Partial<WrittenConsent>) =>
      draft.type({ base: draft.typed?.base ?? saved, now: { ...value, ...change } }),
    discard: () => draft.type(null),
    /** Call it after a publication. What the user has typed meanwhile stays, based on the published text. */
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

/** The editor of one consent text: shows the differences to the text in force, and publishes the new one. */
export function ConsentTextCard({ consent, values, version, publisher, writable }: ConsentTextCardProps) {
  const { code, label } = consent;
  const inForce = values[code];
  const draft = useConsentDraft(code, inForce);
  const { value, changed } = draft;
  // a snapshot of the moment when the dialog opened: the section may be read again behind it
  const [publication, setPublication] = useState<Publication | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const problems = checkConsent(value);
  const problem = (field: "summary" | "text") => {
    const found = draft.isTyped && problems.find((each) => each.field === field);
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
    if (!publication) return;
    const error = await publisher.publish(publication);
    setPublication(null);
    if (error) setFailure(notDoneMessage(error, texts.notPublished));
    else draft.published(publication.written);
  };
  const ask = () => {
    if (version !== null && ready) setPublication({ version, code, written: value, currentTexts: values });
  };
  const discard = () => {
    draft.discard();
    setFailure(null);
  };
  const box = useRef<HTMLElement>(null);
  useCommandKey("s", box, ask, true);
  return (
    <Card
      ref={box}
      title={label}
      subtitle={texts.inForce(inForce.version, inForce.date)}
      footer={
        writable && (
          <>
            <Button onClick={ask} disabled={!ready}>
              {texts.publish}
            </Button>
            {draft.isTyped && <VanishingButton onClick={discard}>{uiTexts.cancel}</VanishingButton>}
          </>
        )
      }
    >
      <div className={tw`grid gap-4`}>
        <AlertRegion title={failure} />
        {draft.isOlder && (
          <Banner tone="warn" live title={texts.newer}>
            <ConsentParagraphs text={inForce.text} />
            {texts.newerHint}
          </Banner>
        )}
        <Field label={texts.summary} error={problem("summary")}>
          <TextInput
            value={value.summary}
            readOnly={!writable}
            maxLength={MAX_SUMMARY}
            onChange={(event) => edit({ summary: event.target.value })}
          />
        </Field>
        <Field label={texts.text} help={texts.counted(value.text.length, MAX_CONSENT)} error={problem("text")}>
          <Textarea
            value={value.text}
            readOnly={!writable}
            rows={7}
            maxLength={MAX_CONSENT}
            onChange={(event) => edit({ text: event.target.value })}
          />
        </Field>
        {changed && (
          <>
            <section className={tw`grid gap-1.5`}>
              <h3 className={tw`text-label font-medium`}>{texts.differences(inForce.version)}</h3>
              <ConsentDifferences
                before={`${inForce.summary}\n\n${inForce.text}`}
                after={`${value.summary}\n\n${value.text}`}
              />
            </section>
            <ChoiceGroup legend={texts.formerAnswers(inForce.version)}>
              <Radio
                name={`correction-${code}`}
                label={texts.again}
                help={texts.againHint(inForce.version)}
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
              {askedText(preview, value)}
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
        open={publication !== null}
        onClose={() => setPublication(null)}
        onPublish={publish}
        label={label}
        asked={askedText(preview, value)}
      />
    </Card>
  );
}

/** @returns a sentence about how many donors must answer again; "" if it isn't known */
function askedText(preview: Preview<ConsentsPreview>, { correction }: WrittenConsent): string {
  if (correction) return texts.asked(0, 0);
  if (preview.status === "error") return texts.notCounted(preview.error.message);
  if (preview.status === "ready" && !preview.stale) return texts.asked(preview.data.asked, preview.data.onPaper);
  return preview.status === "none" ? "" : texts.counting;
}

interface PublishDialogProps extends DialogProps {
  label: string;
  /** Sentence about how many donors must answer again; may be empty. */
  asked: string;
  onPublish: () => Promise<void>;
}

/** Asks before a text is published: that can't be undone. */
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
