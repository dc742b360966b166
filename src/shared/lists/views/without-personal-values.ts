import { isFilterGroup, type FilterGroup, type FilterNode } from "../../../domain/filter/filter";
import type { FieldFormat } from "../../../domain/fields/field";
import { filterFieldsWithFigures, type FilterField } from "../../../domain/filter/filter-fields";
import type { ViewContent } from "./saved-view";

const WRITTEN: ReadonlySet<FieldFormat | undefined> = new Set(["name", "street", "note"]);

/** Whether a field's values tell who somebody is or how to reach them, or were written about them. A post code is many people's. */
const isPersonal = ({ kind, format }: FilterField) => (kind === "code" ? format !== "cap" : WRITTEN.has(format));
const WITHOUT_VALUE: ReadonlySet<string> = new Set(["null", "notNull"]);

/** @returns a content as it may stay in a browser, and how much of it was left out */
export function withoutPersonalValues(content: ViewContent): { content: ViewContent; omitted: number } {
  const { text, filters, filter } = content.question;
  const fields = filterFieldsWithFigures(content.tab);
  const tellsOf = (name: string) => {
    const field = fields.get(name);
    return !field || isPersonal(field);
  };
  let omitted = text.trim() ? 1 : 0;
  const without = (group: FilterGroup): FilterGroup => ({
    ...group,
    rules: group.rules.flatMap((node): FilterNode[] => {
      if (isFilterGroup(node)) {
        const inner = without(node);
        return inner.rules.length > 0 ? [inner] : [];
      }
      const tells = tellsOf(node.field) && !WITHOUT_VALUE.has(node.operator) && node.valueSource !== "field";
      if (tells) omitted += 1;
      return tells ? [] : [node];
    }),
  });
  const rest = filter && without(filter);
  const shown = filters.filter(({ id }) => !tellsOf(id));
  omitted += filters.length - shown.length;
  const question = { text: "", filters: shown, filter: rest && rest.rules.length > 0 ? rest : null };
  return { content: { ...content, question }, omitted };
}
