import type { Leaf } from "../../../../domain/email-template/document";
import { IN_MAIL, placeOf, type BlockPosition } from "../../../../domain/email-template/edit-blocks";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { useAct, useEditing } from "../state/editor-context";
import { texts } from "../texts";

const IN_MAIL_VALUE = "mail";
const SIDES = ["left", "right"] as const;

/** Whether a block stands in the mail or in a column: how it gets there without being dragged. Nothing without columns. */
export function PlaceField({ block: { id } }: { block: Leaf }) {
  const act = useAct();
  const { document } = useEditing();
  const all = document.blocks.filter((block) => block.type === "columns");
  const place = placeOf(document, id);
  if (all.length === 0 || !place) return null;
  const words = texts.properties;
  const options = all.flatMap((columns, index) =>
    SIDES.map((side) => {
      const label = words.columnSides[side];
      return {
        value: `${side} ${columns.id}`,
        label: all.length === 1 ? label : words.columnOf(label, index + 1),
        place: { columns: columns.id, side, index: columns[side].filter((one) => one.id !== id).length },
      };
    }),
  );
  const choose = (value: string) => {
    const chosen: BlockPosition | undefined = options.find((option) => option.value === value)?.place;
    const around = placeOf(document, place.columns ?? "");
    act({ type: "move", id, place: chosen ?? IN_MAIL((around?.index ?? 0) + 1) });
  };
  return (
    <Field label={words.place}>
      <Select
        options={[
          { value: IN_MAIL_VALUE, label: words.inMail },
          ...options.map(({ value, label }) => ({ value, label })),
        ]}
        value={place.columns === null ? IN_MAIL_VALUE : `${place.side} ${place.columns}`}
        onChange={(event) => choose(event.target.value)}
      />
    </Field>
  );
}
