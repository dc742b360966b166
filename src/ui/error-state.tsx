import type { ReactNode } from "react";
import { EmptyState } from "./empty-state";

export interface ErrorStateProps {
  /** What could not be done ("Non riusciamo a leggere i donatori"). */
  title: ReactNode;
  /** Why, and what it means for the reader. */
  children?: ReactNode;
  /** A retry, a way back. */
  actions?: ReactNode;
  level?: 1 | 2;
}

/** A part of the screen that could not be shown; announced when it comes. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState {...props} drawing="broken" />
    </div>
  );
}
