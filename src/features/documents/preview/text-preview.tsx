import { useEffect, useState } from "react";
import { tw } from "../../../ui/tw";
import { PreviewFrame } from "./preview-frame";
import { texts } from "./texts";

/** How much of a text is shown, in bytes. */
const MOST = 200_000;

/** A plain text, as it is written. */
export function TextPreview({ file, name }: { file: Blob; name: string }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void file
      .slice(0, MOST)
      .text()
      .then((read) => {
        if (!left) setText(read);
      });
    return () => {
      left = true;
    };
  }, [file]);
  return (
    <PreviewFrame>
      <div
        role="region"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        className={tw`max-h-[760px] overflow-auto p-6 narrow:p-4 focus-visible:outline-offset-[-2px]`}
      >
        {file.size > MOST && <p className={tw`mb-4 text-muted`}>{texts.cut}</p>}
        <pre className={tw`whitespace-pre-wrap break-anywhere font-sans`}>{text}</pre>
      </div>
    </PreviewFrame>
  );
}
