import { dayNumber } from "../../../../domain/dates/days";
import { formatFullDate } from "../../../../domain/format";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { uiTexts } from "../../../../ui/texts";
import type { Donation, DonorRecord } from "../../../../shared/donor/reads";
import type { RulesState } from "../../../../shared/settings";
import { texts } from "../texts";

interface UnknownRulesProps {
  rules: RulesState & { status: "unknown" };
  donor: DonorRecord;
  donations: readonly Donation[];
  today: string;
}

/** Says that the rules can't be read, and shows the last donation and the days since then. */
export function UnknownRules({ rules: { retry, retrying }, donor, donations, today }: UnknownRulesProps) {
  const dates = [donor.lastDonationDate, ...donations.map(({ date }) => date)].filter(
    (date) => date !== null && date <= today,
  );
  const last = dates.toSorted().at(-1);
  return (
    <Banner
      tone="warn"
      title={texts.rulesUnknown}
      actions={
        <Button small onClick={retry} loading={retrying}>
          {uiTexts.retry}
        </Button>
      }
    >
      {last ? texts.lastDonation(formatFullDate(last), dayNumber(today) - dayNumber(last)) : texts.rulesUnknownHint}
    </Banner>
  );
}
