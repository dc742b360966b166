import { useId } from "react";
import { Banner } from "./banner";
import { FocusFallback } from "./focus-fallback";
import { RetryButton } from "./retry-button";

interface RefreshFailedProps {
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Over what is shown from a moment ago, since it could not be read again. */
export function RefreshFailed({ title, onRetry, retrying }: RefreshFailedProps) {
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
