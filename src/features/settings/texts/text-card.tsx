import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { notDoneMessage } from "../../../api/errors";
import {
  checkText,
  DEFAULT_TEXTS,
  hasReader,
  isOptional,
  MAX_TITLE,
  MAX_TEXT,
  READER_NAME,
  type AssociationText,
  type TextName,
  type TextSettings,
} from "../../../domain/settings/text-settings";
import { isRecord } from "../../../domain/values";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Chip } from "../../../ui/display/chip";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { Textarea } from "../../../ui/field/textarea";
import { tw } from "../../../ui/tw";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { useCommandKey } from "../../../ui/browser/use-command-key";
import { uiTexts } from "../../../ui/texts";
import type { SectionWriter } from "../save-section";
import { useTyped } from "../use-typed";
import { TextPreview } from "./text-preview";
import { texts } from "./texts";

interface TextCardProps {
  name: TextName;
  values: TextSettings;
  version: number | null;
  writer: SectionWriter<TextSettings>;
  writable: boolean;
}

const readText = (stored: unknown): AssociationText | null =>
  isRecord(stored) && typeof stored.title === "string" && typeof stored.text === "string"
    ? { title: stored.title, text: stored.text }
    : null;

/** Ignores blanks around the texts: the server removes them. */
const isSame = (a: AssociationText, b: AssociationText) =>
  a.title.trim() === b.title.trim() && a.text.trim() === b.text.trim();

/** The editor of one text of the association, with a preview. */
export function TextCard({ name, values, version, writer, writable }: TextCardProps) {
  const cardTexts = texts.cards[name];
  const saved = values[name];
  const draft = useTyped({ name: `text ${name}`, saved, read: readText, isSame });
  const { value, isTyped } = draft;
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problems = checkText(name, value);
  const problem = (field: keyof AssociationText) => {
    const found = problems.find((each) => each.field === field);
    if (!found || !isTyped) return undefined;
    if (found.code !== "placeholder") return texts.problems[found.code];
    return hasReader(name) ? texts.placeholder.onlyName : texts.placeholder.noReader;
  };
  const unchanged = !saving && isSame(value, saved);
  const edit = (change: Partial<AssociationText>) => {
    draft.edit({ ...value, ...change });
    setFailure(null);
  };
  const area = useRef<HTMLTextAreaElement>(null);
  // without a caret the name is inserted at the end
  const wasFocused = useRef(false);
  const insertName = () => {
    const end = value.text.length;
    const { selectionStart: from, selectionEnd: to } =
      wasFocused.current && area.current ? area.current : { selectionStart: end, selectionEnd: end };
    // React must render the text before the caret moves behind it
    flushSync(() => edit({ text: value.text.slice(0, from) + READER_NAME + value.text.slice(to) }));
    area.current?.focus();
    area.current?.setSelectionRange(from + READER_NAME.length, from + READER_NAME.length);
  };
  const discard = () => {
    draft.discard();
    setFailure(null);
  };
  const save = async () => {
    // all texts are one section: two saves at once would conflict
    if (problems.length > 0 || version === null || unchanged || !writable || writer.writing) return;
    const onSaved = draft.prepareSave();
    setSaving(true);
    // each card changes its own text only
    const error = await writer.save({ version, values: { ...values, [name]: value }, before: values });
    setSaving(false);
    if (error) setFailure(notDoneMessage(error, texts.notSaved));
    else onSaved();
  };
  const box = useRef<HTMLElement>(null);
  useCommandKey("s", box, () => void save(), "inside");
  return (
    <Card
      ref={box}
      title={cardTexts.title}
      subtitle={cardTexts.place}
      footer={
        writable && (
          <>
            <Button
              onClick={() => void save()}
              disabled={unchanged || (writer.writing && !saving)}
              loading={saving}
              loadingLabel={uiTexts.saving}
            >
              {cardTexts.save}
            </Button>
            {isTyped && <VanishingButton onClick={discard}>{uiTexts.cancel}</VanishingButton>}
            {!isSame(value, DEFAULT_TEXTS[name]) && (
              <VanishingButton onClick={() => edit(DEFAULT_TEXTS[name])}>{texts.reset}</VanishingButton>
            )}
          </>
        )
      }
    >
      <div className={tw`grid gap-4`}>
        <AlertRegion title={failure} />
        {draft.isNewer && !saving && (
          <Banner tone="warn" live title={texts.newer}>
            <TextPreview name={name} value={saved} />
            {texts.newerHint}
          </Banner>
        )}
        {DEFAULT_TEXTS[name].title && (
          <Field label={texts.titleLabel} error={problem("title")}>
            <TextInput
              value={value.title}
              readOnly={!writable}
              maxLength={MAX_TITLE}
              onChange={(event) => edit({ title: event.target.value })}
            />
          </Field>
        )}
        <Field label={texts.textLabel} help={texts.counted(value.text.length, MAX_TEXT)} error={problem("text")}>
          <Textarea
            ref={area}
            onFocus={() => {
              wasFocused.current = true;
            }}
            value={value.text}
            readOnly={!writable}
            rows={4}
            maxLength={MAX_TEXT}
            onChange={(event) => edit({ text: event.target.value })}
          />
        </Field>
        {writable && hasReader(name) && (
          <p className={tw`-mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 text-label text-faint`}>
            <Chip onClick={insertName}>{texts.insertName}</Chip>
            {texts.nameHint}
          </p>
        )}
        {isOptional(name) && <p className={tw`-mt-1 text-label text-faint`}>{texts.optional}</p>}
        {value.text.trim() && (
          <div className={tw`grid gap-1.5`}>
            <p className={tw`text-label font-medium`}>{texts.preview}</p>
            <TextPreview name={name} value={value} />
          </div>
        )}
      </div>
    </Card>
  );
}
