import { isoDay } from "../../domain/dates/days";
import type { Db } from "../db/db";
import { PERSONAS } from "../db/personas";
import { createRandom, weighted } from "../seed/random";

/** A random stream that no donor uses. */
const CALL_STREAM = 0x6200_0000;
const outcomeOf = weighted<"none" | "coming" | "again" | "noAnswer" | "notUntil">([
  ["none", 68],
  ["coming", 5],
  ["again", 3],
  ["noAnswer", 15],
  ["notUntil", 9],
]);

/** @returns the first Saturday after a day number */
const saturdayAfter = (day: number) => day + 1 + ((8 - ((day + 5) % 7)) % 7);

/** Seeds the last call of some donors, from before the seed. */
export function seedCalls({ anchor, records, seededDonors }: Db): void {
  const random = createRandom(CALL_STREAM, 0);
  let number = 0;
  for (const { _id: donorId, status } of seededDonors) {
    const outcome = status === "active" ? outcomeOf(random) : "none";
    if (outcome === "none") continue;
    const isRecent = outcome === "coming" || outcome === "again";
    const called = anchor - (isRecent ? random.between(1, 3) : random.between(4, 180));
    const { firstName, lastName } = random.chance(0.5) ? PERSONAS.admin : PERSONAS.manager;
    const date = { again: anchor + 1, notUntil: called + random.between(10, 40), coming: null, noAnswer: null }[
      outcome
    ];
    number += 1;
    // this page was reloaded after the erasure
    if (records.get("donor", donorId)?.erased !== undefined) continue;
    records.seed("call", [
      {
        // fewer than 1,000: later calls have the next numbers
        _id: `c${number}`,
        donorId,
        day: isoDay(saturdayAfter(isRecent ? anchor : called)),
        type: 1,
        outcome,
        date: date === null ? null : isoDay(date),
        at: `${isoDay(called)}T17:${String(random.between(10, 59))}:00.000Z`,
        by: { _id: null, name: `${firstName} ${lastName}` },
        deleted: false,
      },
    ]);
  }
}
