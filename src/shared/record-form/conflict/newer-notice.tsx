import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { tw } from "../../../ui/tw";
import type { FormWords } from "../form-words";
import { texts } from "../texts";

/** In sight wherever one is in the form, where there is room for both. */
export const noticeClass = tw`sticky short:static narrow:static top-2 z-[4]`;

interface NewerNoticeProps {
  words: FormWords["newer"];
  onLoad: () => void;
}

/** Says, while one types, that the record has changed meanwhile, and brings the newer data in. */
export function NewerNotice({ words, onLoad }: NewerNoticeProps) {
  return (
    <FocusFallback className={noticeClass}>
      <Banner
        tone="warn"
        title={words.title}
        live
        actions={
          <Button small onClick={onLoad}>
            {texts.conflictLoad}
          </Button>
        }
      >
        {words.hint}
      </Banner>
    </FocusFallback>
  );
}
