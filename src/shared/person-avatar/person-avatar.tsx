import { useContext } from "react";
import { UploadsBaseContext } from "../../api/react/uploads-base";
import { useProfileImage } from "../../api/react/use-profile-image";
import { initials } from "../../domain/format";
import { Avatar, type AvatarProps } from "../../ui/avatar";

/** What is needed of somebody to show them: of a row of `GET /users`, of a search's hit, of the own account. */
export interface Pictured {
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** Path at the uploads host. */
  profileImage?: string | null;
}

/**
 * Somebody's picture, or the initials where there is none (specification §2, Avatar menu). It is fetched with the bearer and
 * drawn (decisions §1), once for all that show it. Decorative: the name stands beside it.
 *
 * In a list it stands before the name, in the cell of `nameColumn` or in a cell of its own:
 * @example
 * <span className={tw`flex items-center gap-3`}><PersonAvatar person={row} /> {row.lastName} {row.firstName}</span>
 */
export function PersonAvatar({ person, size }: { person: Pictured } & Pick<AvatarProps, "size">) {
  const { email, firstName, lastName, profileImage = null } = person;
  const image = useProfileImage(useContext(UploadsBaseContext), profileImage);
  const letters = initials(email || [firstName, lastName].filter(Boolean).join(" "));
  return <Avatar initials={letters} image={image} {...(size && { size })} />;
}
