import { romeDay } from "../../domain/dates/days";
import type { Db } from "../db/db";
import type { SendingRecord } from "../db/models";
import { endOf, eventsOf, sentAt, type MailEvents } from "./mail-events";
import { receiversOf } from "./receivers";
import { sendingsOf } from "./sendings";

/** @returns the events of all mails of a template that have been sent */
export function mailsOf(db: Db, templateId: string): { id: string; sending: SendingRecord; events: MailEvents }[] {
  const now = db.now();
  const mails = [];
  for (const sending of sendingsOf(db, templateId)) {
    const receivers = receiversOf(db, sending);
    for (const id of receivers.all()) {
      const events = eventsOf(sending, receivers, id);
      if (events && events.sent <= now) mails.push({ id, sending, events });
    }
  }
  return mails;
}

/** @returns a function for the ISO day in Italy of an instant (milliseconds), cached by hour */
export function createDayReader(): (at: number) => string {
  const days = new Map<number, string>();
  return (at) => {
    const hour = Math.floor(at / 3_600_000);
    const day = days.get(hour) ?? romeDay(at);
    days.set(hour, day);
    return day;
  };
}

/** @returns the ids of donors who got a template within a period, by what they have done since */
export function mailedPeople(
  db: Db,
  templateId: string,
  [begin, end]: readonly [string, string],
): Record<"opened" | "clicked" | "neither", string[]> {
  const now = db.now();
  const dayOf = createDayReader();
  const actions = new Map<string, { opened: boolean; clicked: boolean }>();
  for (const { id, events } of mailsOf(db, templateId)) {
    const { delivered, opened, clicks } = events;
    if (!delivered || delivered > now || dayOf(delivered) < begin || dayOf(delivered) > end) continue;
    const before = actions.get(id);
    actions.set(id, {
      opened: before?.opened === true || (opened !== null && opened <= now),
      clicked: before?.clicked === true || clicks.some(({ at }) => at <= now),
    });
  }
  const idsOf = (matches: (action: { opened: boolean; clicked: boolean }) => boolean) =>
    [...actions].filter(([, action]) => matches(action)).map(([id]) => id);
  return {
    opened: idsOf(({ opened }) => opened),
    clicked: idsOf(({ clicked }) => clicked),
    neither: idsOf(({ opened, clicked }) => !opened && !clicked),
  };
}

/** @returns the donors who weren't reached by a stopped or cancelled sending, nor by a later one of the same template */
export function peopleNotReached(db: Db, sending: SendingRecord): string[] {
  if (sending.state !== "stopped" && sending.state !== "cancelled") return [];
  const receivers = receiversOf(db, sending);
  const later = db.records
    .find("sending", {
      where: {
        templateId: { equals: sending.templateId },
        _id: { notEquals: sending._id },
        created: { gte: sending.created },
        state: { notEquals: "cancelled" },
      },
    })
    .map((other) => receiversOf(db, other));
  const isLate = (id: string) => sentAt(sending, receivers.placeOf(id) ?? 0) > endOf(sending);
  return [...receivers.all()]
    .filter((id) => sending.state === "cancelled" || isLate(id))
    .filter((id) => later.every(({ placeOf }) => placeOf(id) === undefined));
}
