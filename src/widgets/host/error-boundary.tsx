import { Component, type ReactNode } from "react";

/** What went wrong: a file is gone, as after a new release; one didn't come, as without a network; a fault of ours. */
export type Fault = "new-version" | "page-load" | "crash";

interface Props {
  children: ReactNode;
  onError: (fault: Fault) => void;
  fallback: (retry: () => void, fault: Fault) => ReactNode;
}

/** What an error says whose cause is code that didn't come (shared/lazy-page.tsx). */
const loadErrorOf = (error: unknown) => error as { forget?: () => void; gone?: boolean };

function faultOf(error: unknown): Fault {
  const { forget, gone } = loadErrorOf(error);
  if (gone) return "new-version";
  return forget ? "page-load" : "crash";
}

interface State {
  error: unknown;
  /** Whether the content was mounted again by itself since the user last pressed retry. */
  remounted: boolean;
}

/**
 * Keeps a fault of ours inside the element. After the first crash it mounts the content again by itself: a translator or an
 * extension may have changed nodes that React was about to change. After the next one it shows the fallback.
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
      loadErrorOf(error).forget?.();
      this.setState({ error: null, remounted: false });
    }, faultOf(error));
  }
}
