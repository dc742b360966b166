import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
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
  onLeave: Touched<keyof ReadDraft["problems"]>["leave"];
  /** Shown where the rules aren't known. */
  unknownRules: ReactNode;
}

/** What speaks against a donation, with the box that overrides it and the reason that this asks for. */
export function WarningBox({ draft, warnings, problems, onChange, onLeave, unknownRules }: WarningBoxProps) {
  return (
    // there before it says something, so that it is announced
    <div
      role="status"
      className={warnings.length === 0 ? undefined : tw`grid gap-3 rounded bg-warn-subtle px-3.5 py-3`}
    >
      {warnings.map((warning) => {
        const { title, why } = donationWarningText(warning, draft.type);
        return (
          <p key={warning.code} className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3`}>
            <Icon of={TriangleAlert} className={tw`mt-0.5 text-warn-text`} />
            <b>{title}</b>
            <span className={tw`col-start-2 text-muted text-pretty`}>{why}</span>
          </p>
        );
      })}
      {warnings.some(({ code }) => code === "unknown-rules") && unknownRules}
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
