import { Banner } from "./banner";
import { Button } from "./button";
import { FocusFallback } from "./focus-fallback";
import { uiTexts } from "./texts";

interface RefreshFailedProps {
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Over what is shown from a moment ago, since it could not be read again. */
export const RefreshFailed = ({ title, onRetry, retrying }: RefreshFailedProps) => (
  <FocusFallback>
    <Banner
      tone="warn"
      title={title}
      live
      actions={
        <Button small onClick={onRetry} loading={retrying}>
          {uiTexts.retry}
        </Button>
      }
    />
  </FocusFallback>
);
