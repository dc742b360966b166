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
import { useSeenZones, type SeenZones } from "../use-seen-zones";
import type { MenuEntry } from "../../../../ui/menu/menu-entry";
import { optionLabel } from "../../../../domain/fields/field";
import type { RecordKind } from "../../../../domain/records/records";
import type { ColumnFilter, ColumnValue, ListQuery } from "../../query/list-query";

type AskedList = Pick<List<never>, "source" | "query" | "changeQuery">;

interface ColumnMenuProps {
  field: FilterField;
  list: AskedList;
  /** Whether the user may see a zone's rows. */
  sees: (zone: string) => boolean;
  trigger: (props: MenuTriggerProps, name: string, count: number) => ReactNode;
}

function ColumnMenu({ field, list, sees, trigger }: ColumnMenuProps) {
  const { filters } = list.query;
  const chosen = chosenOf(list.query, field.name);
  // the zones are loaded when the pointer or the focus reaches the button
  const [near, setNear] = useState(false);
  const zones = useZones(near && field.kind === "zone");
  const names = zones.status === "ready" ? zones.data.zones.map(({ name }) => name).filter(sees) : zones.status;
  return (
    <Menu
      align="start"
      entries={columnEntries(field, names, chosen, (value) =>
        list.changeQuery({ filters: withChosen(filters, field.name, value) }),
      )}
      onNear={() => setNear(true)}
      trigger={(props) => trigger(props, texts.byColumn(field.label, chosenLabels(field, chosen)), chosen.length)}
    />
  );
}

const small = tw`hit relative inline-grid grid-flow-col auto-cols-max place-items-center gap-0.5 min-w-[22px] h-[22px] px-1 rounded-[3px] transition hover:bg-hover aria-expanded:bg-hover`;

/** The filter button in a column's header; nothing for a column without choices. */
export function ColumnFilterHead({ list, columnId }: { list: AskedList; columnId: string }) {
  const { fieldOf, sees } = useChoices(list);
  const field = fieldOf(columnId);
  if (!field) return null;
  return (
    <ColumnMenu
      field={field}
      sees={sees}
      list={list}
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
  const { fieldOf, sees } = useChoices(list);
  const fields = list.shown.flatMap(({ id, label }) => {
    const field = fieldOf(id);
    return field ? [{ field, label }] : [];
  });
  return (
    <span className={tw`hidden cards:contents`}>
      {fields.map(({ field, label }) => (
        <ColumnMenu
          key={field.name}
          field={field}
          sees={sees}
          list={list}
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

interface Choices extends Pick<SeenZones, "sees"> {
  fieldOf: (columnId: string) => FilterField | null;
}

/** @returns the choices of the columns, limited by the user's zones */
function useChoices({ source, query }: AskedList): Choices {
  const { sees, several } = useSeenZones(source.kind);
  const hasZones = useFeature("zones");
  return {
    fieldOf(columnId) {
      const field = choiceField(source.kind, columnId);
      if (field?.kind !== "zone") return field;
      // without the list of zones, the user can only remove the current choice
      const hasChoice = hasZones ? several : chosenOf(query, field.name).length > 0;
      return hasChoice ? field : null;
    },
    sees,
  };
}

/** @returns the field of a column with few values: an enumeration or a zone; else null */
function choiceField(list: RecordKind, columnId: string): FilterField | null {
  const field = filterFields(list).get(columnId);
  return field?.kind === "enumeration" || field?.kind === "zone" ? field : null;
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
function valuesOf(field: FilterField, zones: readonly string[], chosen: readonly ColumnValue[]): ColumnValue[] {
  const known = field.kind === "zone" ? zones : Object.keys(field.options ?? {});
  const values = known.map((word): ColumnValue => (field.numeric ? Number(word) : word));
  return [...values, ...chosen.filter((value) => !values.includes(value))];
}

const chosenLabels = (field: FilterField, chosen: readonly ColumnValue[]): string =>
  chosen.map((value) => optionLabel(field, String(value))).join(", ");

const ZONE_NOTES = { loading: texts.zonesLoading, error: texts.zonesFailed, absent: "" };

/** @param zones their names, or the status of their read */
function columnEntries(
  field: FilterField,
  zones: readonly string[] | keyof typeof ZONE_NOTES,
  chosen: readonly ColumnValue[],
  onChoose: (value: readonly ColumnValue[]) => void,
): MenuEntry[] {
  const values = valuesOf(field, typeof zones === "string" ? [] : zones, chosen);
  const note = field.kind === "zone" && typeof zones === "string" ? ZONE_NOTES[zones] : "";
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
