import { Button } from "../../../ui/buttons/button";
import { tw, cx } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import type { InvitationResult } from "./invitation-answer";
import { texts } from "./texts";
import { CircleAlert, CircleCheck, CircleMinus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconType } from "../../../ui/icons/icon";

interface InviteResultsProps extends DialogProps {
  results: readonly InvitationResult[];
  /** Shows the form again with these addresses; [] for an empty form. */
  onCorrect: (emails: readonly string[]) => void;
}

const RANK = { wrong: 0, note: 1, skipped: 2, good: 3 };

/** The result of each address. Failed addresses come first, and can be corrected. */
export function InviteResults({ open, onClose, results, onCorrect }: InviteResultsProps) {
  const failedEmails = results
    .filter(({ outcome }) => outcome !== "invited" && outcome !== "exists")
    .map(({ email }) => email);
  const lineOf = (result: InvitationResult): AddressLine => {
    const { email, outcome, message } = result;
    if (outcome === "invited") return { email, text: texts.sent, tone: "good" };
    if (outcome === "exists") return { email, text: texts.skipped(texts.exists(result)), tone: "skipped" };
    const action = (
      <Button small onClick={() => onCorrect(failedEmails)}>
        {texts.correct}
      </Button>
    );
    return { email, text: message ?? "", tone: "wrong", action };
  };
  const lines = results.map(lineOf).sort((a, b) => RANK[a.tone] - RANK[b.tone]);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      alert={false}
      title={texts.sentTitle(results)}
      description={texts.sentLead}
      cancel={texts.others}
      onCancel={() => onCorrect([])}
      submit={uiTexts.close}
      onSubmit={() => undefined}
    >
      <div className={tw`mt-1`}>
        <AddressList label={texts.results} lines={lines} />
      </div>
    </ConfirmDialog>
  );
}

export interface AddressLine {
  email: string;
  text: string;
  tone: "good" | "note" | "wrong" | "skipped";
  action?: ReactNode;
}

const ICONS: Record<AddressLine["tone"], IconType> = {
  good: CircleCheck,
  note: TriangleAlert,
  wrong: CircleAlert,
  skipped: CircleMinus,
};
const COLORS: Record<AddressLine["tone"], string> = {
  good: tw`text-success-text`,
  note: tw`text-warn-text`,
  wrong: tw`text-danger-text`,
  skipped: tw`text-faint`,
};

export const AddressList = ({ label, lines }: { label: string; lines: readonly AddressLine[] }) => (
  <ul aria-label={label} className={tw`grid`}>
    {lines.map(({ email, text, tone, action }, index) => (
      <li
        key={`${index} ${email}`}
        className={tw`flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 last:border-0`}
      >
        <Icon of={ICONS[tone]} className={cx(COLORS[tone], tw`flex-none self-start mt-0.5`)} />
        <span className={tw`grid min-w-0 flex-1 break-anywhere`}>
          <b className={tw`font-medium`}>{email}</b>
          <span className={cx(tw`text-label`, tone === "wrong" ? COLORS.wrong : tw`text-muted`)}>{text}</span>
        </span>
        {action}
      </li>
    ))}
  </ul>
);
