import type { SendingRecord } from "../db/models";
import { createRandom, hashOf } from "../seed/random";
import type { Bounce, Receivers } from "./receivers";

/** How many mails are sent in a minute. */
export const PER_MINUTE = 600;
const INTERVAL_MS = 60_000 / PER_MINUTE;
const SECOND = 1000;
const DAY = 86_400_000;

/** The events of one mail, in milliseconds since 1970. They may be in the future. */
export interface MailEvents {
  sent: number;
  /** Null: it bounced. */
  delivered: number | null;
  bounced: number | null;
  bounce: Bounce | undefined;
  /** Opened automatically by a mail program; never together with `opened`. */
  machineOpened: number | null;
  opened: number | null;
  /** `link` is an index of the sending's links. */
  clicks: { at: number; link: number }[];
  complained: number | null;
}

/** @returns when a sending was stopped or cancelled, in milliseconds since 1970; else Infinity */
export const endOf = ({ ended }: SendingRecord): number => (ended === null ? Infinity : Date.parse(ended));

/** The longest delivery of a mail, in seconds. */
const MAX_DELIVERY = 8;

/** @returns when the mail at a place is sent, in milliseconds since 1970 */
export const sentAt = ({ at }: SendingRecord, place: number): number => Date.parse(at) + place * INTERVAL_MS;

/** @returns when the last mail of a sending has arrived, in milliseconds since 1970 */
export const arrivedBy = (sending: SendingRecord, lastPlace: number): number =>
  Math.min(sentAt(sending, lastPlace), endOf(sending)) + MAX_DELIVERY * SECOND;

/**
 * Simulates the mail to a donor. The result is always the same for a sending and a donor.
 * @returns null if the donor gets no mail, or the sending was stopped before
 */
export function eventsOf(sending: SendingRecord, receivers: Receivers, donorId: string): MailEvents | null {
  const place = receivers.placeOf(donorId);
  if (place === undefined || sending.state === "scheduled" || sending.state === "cancelled") return null;
  const sent = sentAt(sending, place);
  if (sent > endOf(sending)) return null;
  const bounce = receivers.bounceOf(donorId);
  const notOpened = { machineOpened: null, opened: null, clicks: [], complained: null };
  const random = createRandom(hashOf(sending._id), hashOf(donorId));
  const arrives = sent + random.between(1, MAX_DELIVERY) * SECOND;
  if (bounce) return { sent, delivered: null, bounced: arrives, bounce, ...notOpened };
  const fetched = random.chance(0.17) ? arrives + random.between(2, 50) * SECOND : null;
  const read = random.chance(0.61) ? arrives + readingDelay(random.next()) : null;
  const clicks = [];
  if (read !== null && sending.links.length > 0 && random.chance(0.38)) {
    const clickCount = random.chance(0.2) ? 2 : 1;
    for (let nth = 0; nth < clickCount; nth++) {
      const link = Math.floor(random.next() ** 2 * sending.links.length);
      clicks.push({ at: read + (nth + 1) * random.between(8, 90) * SECOND, link });
    }
  }
  // after an automatic opening, only a click shows that a person has read the mail
  const machineOpened = clicks.length > 0 ? null : fetched;
  const opened = machineOpened === null ? read : null;
  const complained = random.chance(0.0008) ? (read ?? arrives) + 60 * SECOND : null;
  return { sent, delivered: arrives, bounced: null, bounce, machineOpened, opened, clicks, complained };
}

/** @returns the delay in milliseconds: some read at once, most within two days */
const readingDelay = (chance: number): number => -Math.log(1 - chance ** 2) * 1.6 * DAY;
