import { useId } from "react";
import { Banner } from "./banner";
import { FocusFallback } from "../focus/focus-fallback";
import { RetryButton } from "../buttons/retry-button";

interface ReadFailedProps {
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

/** A short notice with a retry button, instead of a part that couldn't be read or above data that couldn't be refreshed. */
export function ReadFailed({ title, onRetry, retrying }: ReadFailedProps) {
  const id = useId();
  return (
    <FocusFallback>
      <Banner
        tone="warn"
        title={title}
        titleId={id}
        live
        actions={<RetryButton about={id} onRetry={onRetry} retrying={retrying} small />}
      />
    </FocusFallback>
  );
}
