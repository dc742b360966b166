import type { SendingRecord } from "../db/models";
import { createRandom, hashOf } from "../db/random";
import type { Bounce, Receivers } from "./receivers";

/** How many mails leave in a minute, and how many milliseconds are between two. */
export const PER_MINUTE = 600;
const GAP = 60_000 / PER_MINUTE;
const SECOND = 1000;
const DAY = 86_400_000;

/** What became of one mail, and when (milliseconds); what hasn't happened by then lies in the future. */
export interface MailEvents {
  sent: number;
  /** Null for one that came back. */
  delivered: number | null;
  bounced: number | null;
  bounce: Bounce | undefined;
  /** By a mail program for everybody: never together with `opened`, so that both add up. */
  machineOpened: number | null;
  opened: number | null;
  /** Which link, by its place. */
  clicks: { at: number; link: number }[];
  complained: number | null;
}

/** When nothing of a sending leaves any more; Infinity while it may go on. */
export const endOf = ({ ended }: SendingRecord): number => (ended === null ? Infinity : Date.parse(ended));

/** The longest that a mail is on its way, in seconds. */
const LONGEST_WAY = 8;

/** @returns when the mail at a place leaves */
export const leavesAt = ({ at }: SendingRecord, place: number): number => Date.parse(at) + place * GAP;

/** @returns from when on nothing more arrives of a sending whose last mail has a place */
export const arrivedBy = (sending: SendingRecord, lastPlace: number): number =>
  Math.min(leavesAt(sending, lastPlace), endOf(sending)) + LONGEST_WAY * SECOND;

/**
 * @returns what becomes of a donor's mail: the same for the same sending and donor; null for who gets none, since it was
 * stopped before or isn't meant for them
 */
export function eventsOf(sending: SendingRecord, receivers: Receivers, donorId: string): MailEvents | null {
  const place = receivers.placeOf(donorId);
  if (place === undefined || sending.state === "scheduled" || sending.state === "cancelled") return null;
  const sent = leavesAt(sending, place);
  if (sent > endOf(sending)) return null;
  const bounce = receivers.bounceOf(donorId);
  const nothing = { machineOpened: null, opened: null, clicks: [], complained: null };
  const random = createRandom(hashOf(sending._id), hashOf(donorId));
  const arrives = sent + random.between(1, LONGEST_WAY) * SECOND;
  if (bounce) return { sent, delivered: null, bounced: arrives, bounce, ...nothing };
  const fetched = random.chance(0.17) ? arrives + random.between(2, 50) * SECOND : null;
  const read = random.chance(0.61) ? arrives + patience(random.next()) : null;
  const clicks = [];
  if (read !== null && sending.links.length > 0 && random.chance(0.38)) {
    const many = random.chance(0.2) ? 2 : 1;
    for (let nth = 0; nth < many; nth++) {
      const link = Math.floor(random.next() ** 2 * sending.links.length);
      clicks.push({ at: read + (nth + 1) * random.between(8, 90) * SECOND, link });
    }
  }
  // what a machine has opened looks opened whoever reads it: only a click tells that a person did
  const machineOpened = clicks.length > 0 ? null : fetched;
  const opened = machineOpened === null ? read : null;
  const complained = random.chance(0.0008) ? (read ?? arrives) + 60 * SECOND : null;
  return { sent, delivered: arrives, bounced: null, bounce, machineOpened, opened, clicks, complained };
}

/** Some look at once, most within two days. */
const patience = (chance: number): number => -Math.log(1 - chance ** 2) * 1.6 * DAY;
