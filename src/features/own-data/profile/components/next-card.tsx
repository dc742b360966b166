import { formatFullDate } from "../../../../domain/format";
import { isForDoctor, mayDonate } from "../../../../domain/donation/may-donate";
import { eligibilityPerson } from "../../../../domain/donation/next-donation";
import { longestRestPeriod } from "../../../../domain/donation/rest";
import { tw } from "../../../../ui/tw";
import type { DonorRecord, Donation } from "../../../../shared/donor/reads";
import { useRules } from "../../../../shared/settings";
import { NextActions } from "../../../../shared/donor/parts/next-actions";
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
  const { rules } = useRules();
  const answer = mayDonate(donor, donations, today, { rules });
  const later = answer.answer === "from";
  const rest =
    later && donations && rules ? longestRestPeriod(eligibilityPerson(donor, donations), 1, today, rules) : null;
  return (
    <section aria-label={texts.next} className={tw`grid gap-4 rounded-lg border bg-surface p-6 narrow:p-4`}>
      <div className={tw`grid gap-1`}>
        {later ? (
          <>
            <p className={tw`text-label text-muted`}>{texts.from}</p>
            <p className={big}>{formatFullDate(answer.date)}</p>
          </>
        ) : (
          <p className={big}>
            {answer.answer === "yes" ? texts.today : isForDoctor(answer) ? texts.askFirst : texts.notNow}
          </p>
        )}
        {rest && rest.until === answer.date && <p className={tw`text-muted`}>{texts.rest(rest.passed, rest.total)}</p>}
      </div>
      <NextActions day={later ? answer.date : null} phone={phone} />
    </section>
  );
}

const big = tw`text-title font-strong leading-tight tracking-tight`;
