import { CalendarPlus, Phone } from "lucide-react";
import { phoneHref } from "../../../domain/contact-links";
import { formatFullDate } from "../../../domain/format";
import { workOutNextDonation } from "../../../domain/next-donation";
import { eligibilityPerson } from "../../../domain/next-donation";
import { longestRestPeriod } from "../../../domain/rest";
import { Button } from "../../../ui/button";
import { saveFile } from "../../../ui/save-file";
import { tw } from "../../../ui/tw";
import type { DonorRecord, Donation } from "../../donor-reads";
import { calendarFile } from "../calendar";
import { texts } from "../texts";

interface NextCardProps {
  donor: DonorRecord;
  /** Null while they aren't known. */
  donations: readonly Donation[] | null;
  /** The centre's; null where the server doesn't tell. */
  phone: string | null;
  /** ISO day in Italy. */
  today: string;
}

/** From when the donor may give whole blood, and what to do about it. */
export function NextCard({ donor, donations, phone, today }: NextCardProps) {
  const next = donor.nextDonation ?? workOutNextDonation(donor, donations, today);
  const { date, reason } = next ?? { date: null, reason: "" };
  const later = date !== null && date > today;
  const rest = later && donations ? longestRestPeriod(eligibilityPerson(donor, donations), 1, today) : null;
  const href = phone === null ? null : phoneHref(phone);
  const remember = (day: string) => {
    const file = calendarFile(
      { day, title: texts.calendarTitle, note: texts.calendarNote, id: `gds-next-donation-${day}@gds-widgets` },
      new Date(),
    );
    saveFile(new Blob([file], { type: "text/calendar;charset=utf-8" }), texts.calendarFile);
  };
  return (
    <section aria-label={texts.next} className={tw`grid gap-4 rounded-lg border bg-surface p-6 narrow:p-4`}>
      <div className={tw`grid gap-1`}>
        {later ? (
          <>
            <p className={tw`text-label text-muted`}>{texts.from}</p>
            <p className={big}>{formatFullDate(date)}</p>
          </>
        ) : (
          <p className={big}>{date === null ? texts.notNow : reason === "ok" ? texts.today : texts.askFirst}</p>
        )}
        {rest && rest.until === date && <p className={tw`text-muted`}>{texts.rest(rest.passed, rest.total)}</p>}
      </div>
      {(href || later) && (
        <div className={tw`flex flex-wrap gap-2 narrow:grid`}>
          {href && (
            <Button kind="primary" icon={Phone} href={href}>
              {texts.call}
            </Button>
          )}
          {later && (
            <Button icon={CalendarPlus} onClick={() => remember(date)}>
              {texts.calendar}
            </Button>
          )}
        </div>
      )}
      {href && <p className={tw`text-label text-faint tabular-nums`}>{phone}</p>}
    </section>
  );
}

const big = tw`text-title font-strong leading-tight tracking-tight`;
