import { count, items, malformed, record, text, type Reader } from "../../../api/read";
import { isRecord } from "../../../domain/values";

/** Whom rules let donate on another day, in one direction. */
export interface Effect {
  count: number;
  /** Of them, for whom it is today that changes. */
  today: number;
  /** Their `key`, as many as the server names. */
  keys: readonly string[];
  /** By zone, the most first. */
  areas: readonly { area: string; count: number }[];
}
export interface RulesPreview {
  earlier: Effect;
  later: Effect;
}

const area = record({ area: text(""), count: count(0) });
const rest = record({ today: count(0), areas: items(area) });

const effect: Reader<Effect> = (value, path, note) => {
  const many = isRecord(value) ? count(null)(value.count, `${path}.count`, note) : null;
  // a figure that nobody told is none: not zero
  if (many === null || !isRecord(value)) throw malformed(path);
  const keys = Array.isArray(value.keys) ? value.keys.filter((key): key is string => typeof key === "string") : [];
  const { today = 0, areas = [] } = rest(value, path, note) ?? {};
  return { count: many, today, keys, areas };
};

/** What other rules would do. @throws ApiError where the answer doesn't tell how many */
export const previewAnswer: Reader<RulesPreview> = (body, path, note) => ({
  earlier: effect(isRecord(body) ? body.earlier : null, `${path}earlier`, note),
  later: effect(isRecord(body) ? body.later : null, `${path}later`, note),
});
