import * as v from "valibot";
import { MALFORMED_ERROR } from "../domain/texts";
import { ApiError } from "./errors";

/**
 * Parses an answer at the edge, so that everything inside can trust it.
 * @throws ApiError of kind "malformed", naming the first path that doesn't fit (never its value: it may be health data)
 */
export function parseAnswer<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const path = result.issues[0].path?.map(({ key }) => String(key)).join(".") ?? "";
  throw new ApiError("malformed", MALFORMED_ERROR, 200, "malformed", { path });
}
