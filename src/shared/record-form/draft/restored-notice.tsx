import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
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
