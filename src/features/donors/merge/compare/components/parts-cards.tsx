import { Award as AwardIcon, Equal, FileText, History, Phone, ShieldCheck } from "lucide-react";
import { useState, type ReactNode } from "react";
import { consentLabel } from "../../../../../domain/donor/consents";
import { DONATION_TYPE_LABELS } from "../../../../../domain/donation/blood";
import { mergeConsents, type Joined } from "../../../../../domain/donor/merge-parts";
import { formatNumber, formatShortDate } from "../../../../../domain/format";
import { DonationGlyph } from "../../../../../shared/donor/parts/donation-glyph";
import type { Answers } from "../../../../../shared/consents/get-consents";
import type { Award, Donation } from "../../../../../shared/donor/reads";
import { VanishingButton } from "../../../../../ui/buttons/vanishing-button";
import { Card } from "../../../../../ui/display/card";
import { Icon, type IconType } from "../../../../../ui/icons/icon";
import { uiTexts } from "../../../../../ui/texts";
import { cx, tw } from "../../../../../ui/tw";
import { texts as pairTexts } from "../../pairs/texts";
import type { WholeDonor } from "../merging-answers";
import { texts } from "../texts";
import { cardOf } from "./field-rows";

const FIRST = 5;

interface DonationsCardProps {
  donations: readonly Joined<Donation>[];
  survivor: WholeDonor;
  other: WholeDonor;
}

/** The donations of both records: those that count once are above the others. */
export function DonationsCard({ donations, survivor, other }: DonationsCardProps) {
  const [all, setAll] = useState(false);
  const same = donations.filter((joined) => joined.same !== null);
  const rest = donations.filter((joined) => joined.same === null);
  const newestFirst = (rows: readonly Joined<Donation>[]) =>
    rows.toSorted((a, b) => (b.item.date ?? "").localeCompare(a.item.date ?? ""));
  const rows = [...newestFirst(same), ...newestFirst(rest)];
  const shown = all ? rows : rows.slice(0, Math.max(FIRST, same.length));
  const own = donations.filter((joined) => joined.own).length;
  const others = donations.length - own + same.length;
  return (
    <Card
      title={pairTexts.donations(donations.length, formatNumber(donations.length))}
      subtitle={donations.length > 0 && texts.donationsOf(formatNumber(own), formatNumber(others), same.length)}
      flush
    >
      <ul className={tw`mt-3`}>
        {shown.map(({ item, own: isOwn, same: joined }) => (
          <li
            key={item._id}
            className={cx(
              tw`grid grid-cols-[104px_148px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 min-h-[44px] border-t px-6 py-1.5 narrow:grid-cols-[minmax(0,1fr)_auto] narrow:px-4`,
              joined && tw`bg-selected`,
            )}
          >
            <span className={tw`whitespace-nowrap`}>{item.date ? formatShortDate(item.date) : texts.noDay}</span>
            <span className={tw`flex items-center gap-2`}>
              {item.type && <DonationGlyph type={item.type} />}
              {item.type ? DONATION_TYPE_LABELS[item.type] : uiTexts.notKnown}
            </span>
            <span className={tw`min-w-0 text-muted break-anywhere narrow:hidden`}>{item.place}</span>
            <span
              className={cx(
                tw`flex items-center gap-1.5 text-label narrow:col-span-2`,
                joined ? tw`font-medium` : tw`text-muted`,
              )}
            >
              {joined && <Icon of={Equal} size={14} />}
              {joined ? texts.sameDonation : texts.from(cardOf(isOwn ? survivor : other))}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <div className={tw`border-t px-4 py-2 narrow:px-2`}>
          <VanishingButton small onClick={() => setAll(true)}>
            {texts.moreDonations(rows.length - shown.length)}
          </VanishingButton>
        </div>
      )}
    </Card>
  );
}

interface RestCardProps {
  awards: readonly Joined<Award>[];
  survivor: WholeDonor;
  other: WholeDonor;
}

/** What is joined without a choice: awards, documents, calls, consents, history. */
export function RestCard({ awards, survivor: { facts: own }, other: { facts: others } }: RestCardProps) {
  return (
    <Card title={texts.rest}>
      <ul className={tw`grid gap-3`}>
        <Part icon={AwardIcon} label={texts.awards}>
          {awards.map(awardText).join("; ") || texts.none.awards}
        </Part>
        {own.documents !== null && others.documents !== null && (
          <Part icon={FileText} label={texts.documents}>
            {texts.ofBoth(own.documents, others.documents) || texts.none.documents}
          </Part>
        )}
        {own.calls !== null && others.calls !== null && (
          <Part icon={Phone} label={texts.calls}>
            {texts.ofBoth(own.calls, others.calls) || texts.none.calls}
            {(own.callsRefused || others.callsRefused) && `. ${texts.callsRefused}`}
          </Part>
        )}
        {own.consents && others.consents && (
          <Part icon={ShieldCheck} label={texts.consents}>
            {consentsText(own.consents, others.consents) || texts.none.consents}
          </Part>
        )}
        {own.entries > 0 && others.entries > 0 && (
          <Part icon={History} label={texts.history}>
            {texts.historyOf(own.entries, others.entries)}
          </Part>
        )}
      </ul>
    </Card>
  );
}

function awardText({ item, same }: Joined<Award>): string {
  const date = item.awardDonorsGroupDate ?? item.awardDate;
  const text = [item.awardDonorsGroup ?? item.award, date && formatShortDate(date)].filter(Boolean).join(", ");
  return same ? `${text} (${texts.sameAward})` : text;
}

/** @returns the answers after the merge, in words; "" if there are none */
function consentsText(own: Answers, others: Answers): string {
  const hadYes = (code: string) => [...own, ...others].some((answer) => answer.code === code && answer.given);
  const answers = mergeConsents(own, others).map(({ code, given, date }) =>
    texts.consent(consentLabel(code), given, date && formatShortDate(date), !given && hadYes(code)),
  );
  return answers.length > 0 ? [...answers, texts.consentsRule].join(". ") : "";
}

const Part = ({ icon, label, children }: { icon: IconType; label: string; children: ReactNode }) => (
  <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3`}>
    <Icon of={icon} className={tw`mt-0.5 text-faint`} />
    <span className={tw`break-anywhere`}>
      <b className={tw`font-strong`}>{label}</b>: {children}
    </span>
  </li>
);
