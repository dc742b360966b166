import { flag, identity, items, map, record, text } from "../readers/read";

const somebody = record({ _id: identity, firstName: text(""), lastName: text(""), email: text("") });
const opened = record({ kind: text(""), id: identity, editing: flag(false), user: somebody });

/** Reads the event of the records that others have open. */
export const presenceChanged = map(record({ open: items(opened) }), (read) => read?.open ?? []);

/** A record that somebody else has open; `kind` may be unknown here. */
export type OpenElsewhere = ReturnType<typeof presenceChanged>[number];
