import type { ReactNode } from "react";
import { Button } from "./button";
import { EmptyState } from "./empty-state";
import { uiTexts } from "./texts";

export interface ErrorStateProps {
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
export function ErrorState({ onRetry, retrying, actions, ...state }: ErrorStateProps) {
  const retry = onRetry && (
    <Button onClick={onRetry} loading={retrying}>
      {uiTexts.retry}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        {...state}
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
