import { identity, items, map, record } from "../read";

/** What the event `donor.changed` carries: the ids of donors to read again; none where it can't be read. */
export const donorChanged = map(record({ ids: items(identity) }), (read) => read?.ids.filter(Boolean) ?? []);

/** What the event `user.changed` carries: the ids of accounts of the staff, likewise. */
export const userChanged = donorChanged;

/** What the event `sending.changed` carries: the id of a sending to read again, in a list. */
export const sendingChanged = map(record({ sending: identity }), (read) => (read?.sending ? [read.sending] : []));
