import { ChevronDown, ListFilter } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useFeature } from "../../../../api/react/use-feature";
import { filterFields, type FilterField } from "../../../../domain/filter/filter-fields";
import { Button } from "../../../../ui/buttons/button";
import { Icon } from "../../../../ui/icons/icon";
import { Menu, type MenuTriggerProps } from "../../../../ui/menu/menu";
import { cx, tw } from "../../../../ui/tw";
import type { List } from "../../use-list";
import { useZones } from "../../../settings/zones";
import { texts } from "../texts";
import { useSeenZones } from "../use-seen-zones";
import type { MenuEntry } from "../../../../ui/menu/menu-entry";
import { optionLabel } from "../../../../domain/fields/field";
import type { ColumnFilter, ColumnValue, ListQuery } from "../../query/list-query";

type AskedList = Pick<List<never>, "source" | "query" | "changeQuery">;

interface ColumnFilterProps {
  list: AskedList;
  columnId: string;
  trigger: (props: MenuTriggerProps, name: string, count: number) => ReactNode;
}

interface ColumnMenuProps extends Omit<ColumnFilterProps, "columnId"> {
  field: FilterField;
  /** The values from which to choose, or the status of their read. */
  known: readonly string[] | keyof typeof ZONE_NOTES;
  onNear?: () => void;
}

/** The filter of a column; nothing for a column without choices. Only that of the zones asks which of them the user sees. */
function ColumnFilter({ columnId, ...props }: ColumnFilterProps) {
  const field = filterFields(props.list.source.kind).get(columnId);
  if (field?.kind === "zone") return <ZoneMenu {...props} field={field} />;
  return field?.kind === "enumeration" ? (
    <ColumnMenu {...props} field={field} known={Object.keys(field.options ?? {})} />
  ) : null;
}

function ZoneMenu(props: Omit<ColumnMenuProps, "known" | "onNear">) {
  const { source, query } = props.list;
  const { sees, several } = useSeenZones(source.kind);
  const hasZones = useFeature("zones");
  // the zones are loaded when the pointer or the focus reaches the button
  const [near, setNear] = useState(false);
  const zones = useZones(near);
  // without the list of zones, the user can only remove the current choice
  const hasChoice = hasZones ? several : chosenOf(query, props.field.name).length > 0;
  if (!hasChoice) return null;
  const names = zones.status === "ready" ? zones.data.zones.map(({ name }) => name).filter(sees) : zones.status;
  return <ColumnMenu {...props} known={names} onNear={() => setNear(true)} />;
}

function ColumnMenu({ field, list, known, onNear, trigger }: ColumnMenuProps) {
  const { filters } = list.query;
  const chosen = chosenOf(list.query, field.name);
  return (
    <Menu
      align="start"
      entries={columnEntries(field, known, chosen, (value) =>
        list.changeQuery({ filters: withChosen(filters, field.name, value) }),
      )}
      onNear={onNear}
      trigger={(props) => trigger(props, texts.byColumn(field.label, chosenLabels(field, chosen)), chosen.length)}
    />
  );
}

const small = tw`hit relative inline-grid grid-flow-col auto-cols-max place-items-center gap-0.5 min-w-[22px] h-[22px] px-1 rounded-[3px] transition hover:bg-hover aria-expanded:bg-hover`;

/** The filter button in a column's header; nothing for a column without choices. */
export function ColumnFilterHead({ list, columnId }: { list: AskedList; columnId: string }) {
  return (
    <ColumnFilter
      list={list}
      columnId={columnId}
      trigger={(props, name, count) => (
        <button
          {...props}
          type="button"
          aria-label={name}
          title={name}
          className={cx(small, count > 0 ? tw`text-accent-text font-strong` : tw`text-muted`)}
        >
          <Icon of={ListFilter} size={14} />
          {count > 0 && <span aria-hidden>{count}</span>}
        </button>
      )}
    />
  );
}

interface ColumnFilterToolsProps {
  list: AskedList & { shown: readonly { id: string; label: string }[] };
}

/** A filter button for each column, for cards, which have no headers. */
export function ColumnFilterTools({ list }: ColumnFilterToolsProps) {
  return (
    <span className={tw`hidden cards:contents`}>
      {list.shown.map(({ id, label }) => (
        <ColumnFilter
          key={id}
          list={list}
          columnId={id}
          trigger={(props, name, count) => (
            <Button {...props} endIcon={ChevronDown} aria-label={name}>
              {label}
              {count > 0 && ` (${count})`}
            </Button>
          )}
        />
      ))}
    </span>
  );
}

const chosenOf = ({ filters }: Pick<ListQuery, "filters">, id: string): readonly ColumnValue[] =>
  filters.find((filter) => filter.id === id)?.value ?? [];

/** @returns the filters with other values of a column */
function withChosen(
  filters: readonly ColumnFilter[],
  id: string,
  value: readonly ColumnValue[],
): readonly ColumnFilter[] {
  const changed = { id, value };
  if (value.length === 0) return filters.filter((filter) => filter.id !== id);
  return filters.some((filter) => filter.id === id)
    ? filters.map((filter) => (filter.id === id ? changed : filter))
    : [...filters, changed];
}

/** @returns the known values and the chosen ones */
function valuesOf(field: FilterField, known: readonly string[], chosen: readonly ColumnValue[]): ColumnValue[] {
  const values = known.map((word): ColumnValue => (field.numeric ? Number(word) : word));
  return [...values, ...chosen.filter((value) => !values.includes(value))];
}

const chosenLabels = (field: FilterField, chosen: readonly ColumnValue[]): string =>
  chosen.map((value) => optionLabel(field, String(value))).join(", ");

const ZONE_NOTES = { loading: texts.zonesLoading, error: texts.zonesFailed, absent: "" };

function columnEntries(
  field: FilterField,
  known: ColumnMenuProps["known"],
  chosen: readonly ColumnValue[],
  onChoose: (value: readonly ColumnValue[]) => void,
): MenuEntry[] {
  const values = valuesOf(field, typeof known === "string" ? [] : known, chosen);
  const note = typeof known === "string" ? ZONE_NOTES[known] : "";
  return [
    ...values.map((value): MenuEntry => ({
      kind: "check",
      label: optionLabel(field, String(value)),
      checked: chosen.includes(value),
      // in the menu's order, so that equal choices are equal queries
      onCheckedChange: (checked) =>
        onChoose(values.filter((other) => (other === value ? checked : chosen.includes(other)))),
    })),
    ...(note ? [{ kind: "content" as const, key: "note", content: note }] : []),
    ...(chosen.length > 0
      ? [
          { kind: "separator" as const, key: "end" },
          { kind: "item" as const, label: texts.noColumnFilter, onSelect: () => onChoose([]) },
        ]
      : []),
  ];
}
