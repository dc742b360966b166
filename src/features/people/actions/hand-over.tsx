import { type ReactNode, useState } from "react";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { Banner } from "../../../ui/messages/banner";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import { type StaffAccount, nameOf } from "../account";
import { useZoneTotal } from "../use-zone-donors";
import { texts } from "./texts";
import { failureOf } from "../../../api/errors";
import { zonesWithoutManager, activeManagersExcept, useManagers } from "../use-managers";
import { useAccountChange, type AccountChange } from "./account-writes";

/** Warns about zones that would lose their last manager, and asks who takes them. */
export function HandOver({ failedRead, unmanaged, others, takers, setTakers }: ReturnType<typeof useHandOver>) {
  const { takerLabel, nobody, option } = texts.unmanaged;
  if (failedRead) return <ReadFailed title={texts.unmanaged.unknown} {...failedRead} />;
  return (
    <ZonesWithoutManagerNotice zones={unmanaged}>
      <div className={tw`mt-2 grid gap-3 text-ink`}>
        {unmanaged.map((zone) => (
          <Field key={zone} label={takerLabel(zone, unmanaged.length === 1)}>
            <Select
              value={takers[zone] ?? ""}
              placeholder={nobody}
              options={others.map((other) => ({ value: other._id, label: option(other) }))}
              onChange={({ target }) => setTakers({ ...takers, [zone]: target.value })}
            />
          </Field>
        ))}
      </div>
    </ZonesWithoutManagerNotice>
  );
}

/** Warns about zones that would lose their last manager. Renders nothing if there are none. */
export function ZonesWithoutManagerNotice({ zones, children }: { zones: readonly string[]; children?: ReactNode }) {
  const total = useZoneTotal(zones);
  if (zones.length === 0) return null;
  return (
    <Banner tone="warn" title={texts.unmanaged.title(zones)}>
      {texts.unmanaged.text(zones, total)}
      {children}
    </Banner>
  );
}

/**
 * Finds the zones that would lose their last manager by a change of an account, and stores which manager takes each zone. The new managers
 * are saved first, so that each zone always has a manager.
 * @param removedZones the zones that the account would lose
 */
export function useHandOver(account: StaffAccount, removedZones: readonly string[]) {
  const { managers, failed } = useManagers();
  const others = activeManagersExcept(account, managers ?? []);
  const unmanaged = managers ? zonesWithoutManager(removedZones, others) : [];
  /** By zone, the id of the account that takes it. */
  const [takers, setTakers] = useState<Readonly<Record<string, string>>>({});
  const assigned = unmanaged.filter((zone) => takers[zone]);
  const { write } = useAccountChange();

  return {
    /** Set if the managers can't be read: then the zones without a manager are unknown. */
    failedRead: removedZones.length > 0 ? failed : null,
    /** The managers who can take a zone. */
    others,
    /** The removed zones without another manager. */
    unmanaged,
    assigned,
    takers,
    setTakers,
    /** Saves the new managers, then the change. @returns an error message; null after success */
    async change(change: AccountChange, done: string): Promise<string | null> {
      for (const taker of others) {
        const more = assigned.filter((zone) => takers[zone] === taker._id && !taker.zones.includes(zone));
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
