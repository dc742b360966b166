import { Fragment } from "react";
import { ArrowRight } from "lucide-react";
import { DONATION_TYPE_LABELS, isDonationType } from "../../../domain/donation/blood";
import { isIsoDay } from "../../../domain/dates/days";
import { formatShortDate } from "../../../domain/format";
import { hintedName, registryName } from "../../../domain/donor/registry-name";
import { lowerFirst } from "../../../domain/language/italian";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { DonationGlyph } from "../../donor/parts/donation-glyph";
import { StatusBadge } from "../../donor/parts/status-badge";
import { isStatusField } from "../kinds";
import type { HistoryEntry } from "../requests/get-donor-history";
import { texts } from "../texts";
import { entryTitle, type VisibleChange } from "../visible-changes";

interface SummaryProps {
  entry: HistoryEntry;
  changes: readonly VisibleChange[];
  own: boolean;
}

const MAX_NAMED_FIELDS = 4;

/** Summarises an entry: the change of status, the changed fields, or the entry's title. */
export function Summary({ entry, changes, own }: SummaryProps) {
  const { subject, action, merge, of } = entry;
  const step = subject === "donor" && action !== "create" && !merge ? statusStepOf(entry) : null;
  const labels = changes
    .filter(({ kind, field }) => kind === "change" && !isStatusField(field))
    .map(({ label }) => label);
  const names = subject === "donor" && labels.length > 0;
  if (!step && !(names && action === "update"))
    return (
      <span className={tw`break-anywhere`}>
        {entryTitle(entry)}
        {subject !== "donor" && <SubjectName entry={entry} changes={changes} />}
        {action === "email" && entry.email?.name && (
          <>
            : <b className={tw`font-strong`}>{entry.email.name}</b>
          </>
        )}
        {merge?.other && (
          <>
            {" "}
            <b className={tw`font-strong`}>{hintedName(merge.other)}</b>
          </>
        )}
        {of && <OfRecord of={of} />}
      </span>
    );
  return (
    <span className={tw`grid justify-items-start gap-1`}>
      {step && (
        <span className={tw`inline-flex flex-wrap items-center gap-x-2 gap-y-1`}>
          {texts.status} <StatusBadge status={step.from} />
          <Icon of={ArrowRight} size={16} className={tw`flex-none text-faint`} />
          <span className={tw`sr-only`}>{texts.becomes}</span>
          <StatusBadge status={step.to} />
        </span>
      )}
      {names && (
        <span className={tw`break-anywhere`}>
          {texts.hasChanged(own)}
          <Names labels={labels} />
        </span>
      )}
      {of && <OfRecord of={of} />}
    </span>
  );
}

/** Names the record that an entry is about, from before a merge. */
const OfRecord = ({ of }: { of: NonNullable<HistoryEntry["of"]> }) => (
  <span className={tw`block text-label text-faint`}>{texts.ofRecord(of.cardNumber ?? registryName(of))}</span>
);

function statusStepOf({ changes }: HistoryEntry): { from: string; to: string } | null {
  const { from, to } = changes.find(({ field }) => field === "status") ?? {};
  return typeof from === "string" && typeof to === "string" ? { from, to } : null;
}

/** "cellulare, note e altri 3 campi". */
function Names({ labels }: { labels: readonly string[] }) {
  const named = labels.length > MAX_NAMED_FIELDS + 1 ? labels.slice(0, MAX_NAMED_FIELDS) : labels;
  const others = labels.length - named.length;
  return named.map((label, index) => {
    const last = others === 0 && index === named.length - 1;
    return (
      <Fragment key={`${label} ${index}`}>
        {index > 0 && (last ? texts.and : ", ")}
        <b className={tw`font-strong`}>{lowerFirst(label)}</b>
        {others > 0 && index === named.length - 1 && `${texts.and}${texts.others(others)}`}
      </Fragment>
    );
  });
}

/** ", 12 Set 2026": the day distinguishes donations of the same type. */
function dayOf({ changes }: HistoryEntry): string {
  const { from, to } = changes.find(({ field }) => field === "date") ?? {};
  const day = to ?? from;
  return typeof day === "string" && isIsoDay(day) ? `, ${formatShortDate(day)}` : "";
}

/** Names the donation or award, if the entry contains it. */
function SubjectName({ entry, changes }: Pick<SummaryProps, "entry" | "changes">) {
  const type = entry.changes.find(({ field }) => field === "type");
  const donationType = Number(type?.to ?? type?.from);
  if (entry.subject === "donation" && isDonationType(donationType))
    return (
      <>
        :{" "}
        <span className={tw`inline-flex items-center gap-1.5 align-bottom`}>
          <DonationGlyph type={donationType} />
          <b className={tw`font-strong`}>{DONATION_TYPE_LABELS[donationType]}</b>
        </span>
        {dayOf(entry)}
      </>
    );
  const name = changes.find(({ field }) => field === "awardDonorsGroup" || field === "award");
  const awardName = name && (name.kind === "value" ? name.value : name.after);
  if (awardName)
    return (
      <>
        : <b className={tw`font-strong`}>{awardName}</b>
      </>
    );
  if (changes.length === 0) return null;
  return (
    <>
      : <Names labels={changes.map(({ label }) => label)} />
    </>
  );
}
