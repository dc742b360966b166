import * as v from "valibot";
import type { FieldCatalogue } from "../fields/field";
import { fieldSchemas, type CheckContext } from "./field-schema";
import { checkFields, type ProblemCode } from "./problem";

/**
 * Checks a single value, as one that somebody wants to have back.
 * @returns what is wrong with it today by the catalogue's rules; null for nothing, and for a field that nobody may change
 */
export function fieldProblem(
  catalogue: FieldCatalogue,
  field: string,
  value: unknown,
  context: CheckContext,
): ProblemCode | null {
  const definition = Object.hasOwn(catalogue, field) ? catalogue[field] : undefined;
  if (!definition) return null;
  const schemas: Record<string, v.GenericSchema> = fieldSchemas({ [field]: definition }, context);
  return checkFields(v.object(schemas), { [field]: value }).problems[0]?.code ?? null;
}
