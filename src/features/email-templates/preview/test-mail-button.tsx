import { MailCheck } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useFeature } from "../../../api/react/use-feature";
import { Button } from "../../../ui/buttons/button";
import { useMutation } from "../../../api/react/use-mutation";
import { tw } from "../../../ui/tw";
import { useToast } from "../../../ui/toast/toast";
import { uiTexts } from "../../../ui/texts";
import { ownValue } from "../../../domain/values";
import { checkDocument } from "../../../domain/email-template/checks";
import type { EmailDocument } from "../../../domain/email-template/document";
import { unfitTexts } from "../unfit-texts";
import { texts } from "./texts";

/** @returns why the mail can't be sent: the checks of a test are those of a sending */
function unfitFor(subject: string | undefined, document: EmailDocument | null): string[] {
  if (document)
    return checkDocument(document).checks.flatMap(
      ({ name, result }) => (result === "stops" && ownValue(unfitTexts, name)) || [],
    );
  return subject?.trim() === "" ? [unfitTexts.subject] : [];
}

interface TestMailButtonProps {
  id: string;
  /** Of the saved template; undefined if the server doesn't send it. */
  subject: string | undefined;
  /** The mail in our editor; null for one that it can't open. */
  document: EmailDocument | null;
  /** Saves first; if that fails, nothing is sent. */
  saveFirst?: () => Promise<boolean>;
}

export function TestMailButton({ id, subject, document, saveFirst }: TestMailButtonProps) {
  const can = useCan();
  const user = useUser();
  const toast = useToast();
  const sends = useFeature("email-sending");
  const { write, writing } = useMutation<{ to: string }>({
    request: (body) => ({ path: pageEndpoints.testEmailTemplate(id), method: "POST", body }),
  });
  if (!user?.email || !sends || !can("update", "EmailTemplate")) return null;
  const { email } = user;
  const send = async () => {
    const unfit = unfitFor(subject, document);
    if (unfit.length > 0) return toast.error(texts.testFailed(unfit.join(" ")));
    if (saveFirst && !(await saveFirst())) return;
    const outcome = await write({ to: email });
    if (outcome.ok) return toast.success(texts.tested(email));
    toast.error(texts.testFailed(outcome.error.message));
  };
  return (
    <Button
      icon={MailCheck}
      className={tw`narrow:w-full`}
      loading={writing}
      loadingLabel={uiTexts.sending}
      onClick={() => void send()}
    >
      {texts.test}
    </Button>
  );
}
