import { TriangleAlert } from "lucide-react";
import { ELIGIBILITY_SENTENCES } from "../../../../domain/donation/eligibility-rules";
import { mayDonate } from "../../../../domain/donation/may-donate";
import { formatFullDate } from "../../../../domain/format";
import { Button } from "../../../../ui/buttons/button";
import { uiTexts } from "../../../../ui/texts";
import type { DonorRecord } from "../../../../shared/donor/reads";
import type { RulesState } from "../../../../shared/settings";
import { donationWarningText } from "../../../../domain/donation/warning-texts";
import type { DonationWarning } from "../../../../domain/donation/warnings";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { OverrideFields } from "../../../../shared/donor/override-fields";
import type { Touched } from "../../../../shared/forms";
import type { DonationDraft, ReadDraft } from "../donation-draft";
import { texts } from "../texts";

interface WarningBoxProps {
  draft: DonationDraft;
  warnings: readonly DonationWarning[];
  problems: ReadDraft["problems"];
  onChange: (change: Partial<DonationDraft>) => void;
  onLeave: Touched<keyof ReadDraft["problems"]>["onBlur"];
  rules: RulesState;
  /** The donor of a new donation of whole blood; null for other donations, for which the server computes no date. */
  donor: DonorRecord | null;
  today: string;
}

/** The warnings about a donation, with the checkbox that overrides them and its reason. */
export function WarningBox({ draft, warnings, problems, onChange, onLeave, ...unknown }: WarningBoxProps) {
  return (
    // rendered while empty, so that screen readers announce its content
    <div
      role="status"
      className={warnings.length === 0 ? undefined : tw`grid gap-3 rounded bg-warn-subtle px-3.5 py-3`}
    >
      {warnings.map((warning) => {
        const { title, text } = donationWarningText(warning, draft.type);
        return (
          <p key={warning.code} className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3`}>
            <Icon of={TriangleAlert} className={tw`mt-0.5 text-warn-text`} />
            <b>{title}</b>
            <span className={tw`col-start-2 text-muted text-pretty`}>{text}</span>
          </p>
        );
      })}
      {warnings.some(({ code }) => code === "unknown-rules") && <UnknownRules {...unknown} />}
      {warnings.length > 0 && (
        <div className={tw`pl-[30px] narrow:pl-0`}>
          <OverrideFields
            label={texts.override}
            value={draft}
            problems={problems}
            onChange={onChange}
            onLeave={onLeave}
          />
        </div>
      )}
    </div>
  );
}

/** @returns the server's answer about whole blood; null if there is none */
function serverAnswer(donor: DonorRecord, today: string): string | null {
  if (!donor.nextDonation) return null;
  const { date, code } = mayDonate(donor, null, today, { rules: null });
  if (date === null) return code === "unknown-rules" ? null : texts.serverSays(ELIGIBILITY_SENTENCES[code]);
  return texts.serverDay(date > today ? formatFullDate(date) : null);
}

/** Shows the server's answer, and a button that reads the rules again. */
function UnknownRules({ rules, donor, today }: Pick<WarningBoxProps, "rules" | "donor" | "today">) {
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
