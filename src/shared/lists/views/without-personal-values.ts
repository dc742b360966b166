import { isFilterGroup, type FilterGroup, type FilterNode } from "../../../domain/filter/filter";
import { OWNER } from "../../../domain/filter/filter-fields";
import type { ViewContent } from "./saved-view";

/** Fields whose values tell who somebody is, or were written about them. */
const PERSONAL: ReadonlySet<string> = new Set([
  "key",
  "cardNumber",
  "serialNumber",
  "firstName",
  "lastName",
  "fiscalCode",
  "street",
  "email",
  "phoneHome",
  "mobile",
  "officePhone",
  "officeEmail",
  "note",
  "inscriptionNote",
]);

const isPersonal = (field: string) => PERSONAL.has(field.startsWith(OWNER) ? field.slice(OWNER.length) : field);
const WITHOUT_VALUE: ReadonlySet<string> = new Set(["null", "notNull"]);

/** @returns a content as it may stay in a browser, and how much of it was left out */
export function withoutPersonalValues(content: ViewContent): { content: ViewContent; omitted: number } {
  const { text, filters, filter } = content.question;
  let omitted = text.trim() ? 1 : 0;
  const without = (group: FilterGroup): FilterGroup => ({
    ...group,
    rules: group.rules.flatMap((node): FilterNode[] => {
      if (isFilterGroup(node)) {
        const inner = without(node);
        return inner.rules.length > 0 ? [inner] : [];
      }
      const tells = isPersonal(node.field) && !WITHOUT_VALUE.has(node.operator) && node.valueSource !== "field";
      if (tells) omitted += 1;
      return tells ? [] : [node];
    }),
  });
  const rest = filter && without(filter);
  const shown = filters.filter(({ id }) => !isPersonal(id));
  omitted += filters.length - shown.length;
  const question = { text: "", filters: shown, filter: rest && rest.rules.length > 0 ? rest : null };
  return { content: { ...content, question }, omitted };
}
