import { useToday } from "../../../../api/react/use-today";
import { formatFullDate } from "../../../../domain/format";
import { isOfTier, nextTier, type AwardTier } from "../../../../domain/award-tiers";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";

interface NextAwardProps {
  /** The days (ISO) of all donations. */
  days: readonly string[];
  /** The awards that were given. */
  names: readonly string[];
  /** Of the donor, from the lowest. */
  tiers: readonly AwardTier[];
}

/** How far it is to the next award; nothing where the association's awards have other names: we don't know its tiers. */
export function NextAward({ days, names, tiers }: NextAwardProps) {
  const isOurs = (name: string) => tiers.some((tier) => isOfTier(tier, { award: name, awardDonorsGroup: null }));
  const today = useToday();
  const next = names.length === 0 || names.some(isOurs) ? nextTier(days, tiers, today) : null;
  if (!next) return null;
  const { name, missing, withYears, years } = next;
  return (
    <div className={tw`grid gap-2`}>
      <span aria-hidden className={tw`block h-2 overflow-hidden rounded-[4px] bg-selected forced:border`}>
        <span
          className={tw`block h-full rounded-[4px] bg-warn-solid forced:bg-sys-highlight`}
          style={{ width: `${Math.min(100, (days.length / (days.length + missing)) * 100)}%` }}
        />
      </span>
      <p className={tw`text-muted text-pretty`}>
        {withYears
          ? texts.toNextWithYears({
              ...{ name, missing, years },
              donations: withYears.missing,
              from: formatFullDate(withYears.from),
            })
          : texts.toNext(name, missing)}
      </p>
    </div>
  );
}
