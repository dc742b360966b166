import { MailCheck } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { endpoints } from "../../../api/endpoints";
import { useFeature } from "../../../api/react/use-feature";
import { useCreate } from "../../../api/react/use-create";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { useToast } from "../../../ui/toast/toast";
import { uiTexts } from "../../../ui/texts";
import { texts } from "./texts";

interface TestMailButtonProps {
  id: string;
  /** Has what is written kept first; nothing is mailed where that fails. */
  before?: () => Promise<boolean>;
}

/** Mails the template, as it is kept, to whoever presses it. */
export function TestMailButton({ id, before }: TestMailButtonProps) {
  const can = useCan();
  const user = useUser();
  const toast = useToast();
  const sends = useFeature("email-sending");
  const { write, writing } = useCreate<{ to: string }>({
    request: (body) => ({ path: endpoints.testEmailTemplate(id), method: "POST", body }),
  });
  if (!user?.email || !sends || !can("update", "EmailTemplate")) return null;
  const { email } = user;
  const send = async () => {
    if (before && !(await before())) return;
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
