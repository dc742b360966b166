import { useId } from "react";
import { Banner } from "./banner";
import { FocusFallback } from "../focus/focus-fallback";
import { RetryButton } from "../buttons/retry-button";

interface ReadFailedProps {
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

/** A short notice in the place of a part that could not be read, or above data that could not be read again. */
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
