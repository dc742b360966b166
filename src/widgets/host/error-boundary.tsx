import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  onError: () => void;
  fallback: (retry: () => void) => ReactNode;
}

/** Keeps a fault of ours inside the element: shows the fallback instead, whose retry builds everything below anew. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
