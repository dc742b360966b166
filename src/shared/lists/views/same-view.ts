import { writeFilter } from "../../../domain/filter/wire/parse-filter";
import { isRecord } from "../../../domain/values";
import type { ViewContent } from "./saved-view";

/** @returns whether two contents ask for and show the same, whatever the order in which their parts were written */
export const sameContent = (a: ViewContent, b: ViewContent): boolean => canonical(a) === canonical(b);

const canonical = ({ tab, sort, question, layout }: ViewContent) => {
  const { text, filters, filter } = question;
  return JSON.stringify(
    sorted({ tab, sort, text: text.trim(), filters, filter: filter && JSON.parse(writeFilter(filter)), layout }),
  );
};

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, sorted(part)]));
}
