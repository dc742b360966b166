import type { ReactNode } from "react";
import type { Block } from "../../../../domain/email-template/document";
import { MERGE_FIELD_NAMES, MERGE_FIELDS } from "../../../../domain/email-template/merge-fields";
import { Checkbox } from "../../../../ui/field/choice";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { inputClass } from "../../../../ui/field/input-class";
import { Segmented } from "../../../../ui/buttons/segmented";
import { cx, tw } from "../../../../ui/tw";
import { PictureUpload } from "../picture/picture-upload";
import { inOneLine } from "../rich-text/convert";
import { RichText } from "../rich-text/rich-text";
import { texts } from "../texts";
import { ContrastMessage, AddressField, AlignField, ColourField, Labelled, NumberField } from "./fields";

/** Changes some of a block's own; `what` names it, so that letters that follow each other are one step back. */
type Change<B extends Block> = (what: string, change: Partial<B>) => void;

type FieldsOf = {
  [Type in Block["type"]]?: (
    block: Extract<Block, { type: Type }>,
    change: Change<Extract<Block, { type: Type }>>,
  ) => ReactNode;
};

const words = texts.properties;

/** What can be set of each kind of block; columns, and a line, have nothing of their own. */
const FIELDS: FieldsOf = {
  header: ({ name, logo, align }, change) => (
    <>
      <Field label={words.senderName}>
        <TextInput value={name} onChange={(event) => change("name", { name: event.target.value })} />
      </Field>
      <AddressField
        optional
        label={words.logo}
        help={words.sourceHelp}
        value={logo ?? ""}
        onChange={(address) => change("logo", { logo: address === "" ? null : address })}
      />
      <AlignField value={align} onChange={(next) => change("align", { align: next })} />
    </>
  ),
  heading: ({ level, align }, change) => (
    <>
      <Labelled label={words.level}>
        <Segmented
          label={words.level}
          value={level === 1 ? "1" : "2"}
          options={(["1", "2"] as const).map((value) => ({ value, label: words.levels[value] }))}
          onValueChange={(value) => change("level", { level: value === "1" ? 1 : 2 })}
        />
      </Labelled>
      <AlignField value={align} onChange={(next) => change("align", { align: next })} />
    </>
  ),
  text: ({ align }, change) => <AlignField value={align} onChange={(next) => change("align", { align: next })} />,
  image: ({ id, source, alt, link, width, align }, change) => (
    <>
      <PictureUpload id={id} />
      <AddressField
        label={words.source}
        help={words.sourceHelp}
        value={source}
        onChange={(next) => change("source", { source: next })}
      />
      <Field label={words.alt} help={words.altHelp}>
        <TextInput value={alt} onChange={(event) => change("alt", { alt: event.target.value })} />
      </Field>
      <AddressField
        optional
        label={words.optionalLink}
        help={words.linkHelp}
        value={link}
        onChange={(next) => change("link", { link: next })}
      />
      <NumberField
        label={words.width}
        unit={words.percent}
        value={width}
        least={10}
        most={100}
        onChange={(next) => change("width", { width: next })}
      />
      <AlignField value={align} onChange={(next) => change("align", { align: next })} />
    </>
  ),
  button: ({ line, link, align, colour, radius }, change) => (
    <>
      <Labelled label={words.text}>
        <div className={cx(inputClass(), tw`flex items-center focus-within:border-focus`)}>
          <RichText
            kind="line"
            tools="beside"
            label={words.text}
            value={[{ style: "plain", line }]}
            onChange={(next) => change("text", { line: inOneLine(next) })}
          />
        </div>
      </Labelled>
      <AddressField
        label={words.link}
        help={words.linkHelp}
        value={link}
        onChange={(next) => change("link", { link: next })}
      />
      <AlignField value={align} onChange={(next) => change("align", { align: next })} />
      <div className={tw`grid grid-cols-2 gap-3`}>
        <ColourField label={words.colour} value={colour} onChange={(next) => change("colour", { colour: next })} />
        <NumberField
          label={words.corners}
          unit={words.pixels}
          value={radius}
          least={0}
          most={30}
          onChange={(next) => change("radius", { radius: next })}
        />
      </div>
      <ContrastMessage colour={colour} />
    </>
  ),
  spacer: ({ height }, change) => (
    <NumberField
      label={words.height}
      unit={words.pixels}
      value={height}
      least={4}
      most={120}
      onChange={(next) => change("height", { height: next })}
    />
  ),
  donorData: ({ fields }, change) => (
    <fieldset>
      <legend className={tw`pb-1.5 text-label font-medium`}>{words.fields}</legend>
      <div className={tw`grid gap-1`}>
        {MERGE_FIELD_NAMES.map((name) => (
          <Checkbox
            key={name}
            label={MERGE_FIELDS[name].label}
            checked={fields.includes(name)}
            onChange={() => {
              const next = fields.includes(name) ? fields.filter((one) => one !== name) : [...fields, name];
              change(`field ${name}`, { fields: next });
            }}
          />
        ))}
      </div>
    </fieldset>
  ),
  footer: ({ unsubscribe, align }, change) => (
    <>
      <Field label={words.unsubscribe} help={words.unsubscribeHelp}>
        <TextInput
          value={unsubscribe}
          onChange={(event) => change("unsubscribe", { unsubscribe: event.target.value })}
        />
      </Field>
      <AlignField value={align} onChange={(next) => change("align", { align: next })} />
    </>
  ),
};

/** What can be set of a block, by its kind. */
export function BlockFields<B extends Block>({ block, onChange }: { block: B; onChange: Change<B> }) {
  const fields = FIELDS[block.type] as ((block: B, change: Change<B>) => ReactNode) | undefined;
  return fields?.(block, onChange);
}
