import * as v from "valibot";

/**
 * What can be wrong with a field. These are codes, because the texts differ: donors read them with "tu", staff in the third
 * person, servers send them in a response, and the importer shows them in a cell.
 */
export const PROBLEM_CODES = [
  /** Nothing there, where something must be. */
  "missing",
  /** Not even of the right type: a list where a text belongs. */
  "type",
  /** None of the values that there are. */
  "unknown",
  "too-long",
  /** Too few digits for a telephone. */
  "too-short",
  /** Not written as such a thing is written. */
  "form",
  /** The last character of a fiscal code doesn't follow from the others. */
  "check-character",
  /** The date within a fiscal code doesn't exist. */
  "date",
  /** Not a day of the calendar. */
  "day",
  /** Before anybody was born who is alive. */
  "too-early",
  "future",
  "before-birth",
  /** The end lies before the beginning. */
  "before-start",
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem {
  field: string;
  code: ProblemCode;
}

/** Makes a schema of a check that sees all values at once. */
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
 * Checks a value by a schema of this folder, whose messages are codes.
 * @returns the first problem of each field, in the schema's order, and the value as the schema tidied it. Where there
 * are problems only the fields without one can be relied on.
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
