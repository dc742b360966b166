import { Upload } from "lucide-react";
import { useRef } from "react";
import { blockOf } from "../../../../domain/email-template/edit-blocks";
import { Button } from "../../../../ui/buttons/button";
import { Progress } from "../../../../ui/messages/progress";
import { tw } from "../../../../ui/tw";
import { useAct, useLatestDocument } from "../state/editor-context";
import { pictureTexts } from "./texts";
import { usePictureUpload } from "./use-picture-upload";

/** A picture of one's own for an image of the mail: chosen, sent, and shown from the uploads host. */
export function PictureUpload({ id }: { id: string }) {
  const act = useAct();
  const latest = useLatestDocument();
  const input = useRef<HTMLInputElement>(null);
  const { upload, possible, send, stop } = usePictureUpload((url) => {
    // what was set while it was on its way stays
    const block = blockOf(latest(), id);
    if (block?.type === "image") act({ type: "change", block: { ...block, source: url } });
  });
  const sending = upload.state === "sending";
  return (
    <div className={tw`grid justify-items-start gap-2`}>
      {possible && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp"
            aria-label={pictureTexts.upload}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // the same file can be chosen again
              target.value = "";
              if (file) send(file);
            }}
          />
          {/* one button, which keeps the focus through all of it */}
          <Button icon={sending ? undefined : Upload} onClick={() => (sending ? stop() : input.current?.click())}>
            {sending ? pictureTexts.stop : pictureTexts.upload}
          </Button>
          {sending ? (
            <div className={tw`w-full`}>
              <Progress label={pictureTexts.sending} value={upload.share} />
            </div>
          ) : (
            <p className={tw`text-label text-muted`}>{pictureTexts.help}</p>
          )}
        </>
      )}
      <p role="status" className={upload.state === "failed" ? tw`text-label text-danger-text` : tw`text-label`}>
        {upload.state === "failed" && upload.why}
        {upload.state === "done" && pictureTexts.done}
      </p>
    </div>
  );
}
