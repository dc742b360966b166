import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  onError: (gone: boolean) => void;
  /** @param gone a file is gone, as after a new release */
  fallback: (retry: () => void, gone: boolean) => ReactNode;
}

/** What an error says whose cause is code that didn't come (shared/lazy-page.tsx). */
const loadErrorOf = (error: unknown) => error as { forget?: () => void; gone?: boolean };

/** Keeps a fault of ours inside the element: shows the fallback instead, whose retry builds everything below anew. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(loadErrorOf(error).gone === true);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { forget, gone = false } = loadErrorOf(error);
    return this.props.fallback(() => {
      forget?.();
      this.setState({ error: null });
    }, gone);
  }
}
