import { useRef, useState } from "react";
import { notDoneMessage } from "../../../api/errors";
import type { CONSENTS } from "../../../domain/donor/consents";
import type { ConsentSettings } from "../../../domain/settings/consent-settings";
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

const readConsent = (stored: unknown): WrittenConsent | null =>
  isRecord(stored) && typeof stored.summary === "string" && typeof stored.text === "string"
    ? { summary: stored.summary, text: stored.text, correction: stored.correction === true }
    : null;

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
  const saved = { summary: inForce.summary, text: inForce.text, correction: false };
  const draft = useTyped({ name: `consent ${code}`, saved, read: readConsent, isSame: isSameConsent });
  const { isTyped, isNewer } = draft;
  // a colleague has published another text: those who accepted that one haven't accepted this "correction"
  const value = { ...draft.value, correction: draft.value.correction && !isNewer };
  const changed = !isSameConsent(value, saved);
  // a snapshot of the moment when the dialog opened: the section may be read again behind it
  const [publication, setPublication] = useState<Publication | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const problems = checkConsent(value);
  const problem = (field: "summary" | "text") => {
    const found = isTyped && problems.find((each) => each.field === field);
    return found ? texts.problems[found.code] : undefined;
  };
  const edit = (change: Partial<WrittenConsent>) => {
    draft.edit({ ...value, ...change });
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
    const onPublished = draft.prepareSave();
    const error = await publisher.publish(publication);
    setPublication(null);
    if (error) setFailure(notDoneMessage(error, texts.notPublished));
    else onPublished();
  };
  const ask = () => {
    if (version !== null && ready) setPublication({ version, code, written: value, currentTexts: values });
  };
  const discard = () => {
    draft.discard();
    setFailure(null);
  };
  const box = useRef<HTMLElement>(null);
  useCommandKey("s", box, ask, "inside");
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
            {isTyped && <VanishingButton onClick={discard}>{uiTexts.cancel}</VanishingButton>}
          </>
        )
      }
    >
      <div className={tw`grid gap-4`}>
        <AlertRegion title={failure} />
        {isNewer && (
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
                disabled={isNewer}
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
