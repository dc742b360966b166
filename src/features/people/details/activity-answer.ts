import { map, optional, count, identity, instant, items, record, text, type Read } from "../../../api/readers/read";
import { listAnswer } from "../../../shared/lists/list-answer";

const person = record({ _id: identity, firstName: text(""), lastName: text(""), role: text("") });
const names = items(text(null));

const activity = record({
  _id: identity,
  date: instant(""),
  kind: text(""),
  action: text(""),
  person: optional(person),
  fields: map(optional(names), (read) => read ?? []),
  rows: count(null),
  format: text(undefined),
  entity: text(undefined),
});

/** Something that a staff member did, from the history. */
export type Activity = NonNullable<Read<typeof activity>>;

/** Reads `GET /users/{id}/history`. */
export const activitiesAnswer = listAnswer("activities", activity);
