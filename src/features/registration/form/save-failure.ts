import type { ApiError } from "../../../api/errors";
import { texts } from "./texts";

/** Why a save failed: what to say in passing, and what stands at which field. */
export interface SaveFailure {
  /** Specification §8: the joined msg values, or the error string. */
  message: string;
  /** Messages by the name of the thing that they are about. */
  fields: Record<string, string>;
  /** Somebody else saved first. */
  conflict: boolean;
}

const isItem = (value: unknown): value is { msg: string; param?: unknown } =>
  typeof value === "object" && value !== null && "msg" in value && typeof value.msg === "string";

/** Reads the answer of a save that was refused. */
export function saveFailure({ message, body, status, code }: ApiError): SaveFailure {
  const conflict = status === 409 && code === "version";
  const error = typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
  if (typeof error === "string" && error) return { message: error, fields: {}, conflict };
  const items = Array.isArray(error) ? error.filter(isItem) : [];
  const fields: Record<string, string> = {};
  for (const { msg, param } of items) if (typeof param === "string") fields[param] ??= msg;
  // a code that somebody else has comes as a conflict, with the field's name for its code
  if (status === 409 && code && code in texts.labels) fields[code] ??= message;
  return { message: items.length > 0 ? items.map(({ msg }) => msg).join(", ") : message, fields, conflict };
}
