import type { ReactNode } from "react";
import type { FailedReads } from "../../../api/react/use-feature";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { Banner } from "../../../ui/messages/banner";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import type { StaffAccount } from "../account";
import { useZoneTotal } from "../use-zone-donors";
import { texts } from "./texts";

/** Who takes which zone; a zone that isn't here has nobody for now. */
export type Takers = Readonly<Record<string, string>>;

interface HandOverProps {
  /** The managers can't be read, so nobody knows which zones are left alone; null if they can. */
  unknown: FailedReads | null;
  /** Zones that nobody else looks after. */
  alone: readonly string[];
  /** Who could take one. */
  others: readonly StaffAccount[];
  takers: Takers;
  onChange: (takers: Takers) => void;
}

/** Zones that would be left without anybody: what that means, and who takes them. */
export function HandOver({ unknown, alone, others, takers, onChange }: HandOverProps) {
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
              onChange={({ target }) => onChange({ ...takers, [zone]: target.value })}
            />
          </Field>
        ))}
      </div>
    </LeftAlone>
  );
}

/** Zones that would be left without anybody, and what that means. Nothing where there are none. */
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
