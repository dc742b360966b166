import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { FocusHandover } from "../../ui/focus-handover";
import { texts } from "./texts";

/** Says that the form shows what was typed before, and offers to begin again. */
export function RestoredNotice({ hint, onStartOver }: { hint: string; onStartOver: () => void }) {
  return (
    <FocusHandover>
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
    </FocusHandover>
  );
}
