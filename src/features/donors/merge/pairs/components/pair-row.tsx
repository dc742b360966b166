import { Equal, EqualNot } from "lucide-react";
import type { ReactNode } from "react";
import { useCan } from "../../../../../api/react/ability";
import { dayOf } from "../../../../../domain/dates/days";
import { certaintyOf } from "../../../../../domain/donor/duplicates";
import { registryName } from "../../../../../domain/donor/registry-name";
import { formatNumber, formatShortDate } from "../../../../../domain/format";
import { hrefFor } from "../../../../../domain/routes";
import type { DonorRecord } from "../../../../../shared/donor/reads";
import { addressOf } from "../../../../../shared/navigation";
import { Button } from "../../../../../ui/buttons/button";
import { Link } from "../../../../../ui/buttons/link";
import { Icon } from "../../../../../ui/icons/icon";
import { uiTexts } from "../../../../../ui/texts";
import { cx, tw } from "../../../../../ui/tw";
import { SeparateButton } from "../../buttons";
import { blockedText } from "../../separate/texts";
import { idsOf, type DuplicatePair } from "../pair-answers";
import { pairFacts, reasonText } from "../pair-facts";
import { texts } from "../texts";
import { CertaintyMark } from "./certainty-mark";

/** The columns of a pair: below 900 the records are side by side, below 640 one below the other. */
const columns = tw`grid gap-x-5 gap-y-1 px-6 narrow:px-4 medium:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_196px_108px_238px]`;

/** The titles of the columns, which phones don't need. Merged records have no certainty. */
export const PairColumns = ({ merged }: { merged: boolean }) => (
  <div
    aria-hidden
    className={cx(
      columns,
      tw`narrow:hidden medium:hidden min-h-[34px] items-center bg-sunken text-caption font-medium text-muted rounded-t-lg`,
    )}
  >
    {texts.columns.slice(0, merged ? -1 : undefined).map((title) => (
      <span key={title}>{title}</span>
    ))}
  </div>
);

interface PairRowProps {
  pair: DuplicatePair;
  onDecide: (distinct: boolean) => void;
  onAsk: () => void;
  asking: boolean;
}

/** Two records side by side, why they may be of one person, and what to do. */
export function PairRow({ pair, ...actions }: PairRowProps) {
  const { reason, donors, elsewhere, asked, decided, merge } = pair;
  const [one, other] = donors;
  const why = reasonText(reason, donors);
  return (
    <li
      data-pair={pair._id}
      className={cx(
        columns,
        tw`items-start wide:items-center border-t py-3.5 first:border-t-0 wide:first:border-t hover:bg-hover`,
      )}
    >
      {one && <PersonOf donor={one} />}
      {other ? (
        <div className={tw`narrow:mt-2 narrow:border-t narrow:border-dashed narrow:pt-2`}>
          <PersonOf donor={other} />
        </div>
      ) : (
        <div className={tw`grid min-w-0 leading-normal narrow:mt-2 narrow:border-t narrow:border-dashed narrow:pt-2`}>
          <span className={tw`font-medium`}>{elsewhere ? texts.elsewhere(elsewhere) : texts.elsewhereUnnamed}</span>
          <span className={tw`text-label text-muted`}>{texts.elsewhereHint}</span>
        </div>
      )}
      <div className={tw`grid gap-0.5 medium:mt-1 medium:row-span-2 wide:mt-0`}>
        {why && (
          <Fact same size={16}>
            <span className={tw`text-body font-medium text-ink`}>{why}</span>
          </Fact>
        )}
        {pairFacts(reason, donors).map(({ same, label }) => (
          <Fact key={label} same={same} size={14}>
            {label}
          </Fact>
        ))}
        {merge && one && <Note>{texts.survivor(registryName(one) || uiTexts.noName, one.cardNumber)}</Note>}
        {asked && <Note>{texts.asked(asked.author?.name ?? "", shortDay(asked.date))}</Note>}
        {decided && (
          <Note>{texts[merge ? "merged" : "decided"](decided.author?.name ?? "", shortDay(decided.date))}</Note>
        )}
      </div>
      {!merge && <CertaintyMark certainty={certaintyOf(reason)} />}
      <PairActions pair={pair} {...actions} />
    </li>
  );
}

/** @returns the day of an instant; null for an unreadable one */
const shortDay = (date: string) => {
  const day = dayOf(date);
  return day && formatShortDate(day);
};

function PersonOf({ donor }: { donor: DonorRecord }) {
  const { _id, cardNumber, birthday, donationsNumber, area } = donor;
  const known = [cardNumber ? texts.card(cardNumber) : texts.noCard, birthday && formatShortDate(birthday)];
  const given = donationsNumber === null ? null : texts.donations(donationsNumber, formatNumber(donationsNumber));
  return (
    <div className={tw`grid min-w-0 leading-normal break-anywhere`}>
      <span>
        <Link look="strong" href={addressOf(hrefFor("donorDetails", { id: _id }))}>
          {registryName(donor) || uiTexts.noName}
        </Link>
      </span>
      <span className={tw`text-label text-muted`}>{known.filter(Boolean).join(", ")}</span>
      <span className={tw`text-label text-faint`}>{[given, area].filter(Boolean).join(", ")}</span>
    </div>
  );
}

function Fact({ same, size, children }: { same: boolean; size: number; children: ReactNode }) {
  return (
    <span className={tw`flex items-center gap-1.5 text-label text-muted`}>
      <Icon of={same ? Equal : EqualNot} size={size} className={tw`flex-none text-faint`} />
      <span className={tw`sr-only`}>{same ? texts.same : texts.different}</span>
      {children}
    </span>
  );
}

const Note = ({ children }: { children: ReactNode }) => <span className={tw`text-label text-muted`}>{children}</span>;

function PairActions({ pair, onDecide, onAsk, asking }: PairRowProps) {
  const can = useCan();
  const { donors, asked, decided, merge } = pair;
  const [one = "", other = ""] = donors.map((donor) => registryName(donor) || uiTexts.noName);
  const ids = idsOf(pair);
  const mayDecide = ids && donors.every((donor) => can("update", "Donor", donor));
  const box = tw`flex flex-wrap items-center gap-1 wide:col-start-5 wide:justify-end narrow:mt-2 narrow:[&>*]:flex-1`;
  if (merge)
    return (
      <div className={box}>
        {merge.blocked === null ? (
          <SeparateButton mergeId={merge._id} of={one} />
        ) : (
          <Note>{blockedText(merge.blocked)}</Note>
        )}
      </div>
    );
  if (!mayDecide)
    return (
      <div className={box}>
        {!asked && (
          <Button small onClick={onAsk} loading={asking} data-main>
            {texts.ask}
          </Button>
        )}
      </div>
    );
  return (
    <div className={box}>
      {!decided && (
        <Button small href={addressOf(hrefFor("donorMerge", ids))} aria-label={texts.compare(one, other)}>
          {texts.compareShort}
        </Button>
      )}
      <Button
        small
        kind="quiet"
        className={tw`narrow:border-line-control`}
        data-main
        aria-label={decided ? texts.reopenPair(one, other) : texts.areDistinct(one, other)}
        onClick={() => onDecide(!decided)}
      >
        {decided ? texts.reopen : texts.distinct}
      </Button>
    </div>
  );
}
