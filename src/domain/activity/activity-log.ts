/** For how many days the activity log has what was done: two years. */
export const LOG_DAYS = 731;

/** The kinds of entries of the activity log (docs/openapi.yaml, LogKind), in the order of the filter. */
export const LOG_KINDS = [
  "people",
  "donations",
  "deletions",
  "documents",
  "settings",
  "exports",
  "imports",
  "emails",
  "access",
  "merges",
  "erasures",
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export const isLogKind = (value: string | null): value is LogKind => LOG_KINDS.some((kind) => kind === value);
