import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { notDoneMessage } from "../../../api/errors";
import {
  checkText,
  DEFAULT_TEXTS,
  hasReader,
  MOST_TITLE,
  MOST_TEXT,
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

/** What is typed, and what was saved when it began. */
const readTyped = (kept: unknown) => {
  const typed = isRecord(kept) ? { now: textOf(kept.now), base: textOf(kept.base) } : null;
  return typed?.now && typed.base ? { now: typed.now, base: typed.base } : null;
};
const textOf = (kept: unknown): AssociationText | null =>
  isRecord(kept) && typeof kept.title === "string" && typeof kept.text === "string"
    ? { title: kept.title, text: kept.text }
    : null;

/** As they are kept: a server takes off what is blank around them. */
const isSame = (one: AssociationText, other: AssociationText) =>
  one.title.trim() === other.title.trim() && one.text.trim() === other.text.trim();

/** One text: written, seen as it will be, and saved by itself. */
export function TextCard({ name, values, version, writer, writable }: TextCardProps) {
  const words = texts.cards[name];
  const saved = values[name];
  const draft = useTyped(`text ${name}`, readTyped);
  const { now: typed = null, base = saved } = draft.typed ?? {};
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const value = typed ?? saved;
  // what has just been saved from here is known before its answer
  const newer = typed !== null && !saving && !isSame(saved, base) && !isSame(saved, typed);
  const problems = checkText(name, value);
  const problem = (field: keyof AssociationText) => {
    const found = problems.find((one) => one.field === field);
    if (!found || !typed) return undefined;
    if (found.code !== "placeholder") return texts.problems[found.code];
    return hasReader(name) ? texts.placeholder.known : texts.placeholder.none;
  };
  const unchanged = typed === null || (!saving && isSame(typed, saved));
  const edit = (change: Partial<AssociationText>) => {
    draft.type({ base, now: { ...value, ...change } });
    setFailure(null);
  };
  const area = useRef<HTMLTextAreaElement>(null);
  /** Whether there has been a caret: else what is put in stands at the end. */
  const visited = useRef(false);
  const insertName = () => {
    const end = value.text.length;
    const { selectionStart: from, selectionEnd: to } =
      visited.current && area.current ? area.current : { selectionStart: end, selectionEnd: end };
    // by React before the caret is put behind it
    flushSync(() => edit({ text: value.text.slice(0, from) + READER_NAME + value.text.slice(to) }));
    area.current?.focus();
    area.current?.setSelectionRange(from + READER_NAME.length, from + READER_NAME.length);
  };
  const leave = () => {
    draft.type(null);
    setFailure(null);
  };
  const save = async () => {
    const sent = draft.typed;
    // all of them are saved as one section: two at once would be each other's conflict
    if (problems.length > 0 || version === null || !sent || unchanged || !writable || writer.writing) return;
    setSaving(true);
    // the others as they are now: each card saves its own
    const refused = await writer.save({ version, values: { ...values, [name]: sent.now }, before: values });
    setSaving(false);
    if (refused) setFailure(notDoneMessage(refused, texts.notSaved));
    else draft.saved(sent, (since) => ({ ...since, base: sent.now }));
  };
  const box = useRef<HTMLElement>(null);
  useCommandKey("s", box, () => void save(), true);
  return (
    <Card
      ref={box}
      title={words.title}
      subtitle={words.place}
      footer={
        writable && (
          <>
            <Button
              onClick={() => void save()}
              disabled={unchanged || (writer.writing && !saving)}
              loading={saving}
              loadingLabel={uiTexts.saving}
            >
              {words.save}
            </Button>
            {typed && <VanishingButton onClick={leave}>{uiTexts.cancel}</VanishingButton>}
            {!isSame(value, DEFAULT_TEXTS[name]) && (
              <VanishingButton onClick={() => edit(DEFAULT_TEXTS[name])}>{texts.reset}</VanishingButton>
            )}
          </>
        )
      }
    >
      <div className={tw`grid gap-4`}>
        <AlertRegion title={failure} />
        {newer && (
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
              maxLength={MOST_TITLE}
              onChange={(event) => edit({ title: event.target.value })}
            />
          </Field>
        )}
        <Field label={texts.textLabel} help={texts.counted(value.text.length, MOST_TEXT)} error={problem("text")}>
          <Textarea
            ref={area}
            onFocus={() => {
              visited.current = true;
            }}
            value={value.text}
            readOnly={!writable}
            rows={4}
            maxLength={MOST_TEXT}
            onChange={(event) => edit({ text: event.target.value })}
          />
        </Field>
        {writable && hasReader(name) && (
          <p className={tw`-mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 text-label text-faint`}>
            <Chip onClick={insertName}>{texts.insertName}</Chip>
            {texts.nameHint}
          </p>
        )}
        <div className={tw`grid gap-1.5`}>
          <p className={tw`text-label font-medium`}>{texts.preview}</p>
          <TextPreview name={name} value={value} />
        </div>
      </div>
    </Card>
  );
}
