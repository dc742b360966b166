import { useId, type ReactNode } from "react";
import { EmptyState } from "./empty-state";
import { RetryButton } from "../buttons/retry-button";

interface ErrorStateProps {
  /** What could not be done ("Non riusciamo a leggere i donatori"). */
  title: ReactNode;
  /** Why, and what it means for the reader. */
  children?: ReactNode;
  /** Gives it the button that tries again. */
  onRetry?: () => void;
  /** The new try is under way. */
  retrying?: boolean;
  /** Other ways on, after that button. */
  actions?: ReactNode;
  level?: 1 | 2;
}

/** A part of the screen that could not be shown; announced when it comes. */
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
