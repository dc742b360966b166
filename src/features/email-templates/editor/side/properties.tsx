import { useFeature } from "../../../../api/react/use-feature";
import type { Ref } from "react";
import { blockOf, IN_MAIL, placeOf, type BlockPosition } from "../../../../domain/email-template/edit-blocks";
import type { Block, Purpose, Leaf } from "../../../../domain/email-template/document";
import { COLOURS } from "../../../../domain/email-template/write/mail-style";
import { Checkbox } from "../../../../ui/field/choice";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { purposeTexts } from "../../purpose-texts";
import { useAct, useEditing } from "../state/editor-context";
import { texts } from "../texts";
import { BlockFields } from "./block-fields";
import { ContrastMessage, ColourField } from "./fields";

export function usePropertiesTitle(): string {
  const { document, selected } = useEditing();
  const block = selected === null ? null : blockOf(document, selected);
  return block ? texts.types[block.type] : texts.properties.mail;
}

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
      {block ? <BlockProperties key={block.id} block={block} /> : <MailProperties />}
    </div>
  );
}

function BlockProperties({ block }: { block: Block }) {
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

function MailProperties() {
  const act = useAct();
  const { brand, purpose } = useEditing().document;
  const sends = useFeature("email-sending");
  return (
    <>
      {sends && (
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
      )}
      <ColourField
        label={texts.properties.brand}
        help={texts.properties.brandHelp}
        value={brand}
        onChange={(next) => act({ type: "mail", change: { brand: next }, group: "brand" })}
      />
      <ContrastMessage colour={brand} on={COLOURS.paper} />
    </>
  );
}

const IN_MAIL_VALUE = "mail";
const SIDES = ["left", "right"] as const;

/** Moves a block between the mail and its columns without dragging. */
function PlaceField({ block: { id } }: { block: Leaf }) {
  const act = useAct();
  const { document } = useEditing();
  const all = document.blocks.filter((block) => block.type === "columns");
  const place = placeOf(document, id);
  if (all.length === 0 || !place) return null;
  const labels = texts.properties;
  const options = all.flatMap((columns, index) =>
    SIDES.map((side) => {
      const label = labels.columnSides[side];
      return {
        value: `${side} ${columns.id}`,
        label: all.length === 1 ? label : labels.columnOf(label, index + 1),
        place: { columns: columns.id, side, index: columns[side].filter((one) => one.id !== id).length },
      };
    }),
  );
  const choose = (value: string) => {
    const chosen: BlockPosition | undefined = options.find((option) => option.value === value)?.place;
    const columnsPlace = placeOf(document, place.columns ?? "");
    act({ type: "move", id, place: chosen ?? IN_MAIL((columnsPlace?.index ?? 0) + 1) });
  };
  return (
    <Field label={labels.place}>
      <Select
        options={[
          { value: IN_MAIL_VALUE, label: labels.inMail },
          ...options.map(({ value, label }) => ({ value, label })),
        ]}
        value={place.columns === null ? IN_MAIL_VALUE : `${place.side} ${place.columns}`}
        onChange={(event) => choose(event.target.value)}
      />
    </Field>
  );
}
