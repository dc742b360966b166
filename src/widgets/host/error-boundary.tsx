import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  onError: () => void;
  fallback: (retry: () => void) => ReactNode;
}

/** Keeps a fault of ours inside the element: shows the fallback instead, whose retry builds everything below anew. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.fallback(() => {
      // code that didn't come (shared/lazy-page.tsx) is asked for again
      (error as { forget?: () => void }).forget?.();
      this.setState({ error: null });
    });
  }
}
