import { LogOut, Settings, UserRound } from "lucide-react";
import type { User } from "../../../domain/entities";
import { roleLabel } from "../../../domain/roles";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { usePersonAvatar } from "../../../shared/donor/person-avatar";
import { Avatar } from "../../../ui/display/avatar";
import { Menu } from "../../../ui/menu/menu";
import type { MenuEntry } from "../../../ui/menu/menu-entry";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import { useSignOut } from "../../../shared/account/use-sign-out";

/** The menu of the signed-in user: account, settings, sign-out (specification §2). */
export function AvatarMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  const { email, profileImage } = user;
  // specification §2: the menu's initials are those of the e-mail
  const avatarProps = usePersonAvatar({ person: { email, profileImage } });
  const avatar = <Avatar {...avatarProps} />;
  const userEntry: MenuEntry = {
    kind: "content",
    key: "who",
    content: (
      <span className={tw`flex min-w-0 items-center gap-3`}>
        {avatar}
        <span className={tw`grid min-w-0`}>
          <span className={tw`text-caption text-faint`}>{texts.myAccount}</span>
          <b className={tw`break-anywhere`}>{user.email}</b>
          <span className={tw`text-caption text-muted`}>{roleLabel(user.role)}</span>
        </span>
      </span>
    ),
  };
  return (
    <Menu
      align="end"
      width={280}
      trigger={(props) => (
        <button
          type="button"
          aria-label={texts.account(user.email, avatarProps.image ? "" : avatarProps.initials)}
          className={tw`inline-grid size-11 place-items-center rounded hover:bg-hover aria-expanded:bg-hover`}
          {...props}
        >
          {avatar}
        </button>
      )}
      entries={[
        userEntry,
        { kind: "separator", key: "line" },
        {
          kind: "item",
          label: texts.myData,
          icon: UserRound,
          href: addressOf(hrefFor("profile", { id: user._id })),
        },
        { kind: "item", label: texts.accountSettings, icon: Settings, href: addressOf(hrefFor("accountSettings")) },
        { kind: "separator", key: "end" },
        { kind: "item", label: texts.signOut, icon: LogOut, onSelect: signOut },
      ]}
    />
  );
}
