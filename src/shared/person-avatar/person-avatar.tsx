import { useContext } from "react";
import { UploadsBaseContext } from "../../api/react/uploads-base";
import { useProfileImage } from "../../api/react/use-profile-image";
import { initials } from "../../domain/format";
import { Avatar, type AvatarProps } from "../../ui/display/avatar";

/** What is needed of somebody to show them: of a row of `GET /users`, of a search's hit, of the own account. */
export interface Pictured {
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
