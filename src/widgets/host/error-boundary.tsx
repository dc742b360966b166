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

/** Keeps a fault of ours inside the element: shows the fallback instead, whose retry builds everything below anew. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(faultOf(error));
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.fallback(() => {
      loadErrorOf(error).forget?.();
      this.setState({ error: null });
    }, faultOf(error));
  }
}
