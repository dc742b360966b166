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
import { leftAlone, othersThan, useManagers } from "../use-managers";
import { useAccountChange, type AccountChange } from "./account-writes";

/** Zones that would lose their last manager, what that means, and who takes them. */
export function HandOver({ unknown, alone, others, takers, setTakers }: ReturnType<typeof useHandOver>) {
  const { who, nobody, option } = texts.alone;
  if (unknown) return <ReadFailed title={texts.alone.unknown} {...unknown} />;
  return (
    <LeftAlone zones={alone}>
      <div className={tw`mt-2 grid gap-3 text-ink`}>
        {alone.map((zone) => (
          <Field key={zone} label={who(zone, alone.length === 1)}>
            <Select
              value={takers[zone] ?? ""}
              placeholder={nobody}
              options={others.map((one) => ({ value: one._id, label: option(one) }))}
              onChange={({ target }) => setTakers({ ...takers, [zone]: target.value })}
            />
          </Field>
        ))}
      </div>
    </LeftAlone>
  );
}

/** Zones that would lose their last manager, and what that means. Nothing without such zones. */
export function LeftAlone({ zones, children }: { zones: readonly string[]; children?: ReactNode }) {
  const total = useZoneTotal(zones);
  if (zones.length === 0) return null;
  return (
    <Banner tone="warn" title={texts.alone.title(zones)}>
      {texts.alone.text(zones, total)}
      {children}
    </Banner>
  );
}

/**
 * The zones that would lose their last manager by a change of an account, and who takes them. The new managers are saved
 * first: then a zone has a manager at any time.
 * @param given the zones that the account gives away
 */
export function useHandOver(account: StaffAccount, given: readonly string[]) {
  const { managers: known, failed } = useManagers();
  const others = othersThan(account, known ?? []);
  const alone = known ? leftAlone(given, others) : [];
  /** The id of the account that takes a zone, by zone. */
  const [takers, setTakers] = useState<Readonly<Record<string, string>>>({});
  const taken = alone.filter((zone) => takers[zone]);
  const { write } = useAccountChange();

  return {
    /** Set if the managers can't be read: then it is unknown which zones are left alone. */
    unknown: given.length > 0 ? failed : null,
    /** Who could take a zone. */
    others,
    /** The zones without another manager. */
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
