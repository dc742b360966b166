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

/** Changes settings of a block. Consecutive changes with the same `what` are one undo step. */
type Change<B extends Block> = (what: string, change: Partial<B>) => void;

type FieldsOf = {
  [Type in Block["type"]]?: (
    block: Extract<Block, { type: Type }>,
    change: Change<Extract<Block, { type: Type }>>,
  ) => ReactNode;
};

const labels = texts.properties;

const FIELDS: FieldsOf = {
  header: ({ name, logo, align }, change) => (
    <>
      <Field label={labels.senderName}>
        <TextInput value={name} onChange={(event) => change("name", { name: event.target.value })} />
      </Field>
      <AddressField
        optional
        label={labels.logo}
        help={labels.sourceHelp}
        value={logo ?? ""}
        onChange={(address) => change("logo", { logo: address === "" ? null : address })}
      />
      <AlignField value={align} onChange={(next) => change("align", { align: next })} />
    </>
  ),
  heading: ({ level, align }, change) => (
    <>
      <Labelled label={labels.level}>
        <Segmented
          label={labels.level}
          value={level === 1 ? "1" : "2"}
          options={(["1", "2"] as const).map((value) => ({ value, label: labels.levels[value] }))}
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
        label={labels.source}
        help={labels.sourceHelp}
        value={source}
        onChange={(next) => change("source", { source: next })}
      />
      <Field label={labels.alt} help={labels.altHelp}>
        <TextInput value={alt} onChange={(event) => change("alt", { alt: event.target.value })} />
      </Field>
      <AddressField
        optional
        label={labels.optionalLink}
        help={labels.linkHelp}
        value={link}
        onChange={(next) => change("link", { link: next })}
      />
      <NumberField
        label={labels.width}
        unit={labels.percent}
        value={width}
        min={10}
        max={100}
        onChange={(next) => change("width", { width: next })}
      />
      <AlignField value={align} onChange={(next) => change("align", { align: next })} />
    </>
  ),
  button: ({ line, link, align, colour, radius }, change) => (
    <>
      <Labelled label={labels.text}>
        <div className={cx(inputClass(), tw`flex items-center focus-within:border-focus`)}>
          <RichText
            kind="line"
            tools="beside"
            label={labels.text}
            value={[{ style: "plain", line }]}
            onChange={(next) => change("text", { line: inOneLine(next) })}
          />
        </div>
      </Labelled>
      <AddressField
        label={labels.link}
        help={labels.linkHelp}
        value={link}
        onChange={(next) => change("link", { link: next })}
      />
      <AlignField value={align} onChange={(next) => change("align", { align: next })} />
      <div className={tw`grid grid-cols-2 gap-3`}>
        <ColourField label={labels.colour} value={colour} onChange={(next) => change("colour", { colour: next })} />
        <NumberField
          label={labels.corners}
          unit={labels.pixels}
          value={radius}
          min={0}
          max={30}
          onChange={(next) => change("radius", { radius: next })}
        />
      </div>
      <ContrastMessage colour={colour} />
    </>
  ),
  spacer: ({ height }, change) => (
    <NumberField
      label={labels.height}
      unit={labels.pixels}
      value={height}
      min={4}
      max={120}
      onChange={(next) => change("height", { height: next })}
    />
  ),
  donorData: ({ fields }, change) => (
    <fieldset>
      <legend className={tw`pb-1.5 text-label font-medium`}>{labels.fields}</legend>
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
      <Field label={labels.unsubscribe} help={labels.unsubscribeHelp}>
        <TextInput
          value={unsubscribe}
          onChange={(event) => change("unsubscribe", { unsubscribe: event.target.value })}
        />
      </Field>
      <AlignField value={align} onChange={(next) => change("align", { align: next })} />
    </>
  ),
};

export function BlockFields<B extends Block>({ block, onChange }: { block: B; onChange: Change<B> }) {
  const fields = FIELDS[block.type] as ((block: B, change: Change<B>) => ReactNode) | undefined;
  return fields?.(block, onChange);
}
