import { useId, useEffect, useState } from "react";
import type { FilterField } from "../../../../domain/filter/filter-fields";
import { TextInput } from "../../../../ui/field/text-input";
import type { ValueProps } from "./option-value";
import { OWNER } from "../../../../domain/records/record";
import type { BuilderContext } from "../builder/builder-context";
import { endpoints } from "../../../../api/endpoints";
import type { Reader } from "../../../../api/readers/read";
import { useQuery, type Query } from "../../../../api/react/use-query";
import { isRecord } from "../../../../domain/values";
import { wireRule } from "../../../../domain/filter/wire-types";

interface TextValueProps extends ValueProps {
  builder: BuilderContext;
  field: FilterField;
}

/** A text with suggestions. */
export function TextValue({ builder, field, label, value, onChange, ...aria }: TextValueProps) {
  const id = useId();
  const typed = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return (
    <>
      <TextInput
        {...aria}
        aria-label={label}
        data-part="value"
        autoComplete="off"
        list={id}
        value={typed}
        onChange={({ target }) => onChange(target.value)}
      />
      <Suggestions id={id} builder={builder} field={field} typed={typed} />
    </>
  );
}

interface SuggestionsProps {
  id: string;
  builder: BuilderContext;
  field: FilterField;
  typed: string;
}

/** Suggestions in a datalist: zones, or donors' values. */
export function Suggestions({ id, builder: { zones, list }, field, typed }: SuggestionsProps) {
  const found = useSuggestions(field, list === "donors" || field.name.startsWith(OWNER), typed.trim());
  return (
    <datalist id={id}>
      {(field.kind === "zone" ? zones : found).map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

/** ms after the last key */
const DELAY = 250;
/** Letters that suggestions need. */
const LEAST = 2;
/** Rows that are read, and values that are shown. */
const ROWS = 50;
const MOST = 12;

/** @returns donors' values of a field that begin with the typed text */
function useSuggestions(field: FilterField, ofDonors: boolean, typed: string): readonly string[] {
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed), DELAY);
    return () => clearTimeout(timer);
  }, [typed]);
  const name = field.name.replace(OWNER, "");
  // postal codes are shared by many donors; other codes are personal
  const isShared = field.kind === "text" || field.format === "cap";
  const asks = ofDonors && isShared && typed !== "" && wanted.length >= LEAST;
  const state = useQuery(asks ? valuesOf(name, wanted) : null, {
    background: true,
    abort: true,
    keepPrevious: true,
  });
  return asks && state.status === "ready" ? state.data : [];
}

const valuesOf = (name: string, beginning: string): Query<string[]> => ({
  path: endpoints.donors(),
  query: {
    skip: 0,
    limit: ROWS,
    order: name,
    queryFilters: JSON.stringify({ combinator: "and", not: false, rules: [wireRule(name, "beginsWith", beginning)] }),
  },
  schema: readValues(name),
});

const readValues =
  (name: string): Reader<string[]> =>
  (body) => {
    const rows: unknown[] = isRecord(body) && Array.isArray(body.donors) ? body.donors : [];
    const values = rows.flatMap((row) => {
      const value = isRecord(row) ? row[name] : null;
      return typeof value === "string" && value.trim() ? [value.trim()] : [];
    });
    return [...new Set(values)].slice(0, MOST);
  };
