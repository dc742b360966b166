import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { AddressList, type AddressLine } from "./address-list";
import type { InvitationResult } from "./invitation-answer";
import { texts } from "./texts";

interface InviteResultsProps extends DialogProps {
  results: readonly InvitationResult[];
  /** Back to the form with all addresses to mend; none for others. */
  onCorrect: (emails: readonly string[]) => void;
}

const RANK = { wrong: 0, note: 1, skipped: 2, good: 3 };

/** What has become of each address; those that failed come first, and are mended from here. */
export function InviteResults({ open, onClose, results, onCorrect }: InviteResultsProps) {
  const wrong = results
    .filter(({ outcome }) => outcome !== "invited" && outcome !== "exists")
    .map(({ email }) => email);
  const lineOf = (result: InvitationResult): AddressLine => {
    const { email, outcome, message } = result;
    if (outcome === "invited") return { email, words: texts.sent, tone: "good" };
    if (outcome === "exists") return { email, words: texts.skipped(texts.exists(result)), tone: "skipped" };
    const action = (
      <Button small onClick={() => onCorrect(wrong)}>
        {texts.correct}
      </Button>
    );
    return { email, words: message ?? "", tone: "wrong", action };
  };
  const lines = results.map(lineOf).sort((a, b) => RANK[a.tone] - RANK[b.tone]);
  return (
    <ConfirmDialog
      {...{ open, onClose }}
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
