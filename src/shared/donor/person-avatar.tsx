import { useContext, useEffect, useState } from "react";
import { readPicture } from "../../api/uploads/pictures";
import { UploadsBaseContext, useConnection } from "../../api/react/connection";
import { initials } from "../../domain/format";
import { Avatar, type AvatarProps } from "../../ui/display/avatar";

interface Pictured {
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** Path at the uploads host. */
  profileImage?: string | null;
}

interface PersonAvatarProps extends Pick<AvatarProps, "size"> {
  person: Pictured;
}

/** Returns the props of an `Avatar`. The initials are those of the name, else of the e-mail (decisions §4). */
export function usePersonAvatar({ person }: Omit<PersonAvatarProps, "size">) {
  const { email, firstName, lastName, profileImage = null } = person;
  const image = useProfileImage(useContext(UploadsBaseContext), profileImage);
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return { initials: initials(name || email || ""), image };
}

/**
 * Shows a person's picture, or the initials without one. Decorative: the name must be beside it.
 * @example
 * <span className={tw`flex items-center gap-3`}><PersonAvatar person={row} /> {row.lastName} {row.firstName}</span>
 */
export const PersonAvatar = ({ size, ...rest }: PersonAvatarProps) => (
  <Avatar {...usePersonAvatar(rest)} {...(size && { size })} />
);

/**
 * Fetches a picture with the bearer token. Draws a bitmap, because the page's policy may forbid `blob:` URLs (decisions §1).
 * @returns null while loading, without a picture, and after a failure
 */
function useProfileImage(uploadsBase: string | null, path: string | null): ImageBitmap | null {
  const { session } = useConnection();
  const [image, setImage] = useState<ImageBitmap | null>(null);

  useEffect(() => {
    if (!uploadsBase || !path) return;
    let unmounted = false;
    let bitmap: ImageBitmap | null = null;
    const load = async () => {
      const picture = await createImageBitmap(await readPicture(session, uploadsBase, path));
      if (unmounted) return picture.close();
      bitmap = picture;
      setImage(picture);
    };
    // after a failure the initials show
    load().catch(() => undefined);
    return () => {
      unmounted = true;
      bitmap?.close();
      setImage(null);
    };
  }, [session, uploadsBase, path]);

  return image;
}
