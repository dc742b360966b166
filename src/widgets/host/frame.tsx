import { Suspense, useCallback, useEffect, useMemo } from "react";
import { endScreen } from "../../api/client/shown";
import { reload } from "../../ui/loading/is-gone";
import { PlainNotice } from "../../ui/messages/plain-notice";
import { failureTexts } from "../../ui/messages/failure-texts";
import { Root } from "../../ui/root";
import { emitFrom } from "../events";
import { lazyPage } from "../../ui/loading/lazy-page";
import type { RawAttributes } from "./attributes/attributes";
import { ErrorBoundary, type Fault } from "./error-boundary";
import { checkPlaceholder } from "./attributes/check-placeholder";
import { Ready, ReadyContext } from "../../ui/messages/ready";
import { readSettings } from "./attributes/settings";
import { texts } from "./texts";
import { VERSION } from "./version";
import type { Widget } from "./widget";

interface FrameProps extends RawAttributes {
  widget: Widget;
  host: HTMLElement;
}

// loaded only on pages with wrong attributes or a wrong brand colour
const loadProblems = () => import("./attributes/misconfigured");
const Misconfigured = lazyPage(loadProblems);

/** Without a network the page stays as it is. */
const withProblems = (act: (module: Awaited<ReturnType<typeof loadProblems>>) => void) =>
  void loadProblems().then(act, () => undefined);

const MESSAGES: Record<Fault, string> = {
  "new-version": failureTexts.newVersion,
  "page-load": texts.loadHelp,
  crash: texts.crashHelp,
};

/** The elements that have fired `gds-ready`: each fires it once, also if it is removed and inserted again. */
const announced = new WeakSet<HTMLElement>();

/** The frame of every widget: the inner root, the attributes as settings, an error boundary, `emit`. */
export function Frame({ widget, host, ...raw }: FrameProps) {
  const { inline = false, pageTitle = false } = widget.options;
  const emit = useMemo(() => emitFrom(host), [host]);
  const ready = useCallback(() => {
    endScreen(host);
    if (!announced.has(host)) emit("gds-ready", { tag: widget.tag, version: VERSION });
    announced.add(host);
  }, [emit, host, widget]);
  useEffect(() => watchBrand(host), [host]);
  const Component = widget.component;
  const outcome = checkPlaceholder(host, readSettings(raw, { page: location.href, titleByDefault: pageTitle }));
  useEffect(() => {
    const { status, problems } = outcome;
    if (status === "ready" && problems[0]) withProblems((module) => module.reportIgnored(widget.tag, problems));
  });
  return (
    <Root inline={inline}>
      <ReadyContext value={ready}>
        <ErrorBoundary
          onError={(fault) => emit("gds-error", { code: fault, message: MESSAGES[fault] })}
          fallback={(retry, fault) => (
            <>
              {fault === "new-version" ? (
                <PlainNotice title={failureTexts.newVersion} actions={[[failureTexts.reload, reload]]} />
              ) : (
                <PlainNotice
                  title={fault === "crash" ? texts.crashTitle : texts.loadTitle}
                  actions={[[failureTexts.retry, retry]]}
                >
                  <p>{MESSAGES[fault]}</p>
                </PlainNotice>
              )}
              <Ready />
            </>
          )}
        >
          {outcome.status === "wrong" ? (
            <Suspense fallback={null}>
              <Misconfigured tag={widget.tag} problems={outcome.problems} emit={emit} inline={inline} />
              <Ready />
            </Suspense>
          ) : (
            <Component {...outcome.settings} host={host} emit={emit} />
          )}
        </ErrorBoundary>
      </ReadyContext>
    </Root>
  );
}

/**
 * Replaces a `--gds-brand` that isn't a colour ("1f6b3a", a missing variable of the theme), because buttons would have no
 * background. Waits for the page's style sheets.
 * @param host the element
 * @returns how to stop waiting
 */
function watchBrand(host: HTMLElement): () => void {
  const check = () => {
    if (!host.isConnected) return; // it has no styles
    const value = getComputedStyle(host).getPropertyValue("--gds-brand").trim();
    if (!value || !CSS.supports("color", value)) withProblems((module) => module.replaceBrand(host, value));
  };
  if (document.readyState === "complete") check();
  else addEventListener("load", check);
  return () => removeEventListener("load", check);
}
