import { useState, useEffect, useEffectEvent } from "react";
import { RotateCw } from "lucide-react";
import { formatFullMinute } from "../../../domain/format";
import { retryAt } from "../../../domain/async/retry-at";
import { Button } from "../../../ui/buttons/button";
import { Drawing } from "../../../ui/icons/drawing";
import { tw } from "../../../ui/tw";
import { ErrorLayout } from "./error-layout";
import { HomeLink, NotFound } from "./not-found";
import { texts } from "./texts";

/** In ms: the focus event that came with a failed request doesn't retry it. */
const IGNORE_FOCUS_MS = 5_000;

/** Calls `onReturn` when the user returns to the page, or the network does. */
function useReturn(onReturn: (() => void) | undefined): void {
  const isActive = onReturn !== undefined;
  const notify = useEffectEvent(() => onReturn?.());
  useEffect(() => {
    if (!isActive) return;
    const controller = new AbortController();
    const { signal } = controller;
    const since = performance.now();
    const onEvent = ({ type }: Event) => {
      if (document.visibilityState === "hidden") return;
      if (type === "online" || performance.now() - since > IGNORE_FOCUS_MS) notify();
    };
    window.addEventListener("focus", onEvent, { signal });
    window.addEventListener("online", onEvent, { signal });
    document.addEventListener("visibilitychange", onEvent, { signal });
    return () => controller.abort();
  }, [isActive]);
}

interface RouteErrorProps {
  /** The status of the failed response; 0 without one. */
  status: number;
  message: string;
  /** The title of the page that failed. */
  page: string;
  /** The server accepts no request before this time. */
  notBefore?: Date | null;
  onRetry?: () => void;
  /** Called when the user returns to the page, or the network does. */
  onReturn?: () => void;
}

/** Replaces a page that failed, by status (specification §2), with "Riprova" if the page can be tried again. */
export function RouteError({ status, message, page, notBefore = null, onRetry, onReturn }: RouteErrorProps) {
  const [since] = useState(() => formatFullMinute(new Date()));
  useReturn(onReturn);
  const retry = onRetry && (
    <Button icon={RotateCw} onClick={onRetry}>
      {texts.retry}
    </Button>
  );
  if (status === 404) return <NotFound retry={retry} />;
  const failed = <p className={tw`text-muted text-pretty`}>{texts.failed(page)}</p>;
  const actions = (
    <>
      <HomeLink />
      {retry}
    </>
  );
  if (status === 401)
    return (
      <ErrorLayout drawing="broken" title={texts.refusedTitle} actions={actions}>
        {failed}
        <p className={tw`text-muted text-pretty`}>{texts.refusedHint}</p>
      </ErrorLayout>
    );
  if (status === 503)
    return (
      <ErrorLayout drawing="broken" title={texts.downTitle} actions={actions}>
        {failed}
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
      {failed}
      <p className={tw`mt-1 max-w-full rounded bg-sunken px-4 py-3 text-start font-mono text-label break-anywhere`}>
        {message}
      </p>
    </ErrorLayout>
  );
}

/** The symbol of status 418 (specification §2). */
const Teapot = () => (
  <Drawing>
    <path d="M42 34c-6 7-9 13-9 19 0 14 14 22 33 22s33-8 33-22c0-6-3-12-9-19" />
    <path d="M38 34h56M48 34c2-9 9-13 18-13s16 4 18 13" />
    <circle cx="66" cy="17" r="4" />
    <path d="M34 60C22 58 21 42 12 38l7-4c10 5 12 11 17 12" />
    <path d="M97 42c9-6 20-2 20 8s-10 16-20 14" />
    <path className={tw`stroke-accent-text`} d="M58 8c-3-3 3-4 0-7M74 8c-3-3 3-4 0-7" />
  </Drawing>
);
