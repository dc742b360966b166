import { ELIGIBILITY_SENTENCES } from "../../../../domain/donation/eligibility-rules";
import { formatFullDate } from "../../../../domain/format";
import { mayDonate } from "../../../../domain/donation/may-donate";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import type { DonorRecord } from "../../../../shared/donor/reads";
import type { RulesState } from "../../../../shared/settings";
import { texts } from "../texts";

/** @returns what the server says of whole blood; null if it says nothing */
function serverAnswer(donor: DonorRecord, today: string): string | null {
  if (!donor.nextDonation) return null;
  const { date, code } = mayDonate(donor, null, today, { rules: null });
  if (date === null) return code === "unknown-rules" ? null : texts.serverSays(ELIGIBILITY_SENTENCES[code]);
  return texts.serverDay(date > today ? formatFullDate(date) : null);
}

interface UnknownRulesPartProps {
  rules: RulesState;
  /** The donor of a new donation of whole blood; null for other donations, for which the server computes no date. */
  donor: DonorRecord | null;
  /** ISO day in Italy. */
  today: string;
}

/** While the rules aren't known: the server's own answer, and another try to read the rules. */
export function UnknownRulesPart({ rules, donor, today }: UnknownRulesPartProps) {
  const answer = donor && serverAnswer(donor, today);
  return (
    <div className={tw`grid justify-items-start gap-3 pl-[30px] empty:hidden narrow:pl-0`}>
      {answer && <p>{answer}</p>}
      {rules.status === "unknown" && (
        <Button small onClick={rules.retry} loading={rules.retrying}>
          {uiTexts.retry}
        </Button>
      )}
    </div>
  );
}
