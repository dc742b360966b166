import { isFilterGroup, type FilterGroup, type FilterNode } from "../../domain/filter/filter";
import { OWNER } from "../../domain/filter/filter-fields";
import { viewReader, writeContent, type SavedView, type ViewContent } from "./saved-view";

/**
 * Views of a person in this browser, for servers that keep none (decisions §2). What they ask for stays without values
 * that name somebody, say how to reach them, or are their notes: storage outlives a session.
 */
const keyOf = (userId: string) => `gds:views:v1:${userId}`;

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

/** @returns the views that this browser keeps for a person */
export function readDeviceViews(userId: string): SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((view) => viewReader(view, "", () => undefined) ?? []) : [];
  } catch {
    return [];
  }
}

/** @returns whether they are kept now: a sandboxed frame has no storage, and a full one takes no more */
export function writeDeviceViews(userId: string, views: readonly SavedView[]): boolean {
  try {
    const kept = views.map(({ content, ...view }) => ({ ...view, content: writeContent(content) }));
    localStorage.setItem(keyOf(userId), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Which view a person's registry opens with, in this browser. */
const defaultKey = (userId: string) => `gds:view-default:v1:${userId}`;

/** @returns its id; null for all rows */
export function readDefaultView(userId: string): string | null {
  try {
    return localStorage.getItem(defaultKey(userId));
  } catch {
    return null;
  }
}

export function writeDefaultView(userId: string, viewId: string | null): void {
  try {
    if (viewId === null) localStorage.removeItem(defaultKey(userId));
    else localStorage.setItem(defaultKey(userId), viewId);
  } catch {
    // without storage the registry opens with all rows
  }
}
