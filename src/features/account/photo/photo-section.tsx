import { useContext } from "react";
import { UploadsBaseContext } from "../../../api/react/connection";
import type { User } from "../../../domain/entities";
import { Section } from "../components/section";
import { PhotoEditor } from "./photo-editor";
import { texts } from "./texts";
import { useSavePhoto } from "./use-save-photo";

/** The own picture; nothing where the page names no uploads host, or that takes none. */
export function PhotoSection({ user }: { user: User }) {
  const photo = useSavePhoto(useContext(UploadsBaseContext), user.profileImage);
  if (!photo.possible) return null;
  return (
    <Section title={texts.title} hint={texts.hint}>
      <PhotoEditor user={user} photo={photo} />
    </Section>
  );
}
