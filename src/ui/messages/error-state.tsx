import { useId, type ReactNode } from "react";
import { EmptyState } from "./empty-state";
import { RetryButton } from "../buttons/retry-button";

interface ErrorStateProps {
  /** What failed ("Non riusciamo a leggere i donatori"). */
  title: ReactNode;
  /** The reason. */
  children?: ReactNode;
  /** Adds a retry button. */
  onRetry?: () => void;
  /** Whether a retry is running. */
  retrying?: boolean;
  /** Other buttons, after that one. */
  actions?: ReactNode;
  level?: 1 | 2;
}

/** Replaces a part of the screen that failed; screen readers announce it. */
export function ErrorState({ onRetry, retrying = false, actions, ...state }: ErrorStateProps) {
  const id = useId();
  const retry = onRetry && <RetryButton about={id} onRetry={onRetry} retrying={retrying} />;
  return (
    <div role="alert">
      <EmptyState
        {...state}
        titleId={id}
        drawing="broken"
        actions={
          (retry || actions) && (
            <>
              {retry}
              {actions}
            </>
          )
        }
      />
    </div>
  );
}
