import { useState } from "react";
import { failureOf } from "../../../api/errors";
import { nameOf, type StaffAccount } from "../account";
import { leftAlone, othersThan, useManagers } from "../use-managers";
import { useAccountChange, type AccountChange } from "./account-writes";
import type { Takers } from "./hand-over";
import { texts } from "./texts";

/**
 * Zones that a change of an account would leave alone, and who takes them: those are written first, so that no zone is
 * without anybody where the change itself comes through.
 * @param given the zones that the account would look after no more
 */
export function useHandOver(account: StaffAccount, given: readonly string[]) {
  const { managers: known, failed } = useManagers();
  const others = othersThan(account, known ?? []);
  // as long as they aren't known nobody says that there are none
  const alone = known ? leftAlone(given, others) : [];
  const [takers, setTakers] = useState<Takers>({});
  const taken = alone.filter((zone) => takers[zone]);
  const { write } = useAccountChange();

  return {
    /** Nobody knows whether a zone is left alone: the managers can't be read. */
    unknown: given.length > 0 ? failed : null,
    others,
    alone,
    taken,
    takers,
    setTakers,
    /** Returns why it isn't done, or null. */
    async change(change: AccountChange, done: string): Promise<string | null> {
      for (const taker of others) {
        const more = taken.filter((zone) => takers[zone] === taker._id && !taker.zones.includes(zone));
        if (more.length === 0) continue;
        const areas = [...taker.zones, ...more];
        const outcome = await write({ account: taker, change: { areas }, done: texts.takes(taker, more) });
        if (!outcome.ok) return `${nameOf(taker)}: ${outcome.error.message}`;
      }
      const outcome = await write({ account, change, done });
      return failureOf(outcome);
    },
  };
}
