import { DONATION_TYPE_LABELS, isDonationType, type DonationType } from "../../../domain/donation/blood";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { TextInput } from "../../../ui/field/text-input";
import { tw } from "../../../ui/tw";
import type { RowActions } from "../sheet/row-actions";
import type { SheetRow } from "../sheet/sheet";
import { texts } from "../texts";

interface RowEditorProps {
  row: SheetRow;
  /** The type of the day. */
  dayType: DonationType;
  actions: RowActions;
}

/** The row's own type and its note. */
export function RowEditor({ row, dayType, actions }: RowEditorProps) {
  const change = (values: Partial<SheetRow>) => actions.change(row.id, values);
  return (
    <div data-row-editor className={tw`grid items-start gap-3 w700:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]`}>
      <Field label={texts.rowType}>
        <Select
          value={String(row.type ?? "")}
          placeholder={texts.asDay(DONATION_TYPE_LABELS[dayType])}
          options={([1, 2, 3] as const)
            .filter((type) => type !== dayType)
            .map((type) => ({ value: String(type), label: DONATION_TYPE_LABELS[type] }))}
          onChange={({ target }) => {
            const type = Number(target.value);
            change({ type: isDonationType(type) ? type : null });
          }}
        />
      </Field>
      <Field label={texts.note} help={row.noteLost && row.note === "" ? texts.noteLost : texts.noteHelp}>
        <TextInput
          value={row.note}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      <Button className={tw`w700:mt-[26px]`} onClick={() => actions.closeEditor(row.id)}>
        {texts.done}
      </Button>
    </div>
  );
}
