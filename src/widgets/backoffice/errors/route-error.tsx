import { useState } from "react";
import { RotateCw } from "lucide-react";
import { formatFullMoment } from "../../../domain/format";
import { retryAt } from "../../../domain/retry-at";
import { Button } from "../../../ui/button";
import { tw } from "../../../ui/tw";
import { ErrorLayout } from "./error-layout";
import { HomeLink } from "./home-link";
import { NotFound } from "./not-found";
import { Teapot } from "./teapot";
import { texts } from "./texts";
import { useReturn } from "./use-return";

interface RouteErrorProps {
  /** Of the answer that a page could not go on without; 0 when there was none. */
  status: number;
  message: string;
  /** From when on the server wants to be asked again. */
  notBefore?: Date | null;
  /** Builds the page anew. */
  onRetry?: () => void;
  /** The person is back at the page, or the network is. */
  onReturn?: () => void;
}

/** What stands in the place of a page that failed, by status (specification §2), each with "Riprova" where there is what to try. */
export function RouteError({ status, message, notBefore = null, onRetry, onReturn }: RouteErrorProps) {
  const [since] = useState(() => formatFullMoment(new Date()));
  useReturn(onReturn);
  const retry = onRetry && (
    <Button icon={RotateCw} onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  if (status === 404) return <NotFound retry={retry} />;
  const actions = (
    <>
      <HomeLink primary />
      {retry}
    </>
  );
  if (status === 401)
    return (
      <ErrorLayout drawing="broken" title={texts.refusedTitle} actions={actions}>
        <p className={tw`text-muted text-pretty`}>{texts.refusedHint}</p>
      </ErrorLayout>
    );
  if (status === 503)
    return (
      <ErrorLayout drawing="broken" title={texts.downTitle} actions={actions}>
        <p className={tw`text-muted text-pretty`}>
          {notBefore ? `${texts.notYours} ${retryAt(notBefore)}` : texts.downHint}
        </p>
      </ErrorLayout>
    );
  if (status === 418)
    return <ErrorLayout drawing={<Teapot />} title={texts.teapotTitle} titleHidden actions={actions} />;
  return (
    <ErrorLayout
      drawing="broken"
      label={texts.otherLabel}
      title={texts.otherTitle}
      actions={actions}
      footnote={texts.again(since)}
    >
      <p className={tw`text-muted`}>{texts.otherHint}</p>
      <p className={tw`mt-1 max-w-full rounded bg-sunken px-4 py-3 text-start font-mono text-label break-anywhere`}>
        {message}
      </p>
    </ErrorLayout>
  );
}
