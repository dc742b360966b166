import { affectedReads } from "../../../api/writes/affected-reads";
import { pageEndpoints } from "../../../api/page-endpoints";
import { notDoneMessage, type ApiError } from "../../../api/errors";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useMutation } from "../../../api/react/use-mutation";
import { useState } from "react";
import { CONSENTS, consentLabel, type ConsentAnswer, type ConsentCode } from "../../../domain/donor/consents";
import { isInForce, type ConsentSettings } from "../../../domain/settings/consent-settings";
import { Button } from "../../../ui/buttons/button";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import { useConsentTexts, useConsentVersions } from "../use-consent-texts";
import { AcceptedText, ConsentDifferences, ConsentParagraphs } from "../consent-text";
import { texts } from "./texts";

export interface AnswerDialogProps extends DialogProps {
  userId: string;
  code: ConsentCode;
  /** The former answer. */
  former: { version: string; given: boolean };
  /** The texts in force when the dialog opened. The donor answers these, even if others are published meanwhile. */
  inForce: ConsentSettings;
  onAnswered: () => void;
}

/**
 * A donor answers one consent text. The dialog shows the differences to the text of the former answer (GDPR art. 13). An
 * optional consent is as easy to refuse or withdraw as to give (art. 7 par. 3 and 4). A required one can only be given or
 * postponed here (docs/decisions/donors-and-settings.md, "Consent texts have versions").
 */
export function AnswerDialog({ userId, code, former, inForce, onAnswered, open, onClose }: AnswerDialogProps) {
  const [opened, setOpened] = useState<ConsentSettings | null>(inForce);
  const [failure, setFailure] = useState<string | null>(null);
  const current = useConsentTexts();
  const versions = useConsentVersions(open);
  const toast = useToast();
  const { answer, writing } = useAnswerConsents(userId);
  const text = (opened ?? current ?? inForce)[code];
  const required = CONSENTS.some((consent) => consent.code === code && consent.required);
  const renews = former.given && !isInForce(former.version, text);
  const withdraws = former.given && !renews && !required;
  const label = consentLabel(code);
  const accepted = versions?.find((each) => each.code === code && each.version === former.version);
  const before = accepted?.words?.text;
  // a withdrawal is about the text that was accepted, whatever is in force now
  const { version, date, summary } = withdraws
    ? { ...former, date: accepted?.date, summary: accepted?.words?.summary }
    : text;

  const save = async (given: boolean) => {
    setFailure(null);
    // a refusal withdraws the former answer, also where a newer text is in force
    const about = !given && former.given ? former.version : version;
    const error = await answer({ code, version: about, given });
    if (!error) {
      toast.success(withdraws ? texts.withdrawn(label) : texts.saved);
      onAnswered();
    } else {
      setOpened(null);
      setFailure(notDoneMessage(error, texts.notSaved));
    }
    return false as const;
  };
  const busyProps = { loading: writing, loadingLabel: uiTexts.saving };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      alert={false}
      title={withdraws ? texts.withdraw(label) : renews ? texts.changed(label) : texts.now(label)}
      description={renews ? texts.former(former.version, text.date) : summary}
      cancel={withdraws ? uiTexts.cancel : texts.later}
      actions={
        !required &&
        !withdraws && (
          <>
            <Button onClick={() => void save(false)} {...busyProps}>
              {texts.no}
            </Button>
            <Button onClick={() => void save(true)} {...busyProps}>
              {texts.yes}
            </Button>
          </>
        )
      }
      submit={required ? texts.accept : withdraws ? texts.withdrawYes : null}
      pending={writing}
      pendingLabel={uiTexts.saving}
      onSubmit={() => save(required)}
      error={failure}
    >
      <div className={tw`mt-4 grid gap-4`}>
        {renews && before !== undefined && (
          <section className={tw`grid gap-2`}>
            <h3 className={tw`text-label font-medium`}>{texts.differences}</h3>
            <ConsentDifferences before={before} after={text.text} />
          </section>
        )}
        <section className={tw`grid gap-2`}>
          <h3 className={tw`text-label font-medium`}>{renews ? texts.newText : texts.text}</h3>
          {withdraws ? (
            <AcceptedText loading={versions === null} found={accepted} />
          ) : (
            <ConsentParagraphs text={text.text} />
          )}
          <p className={tw`text-label text-muted`}>{texts.version(date, version)}</p>
        </section>
        <p className={tw`text-label text-muted text-pretty`}>
          {required ? texts.required : withdraws ? texts.withdrawHint : texts.optional}
        </p>
      </div>
    </ConfirmDialog>
  );
}

/** Saves a donor's answer to a consent text. */
function useAnswerConsents(userId: string) {
  const cached = useCachedReads();
  const { write, writing } = useMutation<ConsentAnswer>({
    request: (answer) => ({
      path: pageEndpoints.registrationConsents(userId),
      method: "PUT",
      body: { consents: [answer] },
    }),
    invalidates: () => affectedReads.ownRecord(userId),
  });
  /** @returns null after a save; otherwise the error */
  const answer = async (consent: ConsentAnswer): Promise<ApiError | null> => {
    const outcome = await write(consent);
    if (outcome.ok) return null;
    const { error } = outcome;
    // 422: the text may no longer be in force, so read the current ones
    if (error.status === 422) await cached.invalidate(affectedReads.settings()).all;
    return error;
  };
  return { answer, writing };
}
