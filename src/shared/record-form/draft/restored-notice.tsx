import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { FocusFallback } from "../../../ui/focus-fallback";
import { texts } from "../texts";

/** Says that the form shows what was typed before, and offers to begin again. */
export function RestoredNotice({ hint, onStartOver }: { hint: string; onStartOver: () => void }) {
  return (
    <FocusFallback>
      <Banner
        tone="info"
        title={texts.restored}
        actions={
          <Button small onClick={onStartOver}>
            {texts.startOver}
          </Button>
        }
      >
        {hint}
      </Banner>
    </FocusFallback>
  );
}
