import { DONATION_TYPE_LABELS } from "../../../../domain/donation/blood";
import { useEffect } from "react";
import { AWARD_FIELDS } from "../../../../domain/fields/award-fields";
import { DONOR_FIELDS, DONOR_SECTIONS } from "../../../../domain/fields/donor-fields";
import { fieldNames } from "../../../../domain/fields/field";
import { formatFullDate, formatShortDate } from "../../../../domain/format";
import { registryName } from "../../../../domain/donor/registry-name";
import { presentStatus } from "../../../../domain/donor/status";
import { tw } from "../../../../ui/tw";
import type { Award } from "../../../../shared/donor/reads";
import type { Donation } from "../../../../shared/donor/reads";
import { fieldText, IN_FULL } from "../../../../domain/fields/field-text";
import type { DonationAnswers } from "../answers";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { texts } from "../texts";
import type { DonorField } from "./fields-card";

interface PrintSheetProps {
  donor: DonorRecord;
  answers: DonationAnswers | null;
  donations: readonly Donation[];
  /** The number of all donations: the server may have sent fewer. */
  donationsTotal: number;
  awards: readonly Award[];
  mayRead: (field: DonorField) => boolean;
  today: string;
}

const heading = tw`mb-1 border-b text-[12px] font-strong`;

/** Prints the whole record, whichever tab is open. Hidden on the screen. */
export function PrintSheet({ donor, answers, donations, donationsTotal, awards, mayRead, today }: PrintSheetProps) {
  usePrintTitle(texts.printTitle(registryName(donor) || texts.record, today));
  const names = fieldNames(DONOR_FIELDS).filter(
    (name) => mayRead(name) && fieldText(DONOR_FIELDS[name], donor[name], IN_FULL),
  );
  return (
    <div className={tw`hidden text-[11px] leading-snug print:block`}>
      <p className={tw`mb-3 text-muted`}>{texts.printed(formatFullDate(today))}</p>
      {answers && (
        <section className={tw`mb-3`}>
          <h2 className={heading}>{texts.mayDonate}</h2>
          {answers.kind === "none" ? (
            <p>{answers.reason}</p>
          ) : (
            answers.answers.map(({ type, kind, date, reason }, index) => (
              <p key={type}>
                <b className={tw`font-strong`}>
                  {DONATION_TYPE_LABELS[type]}:{" "}
                  {kind === "later" && date ? formatFullDate(date) : texts.kinds[kind === "later" ? "unknown" : kind]}
                </b>
                .{(index === 0 || reason !== answers.answers[0]?.reason) && ` ${reason}`}
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
          <section className={tw`mb-3`}>
            <h2 className={heading}>{texts.printedDonations(donations.length, donationsTotal)}</h2>
            {donations.map(({ _id, type, date, place }, index) => (
              <p key={`${_id} ${index}`}>
                {[date ? formatShortDate(date) : texts.noDate, type && DONATION_TYPE_LABELS[type], place]
                  .filter(Boolean)
                  .join(", ")}
              </p>
            ))}
          </section>
        )}
        {awards.length > 0 && (
          <section className={tw`mb-3`}>
            <h2 className={heading}>{texts.awards}</h2>
            {awards.flatMap(({ _id, award, awardDate, awardDonorsGroup, awardDonorsGroupDate }, index) =>
              [
                {
                  text: fieldText(AWARD_FIELDS.awardDonorsGroup, awardDonorsGroup, IN_FULL),
                  date: awardDonorsGroupDate,
                },
                { text: fieldText(AWARD_FIELDS.award, award, IN_FULL), date: awardDate },
              ]
                .filter(({ text }) => text)
                .map(({ text, date }) => (
                  <p key={`${_id} ${index} ${text}`}>
                    {[date ? formatShortDate(date) : texts.noDate, text].join(", ")}
                  </p>
                )),
            )}
          </section>
        )}
      </div>
    </div>
  );
}

function Line({ name, donor }: { name: DonorField; donor: DonorRecord }) {
  const text =
    name === "status" ? presentStatus(donor.status).label : fieldText(DONOR_FIELDS[name], donor[name], IN_FULL);
  return (
    <>
      <dt className={tw`text-muted`}>{DONOR_FIELDS[name].label}</dt>
      <dd className={tw`m-0 break-anywhere [white-space:pre-line]`}>{text}</dd>
    </>
  );
}

/**
 * Sets the document's title while printing: browsers print it on each page and propose it as the name of the PDF. Restores
 * the former title after printing and on unmount, unless other code has changed it.
 * @param title must not contain confidential data, because it becomes a file name
 */
function usePrintTitle(title: string): void {
  useEffect(() => {
    let former: string | null = null;
    const begin = () => {
      if (former !== null) return;
      former = document.title;
      document.title = title;
    };
    const end = () => {
      if (former !== null && document.title === title) document.title = former;
      former = null;
    };
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
      end();
    };
  }, [title]);
}
