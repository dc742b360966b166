import { HttpResponse } from "msw";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { fieldNames } from "../../domain/fields/field";
import { isRecord } from "../../domain/values";

type Part = (value: unknown) => unknown;

const only =
  (...names: string[]): Part =>
  (value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name))) : value;
const each =
  (part: Part): Part =>
  (value) =>
    Array.isArray(value) ? value.map(part) : value;

/** The columns of specification §3. `key` is the donor's identity, because there is no `_id`. */
const donor = only(...fieldNames(DONOR_FIELDS));
const notification = only("_id", "title", "message", "date", "dismissed");
const hit = only("firstName", "lastName", "email", "role", "details", "profileImage");

/** The fields of the specification (specification §3, §7) in the parts of a response. */
const PARTS: Partial<Record<string, Part>> = {
  user: only("_id", "email", "role", "status", "privacy", "profileImage"),
  donor,
  donors: each(donor),
  notification,
  notifications: each(notification),
  templates: each(only("_id", "name")),
  // a server returns the content that it was sent
  template: only("_id", "name", "subject", "document", "html", "text"),
  results: (value) =>
    isRecord(value) ? { hits: each(hit)(value.hits), nbHits: value.nbHits, query: value.query } : value,
};

/** Parts that the specification doesn't have. */
const OMITTED = ["features", "draft", "consents", "unread"];
/** Counts of a list; only the list of donors has them (decisions §2). */
const COUNTS = ["total", "skip", "limit"];

/** @returns a response with the specification's fields alone, as a server without any feature sends it */
export async function specifiedResponse(response: Response): Promise<Response> {
  if (!response.headers.get("Content-Type")?.includes("json")) return response;
  const body: unknown = await response.json();
  const omitted = isRecord(body) && "donors" in body ? OMITTED : [...OMITTED, ...COUNTS];
  const specified = isRecord(body)
    ? Object.fromEntries(
        Object.entries(body).flatMap(([name, value]) =>
          omitted.includes(name) ? [] : [[name, PARTS[name]?.(value) ?? value]],
        ),
      )
    : body;
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  return HttpResponse.json(specified as Record<string, never>, { status: response.status, headers });
}

/** @returns a notification as the socket of such a server sends it */
export const specifiedNotification = notification;
