import type { Ref } from "react";
import { blockOf } from "../../../../domain/email-template/edit-blocks";
import type { Block, Purpose } from "../../../../domain/email-template/document";
import { COLOURS } from "../../../../domain/email-template/write/look";
import { Checkbox } from "../../../../ui/field/choice";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { purposeTexts } from "../../purpose-texts";
import { useAct, useEditing } from "../state/editor-context";
import { texts } from "../texts";
import { BlockFields } from "./block-fields";
import { ContrastTold } from "./contrast-told";
import { ColourField } from "./fields";
import { PlaceField } from "./place-field";

/** @returns what the properties are of: the chosen block, else the mail */
export function usePropertiesTitle(): string {
  const { document, selected } = useEditing();
  const block = selected === null ? null : blockOf(document, selected);
  return block ? texts.types[block.type] : texts.properties.mail;
}

/** What can be set of the chosen block; of the whole mail where none is chosen. */
export function Properties({ heading, headed }: { heading?: Ref<HTMLHeadingElement>; headed: boolean }) {
  const { document, selected } = useEditing();
  const title = usePropertiesTitle();
  const block = selected === null ? null : blockOf(document, selected);
  return (
    <div className={tw`grid content-start gap-4`}>
      {headed && (
        <h2 ref={heading} tabIndex={-1} className={tw`text-lead focus-visible:outline-none`}>
          {title}
        </h2>
      )}
      {block ? <OfBlock key={block.id} block={block} /> : <OfMail />}
    </div>
  );
}

function OfBlock({ block }: { block: Block }) {
  const act = useAct();
  const change = (what: string, part: Partial<Block>) =>
    act({ type: "change", block: { ...block, ...part } as Block, group: `${what} ${block.id}` });
  return (
    <>
      <BlockFields block={block} onChange={change} />
      <div className={tw`border-t`} />
      {block.type !== "columns" && <PlaceField block={block} />}
      <Checkbox
        label={texts.properties.onlyWhoMayDonate}
        help={texts.properties.onlyHelp}
        checked={block.onlyWhoMayDonate}
        onChange={() => change("only", { onlyWhoMayDonate: !block.onlyWhoMayDonate })}
      />
    </>
  );
}

const PURPOSES: readonly Purpose[] = ["news", "call"];

function OfMail() {
  const act = useAct();
  const { brand, purpose } = useEditing().document;
  return (
    <>
      <Field label={purposeTexts.label} help={texts.properties.purposeHelp}>
        <Select
          value={purpose ?? ""}
          placeholder={purposeTexts.open}
          options={PURPOSES.map((value) => ({ value, label: purposeTexts.names[value] }))}
          onChange={({ target }) =>
            act({ type: "mail", change: { purpose: PURPOSES.find((known) => known === target.value) } })
          }
        />
      </Field>
      <ColourField
        label={texts.properties.brand}
        help={texts.properties.brandHelp}
        value={brand}
        onChange={(next) => act({ type: "mail", change: { brand: next }, group: "brand" })}
      />
      <ContrastTold colour={brand} on={COLOURS.paper} />
    </>
  );
}
