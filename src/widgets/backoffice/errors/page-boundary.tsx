import { Component, type ReactNode } from "react";
import { ApiError } from "../../../api/errors";
import { RouteErrorsContext } from "../../../api/react/use-query";
import { DEFAULT_ERROR_MESSAGE } from "../../../domain/texts";
import { reload } from "../../../ui/loading/is-gone";
import { failureTexts } from "../../../ui/messages/failure-texts";
import { ErrorScreen } from "./error-screen";
import { PageLoadError } from "../../../ui/loading/lazy-page";
import { RouteError } from "./route-error";
import { texts } from "./texts";

interface PageBoundaryProps {
  /** Where the person is, with the query: another place of the same page is a new try. */
  place?: string;
  /** Told of each failure: a code and a sentence for the host page. */
  onError: (code: string, message: string) => void;
  children: ReactNode;
}

/** Whether React didn't find a node where it put it: somebody else, such as a browser extension, moved it. */
const isForeignChange = (error: unknown) => error instanceof DOMException && error.name === "NotFoundError";

/** Keeps a page's failure in the page: the shell goes on. Give it the path as `key`, so that another page starts anew. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isForeignChange(error)) return;
    // without the server's words: they may speak of a person, and the host page logs what it hears
    if (error instanceof PageLoadError && error.gone) this.props.onError("new-version", failureTexts.newVersion);
    else if (error instanceof PageLoadError) this.props.onError("page-load", texts.pageNotLoaded);
    else this.props.onError(error instanceof ApiError ? `page-${error.status}` : "page", DEFAULT_ERROR_MESSAGE);
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (before.place !== this.props.place && this.state.error !== null) this.retry();
  }

  retry = () => {
    const { error } = this.state;
    if (error instanceof PageLoadError) error.forget();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (isForeignChange(error)) throw error; // the element's boundary mounts everything again
    if (error === null) return <RouteErrorsContext value>{this.props.children}</RouteErrorsContext>;
    if (error instanceof PageLoadError && error.gone)
      return <ErrorScreen title={failureTexts.newVersion} message={texts.newVersionHint} onReload={reload} />;
    if (error instanceof PageLoadError)
      return <ErrorScreen title={texts.pageTitle} message={texts.pageNotLoaded} onRetry={this.retry} />;
    // an API's message is written for people; that of a fault of ours is not, and may hold what nobody else shall read
    if (!(error instanceof ApiError))
      return <RouteError status={0} message={DEFAULT_ERROR_MESSAGE} onRetry={this.retry} />;
    // what may pass by itself is looked at anew when the person comes back (specification §9)
    const onReturn = error.transient && !error.notBefore ? this.retry : undefined;
    return (
      <RouteError
        status={error.status}
        message={error.message}
        notBefore={error.notBefore}
        onRetry={this.retry}
        onReturn={onReturn}
      />
    );
  }
}
