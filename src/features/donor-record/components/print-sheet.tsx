import { DONATION_TYPE_LABELS } from "../../../domain/blood";
import { DONOR_FIELDS, DONOR_SECTIONS } from "../../../domain/fields/donor-fields";
import { fieldNames } from "../../../domain/fields/field";
import { formatFullDate, formatShortDate } from "../../../domain/format";
import { presentStatus } from "../../../domain/status";
import { tw } from "../../../ui/tw";
import type { Donation } from "../../donor-reads";
import { fieldWords, IN_FULL } from "../../../domain/fields/field-words";
import type { DonationAnswers } from "../answers";
import type { DonorRecord } from "../../donor-reads";
import { texts } from "../texts";
import type { DonorField } from "./fields-card";

interface PrintSheetProps {
  donor: DonorRecord;
  answers: DonationAnswers | null;
  donations: readonly Donation[];
  mayRead: (field: DonorField) => boolean;
  today: string;
}

/** What fits on a page below the rest. */
const DONATIONS = 8;
/** A note may be a page. */
const LONGEST = 240;

const heading = tw`mb-1 border-b text-[12px] font-strong`;

/** The record on one sheet of paper, whatever tab is seen: what is known, without what is pressed. */
export function PrintSheet({ donor, answers, donations, mayRead, today }: PrintSheetProps) {
  const names = fieldNames(DONOR_FIELDS).filter(
    (name) => mayRead(name) && fieldWords(DONOR_FIELDS[name], donor[name], IN_FULL),
  );
  return (
    <div className={tw`hidden text-[11px] leading-snug print:block`}>
      <p className={tw`mb-3 text-muted`}>{texts.printed(formatFullDate(today))}</p>
      {answers && (
        <section className={tw`mb-3`}>
          <h2 className={heading}>{texts.mayDonate}</h2>
          {answers.kind === "none" ? (
            <p>{answers.why}</p>
          ) : (
            answers.answers.map(({ type, kind, date, why }) => (
              <p key={type}>
                <b className={tw`font-strong`}>
                  {DONATION_TYPE_LABELS[type]}:{" "}
                  {kind === "later" && date ? formatFullDate(date) : texts.kinds[kind === "later" ? "unknown" : kind]}
                </b>
                . {why}
              </p>
            ))
          )}
        </section>
      )}
      <div className={tw`[columns:2] [column-gap:24px]`}>
        {DONOR_SECTIONS.map((section) => {
          const own = names.filter((name) => DONOR_FIELDS[name].section === section);
          return own.length === 0 ? null : (
            <section key={section} className={tw`mb-3 [break-inside:avoid]`}>
              <h2 className={heading}>{section}</h2>
              <dl className={tw`grid grid-cols-[110px_minmax(0,1fr)] gap-x-2`}>
                {own.map((name) => (
                  <Line key={name} name={name} donor={donor} />
                ))}
              </dl>
            </section>
          );
        })}
        {donations.length > 0 && (
          <section className={tw`[break-inside:avoid]`}>
            <h2 className={heading}>{texts.lastDonations}</h2>
            {donations.slice(0, DONATIONS).map(({ _id, type, date, place }, index) => (
              <p key={`${_id} ${index}`}>
                {[date ? formatShortDate(date) : texts.noDate, type && DONATION_TYPE_LABELS[type], place]
                  .filter(Boolean)
                  .join(", ")}
              </p>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

function Line({ name, donor }: { name: DonorField; donor: DonorRecord }) {
  const words =
    name === "status" ? presentStatus(donor.status).label : fieldWords(DONOR_FIELDS[name], donor[name], IN_FULL);
  return (
    <>
      <dt className={tw`text-muted`}>{DONOR_FIELDS[name].label}</dt>
      <dd className={tw`m-0 break-anywhere`}>
        {words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words}
      </dd>
    </>
  );
}
