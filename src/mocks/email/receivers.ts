import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DonorRecord, DonorRow, MailList, SendingRecord } from "../db/models";
import { perDb } from "../db/per-db";
import { DONOR_PERSONAS } from "../db/personas";
import { createRandom, hashOf } from "../seed/random";
import { hasUnsubscribed, seedConsents } from "../seed/consents";

export type Bounce = { email: string; reason: components["schemas"]["BounceReason"] };

/** The donors who get a mail. A query for one donor doesn't compute the others. */
export interface Receivers {
  /** @returns the ids of donors in the order of sending */
  all(): Iterable<string>;
  /** @returns the place of a donor in the order, from 0 (there may be gaps); undefined: gets no mail */
  placeOf(id: string): number | undefined;
  /** @returns the last place; 0 if there are no donors */
  lastPlace(): number;
  /** @returns the bounce of a donor's mail, if any */
  bounceOf(id: string): Bounce | undefined;
}

/** Cached receivers by sending. */
const cacheOf = perDb(() => new Map<string, Receivers>());

/** @returns the donors who get a sending */
export function receiversOf(db: Db, { _id, state, share }: SendingRecord): Receivers {
  const cache = cacheOf(db);
  const list = share === null ? db.records.get("mailList", _id) : undefined;
  // the start of a sending writes its list again, and somebody may be taken off it
  const key = `${_id} ${state} ${list?.ids.length}`;
  const receivers = cache.get(key) ?? (share === null ? listed(list) : seeded(db, _id, share));
  cache.set(key, receivers);
  return receivers;
}

function listed({ ids, bounced }: Pick<MailList, "ids" | "bounced"> = { ids: [], bounced: [] }): Receivers {
  const places = new Map(ids.map((id, place) => [id, place]));
  const bounces = new Map(bounced.map((bounce) => [bounce.id, bounce]));
  return {
    all: () => ids,
    placeOf: (id) => places.get(id),
    lastPlace: () => Math.max(0, ids.length - 1),
    bounceOf: (id) => bounces.get(id),
  };
}

/** Receivers of a seeded sending, computed from the seeded donors: later changes don't matter. Personas get no mails. */
function seeded(db: Db, sendingId: string, share: number): Receivers {
  const stream = hashOf(sendingId);
  const getsMail = (donor: DonorRecord, place: number) =>
    place >= DONOR_PERSONAS.length &&
    // not to one that a test has added with an id of its own
    donor._id === `d${place + 1}` &&
    createRandom(stream, place).chance(share) &&
    donor.email !== null &&
    donor.status === "active" &&
    hadNewsConsent(db, donor);
  let places: ReadonlyMap<string, number> | undefined;
  const allPlaces = () =>
    (places ??= new Map(
      db.seededDonors.flatMap((donor, place) => (getsMail(donor, place) ? [[donor._id, place]] : [])),
    ));
  const placeOf = (id: string) => {
    if (places) return places.get(id);
    const place = seededPlace(db, id);
    const donor = db.seededDonors[place];
    return donor && getsMail(donor, place) ? place : undefined;
  };
  return {
    all: () => allPlaces().keys(),
    lastPlace: () => Math.max(0, ...allPlaces().values()),
    placeOf,
    bounceOf(id) {
      const email = db.seededDonors[seededPlace(db, id)]?.email;
      const bounce = email ? bounceOf(email, sendingId) : undefined;
      return bounce && placeOf(id) !== undefined ? bounce : undefined;
    },
  };
}

/** @returns the place of a donor among the seeded ones, from 0; -1 for others */
const seededPlace = ({ seededDonors }: Db, id: string): number => {
  const place = Number(id.slice(1)) - 1;
  return seededDonors[place]?._id === id ? place : -1;
};

const hadNewsConsent = (db: Db, donor: DonorRow) =>
  hasUnsubscribed(donor) || seedConsents(donor, db.anchor).some(({ code, given }) => code === "news" && given);

/** Simulates whether a mail to an address bounces: some addresses always bounce, some for one sending. */
export function bounceOf(email: string, sendingId: string): Bounce | undefined {
  const address = hashOf(email.toLowerCase());
  const always = createRandom(address, 0);
  if (always.chance(0.006))
    return { email, reason: always.pick(["unknownAddress", "unknownAddress", "refused"] as const) };
  return createRandom(address, hashOf(sendingId)).chance(0.008) ? { email, reason: "mailboxFull" } : undefined;
}
