import { RotateCw } from "lucide-react";
import { Button } from "../../../ui/buttons/button";
import { failureTexts } from "../../../ui/messages/failure-texts";
import { tw } from "../../../ui/tw";
import { ErrorLayout } from "./error-layout";
import { goBack } from "./go-back";
import { texts } from "./texts";

interface ErrorScreenProps {
  title: string;
  message: string;
  onRetry?: () => void;
  onReload?: () => void;
}

/** The generic error screen: a title, a message and "Go back" (specification §2). */
export function ErrorScreen({ title, message, onRetry, onReload }: ErrorScreenProps) {
  const actions = (
    <>
      {onRetry && (
        <Button kind="primary" icon={RotateCw} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {onReload && (
        <Button kind="primary" icon={RotateCw} onClick={onReload}>
          {failureTexts.reload}
        </Button>
      )}
      <Button onClick={goBack}>{texts.goBack}</Button>
    </>
  );
  return (
    <ErrorLayout drawing="broken" title={title} actions={actions}>
      <p className={tw`max-w-[520px] text-muted text-pretty break-anywhere`}>{message}</p>
    </ErrorLayout>
  );
}
