import { Award as AwardIcon, Equal, FileText, History, Phone, ShieldCheck } from "lucide-react";
import { useState, type ReactNode } from "react";
import { consentLabel } from "../../../../../domain/donor/consents";
import { DONATION_TYPE_LABELS } from "../../../../../domain/donation/blood";
import type { Joined } from "../../../../../domain/donor/merge-parts";
import { formatNumber, formatShortDate } from "../../../../../domain/format";
import { DonationGlyph } from "../../../../../shared/donor/parts/donation-glyph";
import type { Award, Donation } from "../../../../../shared/donor/reads";
import { VanishingButton } from "../../../../../ui/buttons/vanishing-button";
import { Card } from "../../../../../ui/display/card";
import { Icon, type IconType } from "../../../../../ui/icons/icon";
import { cx, tw } from "../../../../../ui/tw";
import type { Merging } from "../merging-answers";
import type { DatedDonor } from "../preview";
import { texts } from "../texts";
import type { JoinedParts } from "../use-comparison";
import { cardOf } from "./field-rows";

const FIRST = 5;

interface DonationsCardProps {
  donations: readonly Joined<Donation>[];
  survivor: DatedDonor;
  other: DatedDonor;
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
  const title =
    donations.length === 0
      ? texts.noDonations
      : donations.length === 1
        ? texts.oneDonation
        : texts.donations(formatNumber(donations.length));
  const subtitle = texts.donationsOf(formatNumber(own), formatNumber(others), same.length);
  return (
    <Card title={title} subtitle={donations.length > 0 && subtitle} flush>
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
              {item.type ? DONATION_TYPE_LABELS[item.type] : texts.unknownType}
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
  awards: readonly Joined<Award>[] | null;
  consents: JoinedParts["consents"];
  /** Of the survivor and of the other record. */
  records: readonly (Merging["records"][number] | undefined)[];
}

/** What is joined without a choice: awards, documents, calls, consents, history. */
export function RestCard({ awards, consents, records: [own, others] }: RestCardProps) {
  const [ownDocuments, otherDocuments] = [own?.documents ?? null, others?.documents ?? null];
  return (
    <Card title={texts.rest}>
      <ul className={tw`grid gap-3`}>
        {awards && (
          <Part icon={AwardIcon} label={texts.awards}>
            {awards.length === 0 ? texts.awardsCount(0) : awards.map(awardText).join("; ")}
          </Part>
        )}
        {ownDocuments !== null && otherDocuments !== null && (
          <Part icon={FileText} label={texts.documents}>
            {texts.documentsOf(ownDocuments + otherDocuments, ownDocuments, otherDocuments)}
          </Part>
        )}
        {typeof own?.calls === "number" && typeof others?.calls === "number" && (
          <Part icon={Phone} label={texts.calls}>
            {texts.callsOf(own.calls, others.calls)}
            {(own.callsRefused || others.callsRefused) && `. ${texts.callsRefused}`}
          </Part>
        )}
        {consents && (
          <Part icon={ShieldCheck} label={texts.consents}>
            {consents.merged.length === 0
              ? texts.noConsents
              : `${consents.merged.map((answer) => consentText(answer, consents)).join(". ")}. ${texts.consentsRule}`}
          </Part>
        )}
        {own?.entries && others?.entries ? (
          <Part icon={History} label={texts.history}>
            {texts.historyOf(own.entries, others.entries)}
          </Part>
        ) : null}
      </ul>
    </Card>
  );
}

function awardText({ item, same }: Joined<Award>): string {
  const date = item.awardDonorsGroupDate ?? item.awardDate;
  const text = [item.awardDonorsGroup ?? item.award, date && formatShortDate(date)].filter(Boolean).join(", ");
  return same ? `${text} (${texts.sameAward})` : text;
}

type Consents = NonNullable<JoinedParts["consents"]>;

function consentText({ code, given, date }: Consents["merged"][number], { own, others }: Consents): string {
  const wasYes = !given && [...own, ...others].some((answer) => answer.code === code && answer.given);
  return texts.consent(consentLabel(code), given, date && formatShortDate(date), wasYes);
}

const Part = ({ icon, label, children }: { icon: IconType; label: string; children: ReactNode }) => (
  <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3`}>
    <Icon of={icon} className={tw`mt-0.5 text-faint`} />
    <span className={tw`break-anywhere`}>
      <b className={tw`font-strong`}>{label}</b>: {children}
    </span>
  </li>
);
