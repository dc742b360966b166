import * as v from "valibot";

/**
 * The problems of a field. They are codes, because the texts differ: donors are addressed with "tu", staff in the third person,
 * and the importer has short texts for cells. Servers send the codes.
 */
export const PROBLEM_CODES = [
  "missing",
  /** Another type: a list instead of a text. */
  "type",
  /** Not one of the allowed values. */
  "unknown",
  "too-long",
  /** Too few digits for a phone number. */
  "too-short",
  /** A phone number with a single digit, repeated. */
  "repeated",
  /** A malformed code, address or number. */
  "form",
  /** The last character of a fiscal code doesn't follow from the others. */
  "check-character",
  /** The date within a fiscal code doesn't exist. */
  "date",
  /** Not a day of the calendar. */
  "day",
  /** Before 1900. */
  "too-early",
  "future",
  "before-birth",
  /** The end is before the beginning. */
  "before-start",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem {
  field: string;
  code: ProblemCode;
}

/** Makes a schema of a function that checks all values together. */
export const schemaOfCheck = (check: (values: Record<string, unknown>) => readonly Problem[]) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      for (const { field: key, code } of check(input))
        addIssue({ message: code, path: [{ type: "object", origin: "value", input, key, value: input[key] }] });
    }),
  );

/**
 * Checks a value with a schema whose messages are codes.
 * @returns the first problem of each field, in the order of the schema, and the tidied value. Its fields with problems may have
 *   any value
 */
export function checkFields<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
): { output: Output; problems: Problem[] } {
  const { output, issues = [] } = v.safeParse(schema, value);
  const problems = new Map<string, Problem>();
  for (const { path, message } of issues) {
    const field = String(path?.[0]?.key ?? "");
    if (!problems.has(field)) problems.set(field, { field, code: codeOf(message) });
  }
  return { output: output as Output, problems: [...problems.values()] };
}

const codeOf = (message: string): ProblemCode => PROBLEM_CODES.find((code) => code === message) ?? "type";
