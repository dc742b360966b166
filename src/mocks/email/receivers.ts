import type { components } from "../../contract/api";
import type { Db, SeededPlace } from "../db/db";
import type { DonorRow, MailList, SendingRecord } from "../db/models";
import { DONOR_PERSONAS } from "../db/personas";
import { createRandom, hashOf } from "../db/random";
import { hasUnsubscribed, seedConsents } from "../db/seed-consents";

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

/**
 * Worked out from the donors as they were seeded, so that it is the same whatever was written since; of one donor without
 * going through the others.
 */
function seeded(db: Db, sendingId: string, share: number): Receivers {
  const stream = hashOf(sendingId);
  const gets = ({ donor, place }: SeededPlace) =>
    place >= PERSONAS &&
    createRandom(stream, place).chance(share) &&
    donor.email !== null &&
    donor.status === "active" &&
    likesNews(db, donor);
  let places: ReadonlyMap<string, number> | undefined;
  const allPlaces = () =>
    (places ??= new Map([...db.seededDonors].flatMap(([id, one]) => (gets(one) ? [[id, one.place]] : []))));
  const placeOf = (id: string) => {
    if (places) return places.get(id);
    const one = db.seededDonors.get(id);
    return one && gets(one) ? one.place : undefined;
  };
  return {
    all: () => allPlaces().keys(),
    lastPlace: () => Math.max(0, ...allPlaces().values()),
    placeOf,
    bounceOf(id) {
      const email = db.seededDonors.get(id)?.donor.email;
      const bounce = email ? bounceOf(email, sendingId) : undefined;
      return bounce && placeOf(id) !== undefined ? bounce : undefined;
    },
  };
}

const likesNews = (db: Db, donor: DonorRow) =>
  hasUnsubscribed(donor) || seedConsents(donor, db.anchor).some(({ code, given }) => code === "news" && given);

/** @returns how an address refuses the mail of a sending, if it does: some always, some just then */
export function bounceOf(email: string, sendingId: string): Bounce | undefined {
  const address = hashOf(email.toLowerCase());
  const always = createRandom(address, 0);
  if (always.chance(0.006))
    return { email, reason: always.pick(["unknownAddress", "unknownAddress", "refused"] as const) };
  return createRandom(address, hashOf(sendingId)).chance(0.008) ? { email, reason: "mailboxFull" } : undefined;
}
