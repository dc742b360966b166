import { ClipboardPaste, FileUp, Upload } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import type { FileRefusal } from "../engine/types";
import { texts } from "./texts";

interface DropAreaProps {
  ready: boolean;
  onFile: (file: File) => void;
  onPaste: () => void;
  onRefuse: (refusal: FileRefusal) => void;
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

export function DropArea({ ready, onFile, onPaste, onRefuse }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file, second] = files ?? [];
    if (second) onRefuse(texts.several);
    else if (file) onFile(file);
    else onRefuse(texts.noFile);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(hasFiles(event));
  };
  return (
    <div
      className={cx(
        tw`grid content-center justify-items-center gap-1.5 rounded-lg border border-dashed px-6 py-8 text-center narrow:px-4 narrow:py-6`,
        over ? tw`border-line-input bg-hover` : tw`border-line-input bg-surface`,
      )}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Icon of={FileUp} size={32} className={tw`mb-1 text-muted`} />
      <h2 className={tw`text-lead`}>
        {over ? (
          texts.dropNow
        ) : (
          <>
            <span className={tw`narrow:hidden`}>{texts.drop}</span>
            <span className={tw`hidden narrow:inline`}>{texts.bring}</span>
          </>
        )}
      </h2>
      <p className={tw`max-w-[600px] text-muted text-balance`}>{texts.kinds}</p>
      <div className={tw`mt-3 flex flex-wrap justify-center gap-2 narrow:w-full narrow:flex-col`}>
        <Button kind="primary" icon={Upload} disabled={!ready} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <Button icon={ClipboardPaste} disabled={!ready} onClick={onPaste}>
          {texts.paste}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        aria-label={texts.input}
        tabIndex={-1}
        className={tw`sr-only`}
        onChange={({ target }) => {
          if (target.files?.length) take(target.files);
          target.value = ""; // the user may choose the same file again after correcting it
        }}
      />
    </div>
  );
}
