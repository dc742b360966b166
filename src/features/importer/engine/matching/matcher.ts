import { IMPORT_ENTITIES, type ImportEntity } from "../../../../domain/import/entity";
import { importField, missingFields } from "../../../../domain/import/import-fields";
import { inOrder, type DayForm, type DayOrder, findDayForm } from "../../../../domain/import/read-import-day";
import { isRecord } from "../../../../domain/values";
import type { ColumnMatch, EngineContext, MatchedColumn, Matching, MatchingChange } from "../types";
import type { Content } from "./by-content";
import { isOwnFile, matchColumns } from "./match-columns";
import { unreadValues, type CountedColumn } from "./unread-values";

interface Answers {
  fields: Map<number, string | null>;
  formats: Map<number, string>;
  translations: Map<number, Map<string, string | null>>;
}

const noAnswers = (): Answers => ({ fields: new Map(), formats: new Map(), translations: new Map() });

/** Matches the columns of a file to fields: by heading and values, or as the user answered. */
export class Matcher {
  private matches: ColumnMatch[] = [];
  private readonly contents: readonly Content[];
  private readonly formOf: (column: number) => DayForm | null;
  private chosen = noAnswers();
  private constants: Record<string, string> = {};

  constructor(
    private readonly columns: readonly CountedColumn[],
    private readonly context: EngineContext,
    public entity: ImportEntity,
    readonly from1904 = false,
  ) {
    this.formOf = dayFormsOf(columns, from1904);
    this.contents = columns.map(({ content }) => content);
    this.matchAll();
  }

  private matchAll() {
    this.matches = matchColumns(this.entity, this.columns, this.contents);
    const [zone] = this.context.zones;
    this.constants = {};
    // with a single zone there is nothing to choose
    if (
      this.entity === "donors" &&
      zone !== undefined &&
      this.context.zones.length === 1 &&
      !this.matchedFields().has("area")
    )
      this.constants = { area: zone };
  }

  change({ entity, columns = [], translations = [], constants, settings }: MatchingChange): void {
    if (settings !== undefined) this.restore(settings);
    if (entity !== undefined && entity !== this.entity) {
      this.entity = entity;
      this.chosen = noAnswers();
      this.matchAll();
    }
    for (const { column, field, format } of columns) {
      const before = this.fieldOf(column);
      if (field !== before || this.matches[column]?.confidence !== "sure") this.chosen.fields.set(column, field);
      if (field !== before) this.chosen.translations.delete(column);
      if (format !== undefined) this.chosen.formats.set(column, format);
    }
    for (const { column, value, to } of translations) {
      const answers = this.chosen.translations.get(column) ?? new Map<string, string | null>();
      this.chosen.translations.set(column, answers.set(value, to));
    }
    if (constants !== undefined)
      this.constants = Object.fromEntries(Object.entries(constants).filter(([, value]) => value !== ""));
  }

  /** @returns the matching as JSON: the user's answers and the matches */
  settings(): unknown {
    const { formats, translations } = this.chosen;
    return {
      entity: this.entity,
      columns: this.columns.map(({ heading }, column) => ({
        heading,
        field: this.fieldOf(column),
        ...(this.isOpen(column) && { open: true }),
        ...(formats.has(column) && { format: formats.get(column) }),
        translations: [...(translations.get(column) ?? [])],
      })),
      constants: this.constants,
    };
  }

  /** Applies the matching of another file to the columns with the same headings. Invalid parts are ignored. */
  private restore(settings: unknown) {
    if (!isRecord(settings) || !Array.isArray(settings.columns)) return;
    const entity = IMPORT_ENTITIES.find((one) => one === settings.entity);
    if (!entity) return;
    this.entity = entity;
    this.chosen = noAnswers();
    this.matchAll();
    settings.columns.forEach((stored: unknown, column) => {
      if (!isRecord(stored) || stored.heading !== this.columns[column]?.heading) return;
      const { field, format, translations } = stored;
      // its field was never chosen
      if (stored.open === true) return;
      if (field === null || (typeof field === "string" && importField(entity, field)))
        if (field !== this.fieldOf(column) || this.matches[column]?.confidence === "none")
          this.chosen.fields.set(column, field);
      if (typeof format === "string") this.chosen.formats.set(column, format);
      for (const [value, to] of validTranslations(translations)) this.change({ translations: [{ column, value, to }] });
    });
    if (isRecord(settings.constants)) this.constants = validConstants(settings.constants, entity);
  }

  fieldOf(column: number): string | null {
    const chosen = this.chosen.fields.get(column);
    return chosen === undefined ? (this.matches[column]?.field ?? null) : chosen;
  }

  /** Whether the column has no field and the user must choose. */
  private isOpen(column: number): boolean {
    return !this.chosen.fields.has(column) && this.matches[column]?.confidence === "none";
  }

  /** The fields of all columns; a joined field counts as its parts, too. */
  private matchedFields(): Set<string> {
    const fields = this.columns.flatMap((_, column) => this.fieldOf(column) ?? []);
    return new Set(fields.flatMap((name) => [name, ...(importField(this.entity, name)?.parts ?? [])]));
  }

  private dayForm(column: number): DayForm | null {
    const name = this.fieldOf(column);
    if (name === null || importField(this.entity, name)?.kind !== "day") return null;
    return this.formOf(column);
  }

  get isOurs(): boolean {
    return isOwnFile(this.entity, this.columns, this.contents);
  }

  /** The order of a column's dates: chosen by the user, or clear from this or another column; else Italian, and `asked`. */
  private daysOf(column: number, forms: readonly (DayForm | null)[]): (DayForm & { asked: boolean }) | null {
    const form = forms[column] ?? null;
    if (!form) return null;
    const chosen = this.chosen.formats.get(column);
    if (chosen !== undefined) {
      const order: DayOrder = chosen.startsWith("m") ? "monthFirst" : "dayFirst";
      return { order, format: inOrder(form.format, order), ambiguous: form.ambiguous, asked: false };
    }
    const unambiguous = forms.find((other) => other && !other.ambiguous && /^[gm]+\W[gm]/.test(other.format));
    if (!form.ambiguous || this.isOurs) return { ...form, ambiguous: false, asked: false };
    return unambiguous
      ? {
          ...form,
          order: unambiguous.order,
          format: inOrder(form.format, unambiguous.order),
          ambiguous: false,
          asked: false,
        }
      : { ...form, asked: true };
  }

  orders(): (DayOrder | null)[] {
    const forms = this.columns.map((_, column) => this.dayForm(column));
    return forms.map((_, column) => this.daysOf(column, forms)?.order ?? null);
  }

  /** @returns the user's translation of a value; null for none */
  translation = (column: number, value: string): string | null =>
    this.chosen.translations.get(column)?.get(value) ?? null;

  usedConstants = (): Readonly<Record<string, string>> => {
    const given = this.matchedFields();
    return Object.fromEntries(
      Object.entries(this.constants).filter(([name]) => !given.has(name) && importField(this.entity, name)),
    );
  };

  matching(): Matching {
    const forms = this.columns.map((_, column) => this.dayForm(column));
    const columns = this.columns.map((counted, column): MatchedColumn => {
      const field = this.fieldOf(column);
      const days = this.daysOf(column, forms);
      const unread = field === null ? [] : unreadValues(this.entity, field, counted, this.context, this.isOurs);
      return {
        column,
        field,
        confidence: this.chosen.fields.has(column) ? "chosen" : (this.matches[column]?.confidence ?? "none"),
        ...(days && { format: days.format }),
        ...(days?.ambiguous && { ambiguousDates: true }),
        untranslated: unread.map(({ value, rows }) => ({ value, rows, to: this.translation(column, value) })),
      };
    });
    const unsettled = columns.filter(
      ({ column, field, confidence, untranslated }) =>
        (field === null && confidence === "none") ||
        this.daysOf(column, forms)?.asked ||
        untranslated.some(({ to }) => to === null),
    );
    const given = new Set([...this.matchedFields(), ...Object.keys(this.constants)]);
    return {
      entity: this.entity,
      columns,
      constants: this.constants,
      missing: missingFields(this.entity, given, this.context.zones),
      unsettled: unsettled.length,
    };
  }
}

/** Distinct values that are read to find the order of dates: among so many, some days are above 12. */
const MAX_DATES = 1_000;

function dayFormsOf(columns: readonly CountedColumn[], from1904: boolean): (column: number) => DayForm | null {
  const found = new Map<number, DayForm | null>();
  return (column) => {
    let form = found.get(column);
    if (form === undefined)
      found.set(column, (form = findDayForm(columns[column]?.sample.slice(0, MAX_DATES) ?? [], from1904)));
    return form;
  };
}

/** @returns the valid pairs among stored translations */
function validTranslations(stored: unknown): [value: string, to: string | null][] {
  return (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((pair) => {
    const [value, to] = Array.isArray(pair) ? (pair as unknown[]) : [];
    return typeof value === "string" && (typeof to === "string" || to === null) ? [[value, to]] : [];
  });
}

/** @returns the valid entries among stored constants */
const validConstants = (stored: Record<string, unknown>, entity: ImportEntity): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored).filter(
      (pair): pair is [string, string] => typeof pair[1] === "string" && importField(entity, pair[0]) !== undefined,
    ),
  );
