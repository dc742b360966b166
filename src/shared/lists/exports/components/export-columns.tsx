import { ChevronDown, ChevronUp, ListChecks, X } from "lucide-react";
import { useId, useState } from "react";
import { exportFields, specifiedFields, type ExportField } from "../../../../domain/export/export-fields";
import type { RecordKind } from "../../../../domain/records/records";
import { Button } from "../../../../ui/buttons/button";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { FieldMessage } from "../../../../ui/field/field-message";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { SortableList } from "../../../../ui/lists/sortable-list";
import { cx, tw } from "../../../../ui/tw";
import { texts } from "../texts";

interface ExportColumnsProps {
  entity: RecordKind;
  fields: readonly ExportField[];
  shown: readonly ExportField[];
  onFields: (fields: readonly ExportField[]) => void;
}

const same = (a: readonly ExportField[], b: readonly ExportField[]) =>
  a.length === b.length && a.every(({ name }, at) => name === b[at]?.name);

export function ExportColumns({ entity, fields, shown, onFields }: ExportColumnsProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const asShown = same(fields, shown);
  const specified = specifiedFields(entity);
  const known = exportFields(entity);
  // period counts of the list can be added again
  const more = shown.filter(({ name }) => known.every((field) => field.name !== name));
  const others = [...known, ...more].filter(({ name }) => !fields.some((field) => field.name === name));
  const count = texts.columnCount(fields.length, asShown);
  const move = (from: number, to: number) => {
    const next = fields.filter((_, at) => at !== from);
    const moved = fields[from];
    if (moved) onFields([...next.slice(0, to), moved, ...next.slice(to)]);
    return to;
  };
  return (
    <section aria-label={texts.columns} className={tw`grid content-start gap-2 min-w-0`}>
      <p className={tw`flex flex-wrap items-baseline gap-x-2 text-label`}>
        <span className={tw`font-medium`}>{texts.columns}</span>
        <span className={tw`text-muted narrow:hidden`}>{count}</span>
      </p>
      <div className={tw`hidden narrow:grid`}>
        <Button
          wide
          aria-expanded={unfolded}
          endIcon={unfolded ? ChevronUp : ChevronDown}
          onClick={() => setUnfolded(!unfolded)}
        >
          {count}
        </Button>
      </div>
      <FocusFallback className={cx(tw`grid gap-2`, !unfolded && tw`narrow:hidden`)}>
        {fields.length > 0 ? (
          <SortableList
            boxed
            label={texts.columns}
            items={fields}
            idOf={({ name }) => name}
            gripLabel={({ label }) => texts.move(label)}
            gripHelp={texts.moveHelp}
            moved={({ label }, place) => texts.moved(label, place, fields.length)}
            onMove={move}
            onAnnounce={setAnnouncement}
          >
            {(field) => (
              <>
                <span className={tw`flex-1 min-w-0`}>{field.label}</span>
                <FocusFallback>
                  <IconButton
                    icon={X}
                    small
                    label={texts.removeColumn(field.label)}
                    onClick={() => onFields(fields.filter(({ name }) => name !== field.name))}
                  />
                </FocusFallback>
              </>
            )}
          </SortableList>
        ) : (
          <FieldMessage id={`${id}-none`} kind="error">
            {texts.noColumns}
          </FieldMessage>
        )}
        {fields.some(({ name }) => name === "nextDonationDate") && (
          <p className={tw`text-label text-muted text-pretty`}>{texts.noDay}</p>
        )}
        <p role="status" className={tw`sr-only`}>
          {announcement}
        </p>
        {others.length > 0 && (
          <Field label={texts.addColumn}>
            <Select
              value=""
              placeholder={texts.chooseColumn}
              options={others.map(({ name, label }) => ({ value: name, label }))}
              onChange={(event) => {
                const added = others.find(({ name }) => name === event.target.value);
                if (added) onFields([...fields, added]);
              }}
            />
          </Field>
        )}
        <div className={tw`flex flex-wrap gap-2`}>
          {!same(fields, specified) && (
            <Button small kind="quiet" icon={ListChecks} onClick={() => onFields(specified)}>
              {texts.allSpecified(specified.length)}
            </Button>
          )}
          {!asShown && (
            <Button small kind="quiet" onClick={() => onFields(shown)}>
              {texts.asShown}
            </Button>
          )}
        </div>
      </FocusFallback>
    </section>
  );
}
