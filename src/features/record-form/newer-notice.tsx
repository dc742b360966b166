import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { FocusFallback } from "../../ui/focus-fallback";
import { texts } from "./texts";

/** Says, while one types, that the record has changed meanwhile, and brings the newer data in. */
export function NewerNotice({ onLoad }: { onLoad: () => void }) {
  return (
    <FocusFallback>
      <Banner
        tone="warn"
        title={texts.newerTitle}
        live
        actions={
          <Button small onClick={onLoad}>
            {texts.conflictLoad}
          </Button>
        }
      >
        {texts.newerHint}
      </Banner>
    </FocusFallback>
  );
}
