import { MailCheck } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { endpoints } from "../../../api/endpoints";
import { useFeature } from "../../../api/react/use-feature";
import { Button } from "../../../ui/buttons/button";
import { useMutation } from "../../../api/react/use-mutation";
import { tw } from "../../../ui/tw";
import { useToast } from "../../../ui/toast/toast";
import { uiTexts } from "../../../ui/texts";
import { texts } from "./texts";

interface TestMailButtonProps {
  id: string;
  /** Saves first; if that fails, nothing is sent. */
  saveFirst?: () => Promise<boolean>;
}

export function TestMailButton({ id, saveFirst }: TestMailButtonProps) {
  const can = useCan();
  const user = useUser();
  const toast = useToast();
  const sends = useFeature("email-sending");
  const { write, writing } = useMutation<{ to: string }>({
    request: (body) => ({ path: endpoints.testEmailTemplate(id), method: "POST", body }),
  });
  if (!user?.email || !sends || !can("update", "EmailTemplate")) return null;
  const { email } = user;
  const send = async () => {
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
