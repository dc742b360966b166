import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DonorRow } from "../db/donor-row";
import type { MailList, SendingRecord } from "../db/models";
import { DONOR_PERSONAS } from "../db/personas";
import { createRandom } from "../db/random";
import { seedConsents, hasLeft } from "../db/seed-consents";
import { hashOf } from "./hash";

export type Bounce = { email: string; reason: components["schemas"]["BounceReason"] };

/** Who gets a mail: asked of one donor without going through all, or of all. */
export interface Receivers {
  /** Donors' ids, in the order in which the mail leaves. */
  all(): Iterable<string>;
  /** @returns the place of a donor in that order, from 0; gaps are no matter. Undefined for who gets none */
  placeOf(id: string): number | undefined;
  /** @returns the place of the last; 0 where there is nobody */
  lastPlace(): number;
  /** @returns how a donor's mail bounces, where it does */
  bounceOf(id: string): Bounce | undefined;
}

/** What was found out: lists of twenty thousand are copied whenever the store is asked for them. */
const KNOWN = new WeakMap<Db, Map<string, Receivers>>();

/** @returns who gets a sending, as far as that is settled */
export function receiversOf(db: Db, { _id, state, share }: SendingRecord): Receivers {
  let known = KNOWN.get(db);
  if (!known) KNOWN.set(db, (known = new Map()));
  // before it starts the list may be written once more
  const key = `${_id} ${state}`;
  const found = known.get(key) ?? (share === null ? listed(db.records.get("mailList", _id)) : seeded(db, _id, share));
  known.set(key, found);
  return found;
}

function listed({ ids, bounced }: Pick<MailList, "ids" | "bounced"> = { ids: [], bounced: [] }): Receivers {
  const places = new Map(ids.map((id, place) => [id, place]));
  const bounces = new Map(bounced.map((one) => [one.id, one]));
  return {
    all: () => ids,
    placeOf: (id) => places.get(id),
    lastPlace: () => Math.max(0, ids.length - 1),
    bounceOf: (id) => bounces.get(id),
  };
}

/** The first donors are the personas, whose records say what the demo needs of them. */
const PERSONAS = DONOR_PERSONAS.length;
/** So many donors got the mails that were sent before the mock began, at most: all of a registry needn't be made for them. */
const FIRST = 2000;

/**
 * Worked out from the rows as they were seeded, so that it is the same whatever was written since; of one donor without
 * making the others.
 */
function seeded(db: Db, sendingId: string, share: number): Receivers {
  const stream = hashOf(sendingId);
  let places: Map<string, number> | undefined;
  const gets = (row: number | undefined): DonorRow | undefined => {
    if (row === undefined || row < PERSONAS || row >= FIRST || !createRandom(stream, row).chance(share))
      return undefined;
    const donor = db.donors.asSeeded(row);
    return donor?.email && donor.status === "active" && likesNews(db, donor) ? donor : undefined;
  };
  const placeOf = (id: string) => {
    if (places) return places.get(id);
    const row = db.donors.findEver(id);
    return gets(row) && row;
  };
  function allPlaces() {
    const rows = Array.from({ length: Math.min(FIRST, db.donors.size) }, (_, row) => row);
    return (places ??= new Map(rows.flatMap((row) => (gets(row) ? [[db.donors.glance(row, "_id"), row]] : []))));
  }
  return {
    all: () => allPlaces().keys(),
    lastPlace: () => Math.max(0, ...allPlaces().values()),
    placeOf,
    bounceOf(id) {
      const row = placeOf(id);
      const email = row === undefined ? null : db.donors.asSeeded(row)?.email;
      return email ? bounceOf(email, sendingId) : undefined;
    },
  };
}

const likesNews = (db: Db, donor: DonorRow) =>
  hasLeft(donor) || seedConsents(donor, db.anchor).some(({ code, given }) => code === "news" && given);

/** @returns how an address refuses the mail of a sending, if it does: some always, some just then */
export function bounceOf(email: string, sendingId: string): Bounce | undefined {
  const address = hashOf(email.toLowerCase());
  const always = createRandom(address, 0);
  if (always.chance(0.006))
    return { email, reason: always.pick(["unknownAddress", "unknownAddress", "refused"] as const) };
  return createRandom(address, hashOf(sendingId)).chance(0.008) ? { email, reason: "mailboxFull" } : undefined;
}
