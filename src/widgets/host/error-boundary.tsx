import { Component, type ReactNode } from "react";
import { PageLoadError } from "../../ui/loading/lazy-page";

/** The kinds of failures: a file was removed by a new release, a file couldn't be loaded, or our code threw. */
export type Fault = "new-version" | "page-load" | "crash";

interface Props {
  children: ReactNode;
  onError: (fault: Fault) => void;
  fallback: (retry: () => void, fault: Fault) => ReactNode;
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof PageLoadError)) return "crash";
  return error.gone ? "new-version" : "page-load";
}

interface State {
  error: unknown;
  /** Whether the content was mounted again automatically since the user last pressed retry. */
  remounted: boolean;
}

/**
 * Contains an error of our code. After the first crash it mounts the content again automatically, because a translator or an
 * extension may have changed React's nodes. After the second crash it shows the fallback.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, remounted: false };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const fault = faultOf(error);
    if (fault === "crash" && !this.state.remounted) this.setState({ error: null, remounted: true });
    else this.props.onError(fault);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (faultOf(error) === "crash" && !this.state.remounted) return null;
    return this.props.fallback(() => {
      if (error instanceof PageLoadError) error.reset();
      this.setState({ error: null, remounted: false });
    }, faultOf(error));
  }
}
