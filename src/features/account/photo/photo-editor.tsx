import { notDoneMessage } from "../../../api/errors";
import { ImageUp } from "lucide-react";
import { useRef, useState, useContext } from "react";
import type { User } from "../../../domain/entities";
import { PersonAvatar } from "../../../shared/donor/person-avatar";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { useToast } from "../../../ui/toast/toast";
import { cx, tw } from "../../../ui/tw";
import { useLazyComponent } from "../../../ui/loading/use-lazy-component";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { useGivenFiles } from "../../../ui/browser/use-given-files";
import { texts } from "./texts";
import { useSavePhoto } from "./use-save-photo";
import { UploadsBaseContext } from "../../../api/react/connection";
import { Section } from "../components/section";

const importCropping = async () => (await import("./crop-dialog")).Cropping;

interface PhotoEditorProps {
  user: User;
  photo: ReturnType<typeof useSavePhoto>;
}

/** The user's picture. A new one can be chosen, dropped or pasted, and the current one removed. */
function PhotoEditor({ user, photo }: PhotoEditorProps) {
  const toast = useToast();
  const stillOpen = useStillOpen();
  const input = useRef<HTMLInputElement>(null);
  const { Component: Cropping, load, loading, preload } = useLazyComponent(importCropping);
  const [file, setFile] = useState<{ file: File; number: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const take = async (chosen: File) => {
    setFailure(null);
    if (await load(texts.loadFailed)) setFile((before) => ({ file: chosen, number: (before?.number ?? 0) + 1 }));
  };
  const choose = () => input.current?.click();
  const { isDraggedOver: isDragging, dropHandlers } = useGivenFiles(([dropped]) => {
    if (dropped) void take(dropped);
  }, true);
  const remove = async () => {
    setFailure(null);
    const outcome = await photo.remove();
    if (outcome.ok) return;
    const message = notDoneMessage(outcome.error, (reason) => `${texts.notRemoved}: ${reason}`);
    if (stillOpen(message)) setFailure(message);
  };

  return (
    <div
      {...dropHandlers}
      className={cx(
        tw`grid gap-3 rounded-lg outline-2 outline-dashed outline-offset-8`,
        isDragging ? tw`outline-[color:var(--gds-focus)]` : tw`outline-transparent`,
      )}
    >
      <AlertRegion title={failure} />
      <div className={tw`flex flex-wrap items-center gap-4`}>
        <PersonAvatar person={user} size="huge" />
        <div className={tw`grid min-w-0 flex-1 basis-[220px] gap-2`}>
          <div className={tw`flex flex-wrap gap-2`}>
            <Button icon={ImageUp} onClick={choose} onPointerEnter={preload} onFocus={preload} loading={loading}>
              {user.profileImage ? texts.change : texts.add}
            </Button>
            {user.profileImage && (
              <FocusFallback>
                <Button
                  kind="quiet"
                  onClick={() => void remove()}
                  loading={photo.removing}
                  loadingLabel={texts.removing}
                >
                  {texts.remove}
                </Button>
              </FocusFallback>
            )}
          </div>
          <p aria-live="polite" className={tw`text-label text-muted`}>
            {isDragging ? texts.drop : texts.help}
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp"
        aria-label={texts.change}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void take(chosen);
          currentTarget.value = ""; // so that choosing the same file again fires the event
        }}
      />
      {Cropping && file && (
        <Cropping
          key={file.number}
          file={file.file}
          save={photo.save}
          onOther={choose}
          onRefused={(reason: string) => {
            setFile(null);
            setFailure(reason);
          }}
          onSaved={() => toast.success(texts.saved)}
        />
      )}
    </div>
  );
}

/** The section of the user's picture. Renders nothing without an uploads host. */
export function PhotoSection({ user }: { user: User }) {
  const photo = useSavePhoto(useContext(UploadsBaseContext), user.profileImage);
  if (!photo.possible) return null;
  return (
    <Section title={texts.title} hint={texts.hint}>
      <PhotoEditor user={user} photo={photo} />
    </Section>
  );
}
