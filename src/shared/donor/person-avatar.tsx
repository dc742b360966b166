import { useContext, useEffect, useState } from "react";
import { readPicture } from "../../api/client/pictures";
import { UploadsBaseContext, useConnection } from "../../api/react/connection";
import { initials } from "../../domain/format";
import { Avatar, type AvatarProps } from "../../ui/display/avatar";

/** What is needed of somebody to show them: of a row of `GET /users`, of a search's hit, of the own account. */
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

/** Returns the props of an `Avatar`. The initials are the e-mail's, wherever a person appears (decisions §4). */
export function usePersonAvatar({ person }: Omit<PersonAvatarProps, "size">) {
  const { email, firstName, lastName, profileImage = null } = person;
  const image = useProfileImage(useContext(UploadsBaseContext), profileImage);
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return { initials: initials(email || name), image };
}

/**
 * Somebody's picture, or the initials where there is none (specification §2, Avatar menu). It is fetched with the bearer and
 * drawn (decisions §1), once for all that show it. Decorative: the name stands beside it.
 *
 * In a list it stands before the name, in the cell of `nameColumn` or in a cell of its own:
 * @example
 * <span className={tw`flex items-center gap-3`}><PersonAvatar person={row} /> {row.lastName} {row.firstName}</span>
 */
export const PersonAvatar = ({ size, ...who }: PersonAvatarProps) => (
  <Avatar {...usePersonAvatar(who)} {...(size && { size })} />
);

/**
 * The person's picture, fetched with the bearer and ready to be drawn: an address would need a `blob:` that the page's
 * policy may forbid (decisions §1).
 * @returns null until it is there, and when there is none or it can't be read: then the initials stand for it
 */
function useProfileImage(uploadsBase: string | null, path: string | null): ImageBitmap | null {
  const { session } = useConnection();
  const [image, setImage] = useState<ImageBitmap | null>(null);

  useEffect(() => {
    if (!uploadsBase || !path) return;
    let over = false;
    let drawn: ImageBitmap | null = null;
    const load = async () => {
      const picture = await createImageBitmap(await readPicture(session, uploadsBase, path));
      if (over) return picture.close();
      drawn = picture;
      setImage(picture);
    };
    // decoration: without it the initials show
    load().catch(() => undefined);
    return () => {
      over = true;
      drawn?.close();
      setImage(null);
    };
  }, [session, uploadsBase, path]);

  return image;
}
