import { Component, type ReactNode } from "react";
import { RotateCw } from "lucide-react";
import { ApiError } from "../../../api/errors";
import { RouteErrorsContext } from "../../../api/react/use-query";
import { DEFAULT_ERROR_MESSAGE } from "../../../domain/texts";
import { reload } from "../../../ui/loading/is-gone";
import { failureTexts } from "../../../ui/messages/failure-texts";
import { PageLoadError } from "../../../ui/loading/lazy-page";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { ErrorLayout } from "./error-layout";
import { useGoBack } from "./use-go-back";
import { RouteError } from "./route-error";
import { texts } from "./texts";

interface PageBoundaryProps {
  /** The current query: another one renders a failed page again. */
  place?: string;
  /** Called for each failure with a code and a sentence for the host page. */
  onError: (code: string, message: string) => void;
  /** The page's title, which an error screen names. */
  page: string;
  /** Puts an error screen into a frame. */
  frame?: (screen: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Whether React didn't find one of its nodes, for example because a browser extension moved it. */
const isForeignChange = (error: unknown) => error instanceof DOMException && error.name === "NotFoundError";

/** Contains a page's failure: the shell keeps working. Its `key` is the path, so that another page mounts again. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isForeignChange(error)) return;
    // without the server's message: it may name a person, and the host page may log it
    if (error instanceof PageLoadError && error.gone) this.props.onError("new-version", failureTexts.newVersion);
    else if (error instanceof PageLoadError) this.props.onError("page-load", texts.pageNotLoaded(this.props.page));
    else this.props.onError(error instanceof ApiError ? `page-${error.status}` : "page", DEFAULT_ERROR_MESSAGE);
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (before.place !== this.props.place && this.state.error !== null) this.retry();
  }

  retry = () => {
    const { error } = this.state;
    if (error instanceof PageLoadError) error.reset();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (isForeignChange(error)) throw error; // the element's boundary mounts everything again
    const { children, frame } = this.props;
    if (error === null) return <RouteErrorsContext value>{children}</RouteErrorsContext>;
    const screen = this.screen(error);
    return frame ? frame(screen) : screen;
  }

  screen(error: unknown): ReactNode {
    const { page } = this.props;
    if (error instanceof PageLoadError && error.gone)
      return <ErrorScreen title={failureTexts.newVersion} message={texts.newVersionHint} onReload={reload} />;
    if (error instanceof PageLoadError)
      return <ErrorScreen title={texts.pageTitle} message={texts.pageNotLoaded(page)} onRetry={this.retry} />;
    // the message of an error in our code isn't for users, and may contain private data
    if (!(error instanceof ApiError))
      return <RouteError status={0} message={DEFAULT_ERROR_MESSAGE} page={page} onRetry={this.retry} />;
    // retry a temporary error when the user returns (specification §9)
    const onReturn = error.transient && !error.notBefore ? this.retry : undefined;
    return (
      <RouteError
        status={error.status}
        message={error.message}
        page={page}
        notBefore={error.notBefore}
        onRetry={this.retry}
        onReturn={onReturn}
      />
    );
  }
}

interface ErrorScreenProps {
  title: string;
  message: string;
  onRetry?: () => void;
  onReload?: () => void;
}

/** The generic error screen: a title, a message and "Go back" (specification §2). */
function ErrorScreen({ title, message, onRetry, onReload }: ErrorScreenProps) {
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
      <Button onClick={useGoBack()}>{texts.goBack}</Button>
    </>
  );
  return (
    <ErrorLayout drawing="broken" title={title} actions={actions}>
      <p className={tw`max-w-[520px] text-muted text-pretty break-anywhere`}>{message}</p>
    </ErrorLayout>
  );
}
