import type { Resolver } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { FieldCatalogue } from "../../domain/fields/field";
import { checkFields } from "../../domain/validation/problem";
import { toForm, toRecord, type FormValues } from "../../domain/fields/form-values";
import { wordsOf, type FormWords } from "./form-words";

interface Checked {
  fields: FieldCatalogue;
  /** Checks the whole entity, with codes as messages. The form ignores messages about other fields. */
  schema: GenericSchema<unknown, object>;
  /** Fields that can't be changed, and so aren't checked. */
  locked: readonly string[];
  words: FormWords;
  /** The first values: the form doesn't reject an unknown value of the server. */
  began?: FormValues;
}

/** @returns a resolver that gives each field its first problem, in the screen's words, or the values as they were tidied */
export const recordResolver =
  ({ fields, schema, locked, words, began = {} }: Checked): Resolver<FormValues> =>
  (values) => {
    const { output, problems } = checkFields(schema, toRecord(fields, values));
    const own = problems.filter(
      ({ field, code }) =>
        Object.hasOwn(fields, field) &&
        !locked.includes(field) &&
        !(code === "unknown" && values[field] !== "" && values[field] === began[field]),
    );
    const errors = own.flatMap(({ field: name, code }) => {
      const field = fields[name];
      const message = field && wordsOf(words, name, field, code, String(values[name] ?? ""));
      return [[name, { type: code, message }]];
    });
    if (errors.length > 0) return { values: {}, errors: Object.fromEntries(errors) };
    const tidied = Object.entries(toForm(fields, { ...values, ...output }));
    return {
      values: {
        ...values,
        ...Object.fromEntries(tidied.filter(([name]) => !locked.includes(name) && name !== "version")),
      },
      errors: {},
    };
  };
