import type { Resolver } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { FieldCatalogue } from "../../domain/fields/field";
import { checkFields } from "../../domain/validation/problem";
import { toForm, toRecord, type FormValues } from "../../domain/fields/form-values";
import { problemText, type FormTexts } from "./form-texts";

interface Checked {
  fields: FieldCatalogue;
  /** Validates the whole entity, with codes as messages. Messages about fields outside the form are ignored. */
  schema: GenericSchema<unknown, object>;
  /** Not validated. */
  locked: readonly string[];
  formTexts: FormTexts;
  /** Initial values: an unknown value of the server is accepted if it is unchanged. */
  initialValues?: FormValues;
}

/** @returns a resolver with the first message for each field, or the tidied values */
export const recordResolver =
  ({ fields, schema, locked, formTexts, initialValues = {} }: Checked): Resolver<FormValues> =>
  (values) => {
    const { output, problems } = checkFields(schema, toRecord(fields, values));
    const own = problems.filter(
      ({ field, code }) =>
        Object.hasOwn(fields, field) &&
        !locked.includes(field) &&
        !(code === "unknown" && values[field] !== "" && values[field] === initialValues[field]),
    );
    const errors = own.flatMap(({ field: name, code }) => {
      const field = fields[name];
      const message = field && problemText(formTexts, name, field, code, String(values[name] ?? ""));
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
