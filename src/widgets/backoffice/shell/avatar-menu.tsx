import { LogOut } from "lucide-react";
import { useLocation } from "wouter";
import { useConnection } from "../../../api/react/connection";
import type { User } from "../../../domain/entities";
import { initials } from "../../../domain/format";
import { ROLE_LABELS } from "../../../domain/roles";
import { hrefFor } from "../../../domain/routes";
import { Avatar } from "../../../ui/avatar";
import { Menu } from "../../../ui/menu/menu";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";

/** Who is signed in, and the way out (specification §2). */
export function AvatarMenu({ user }: { user: User }) {
  const { session } = useConnection();
  const [, navigate] = useLocation();
  const letters = initials(user.email);
  const signOut = () => {
    session.signOut();
    navigate(hrefFor("login"), { replace: true });
  };
  return (
    <Menu
      align="end"
      width={280}
      trigger={(props) => (
        <button
          type="button"
          aria-label={texts.account(user.email)}
          className={tw`inline-grid size-11 place-items-center rounded hover:bg-hover aria-expanded:bg-hover`}
          {...props}
        >
          <Avatar initials={letters} />
        </button>
      )}
      entries={[
        {
          kind: "content",
          key: "who",
          content: (
            <span className={tw`flex min-w-0 items-center gap-3`}>
              <Avatar initials={letters} />
              <span className={tw`grid min-w-0`}>
                <span className={tw`text-caption text-faint`}>{texts.myAccount}</span>
                <b className={tw`break-anywhere`}>{user.email}</b>
                <span className={tw`text-caption text-muted`}>{ROLE_LABELS[user.role]}</span>
              </span>
            </span>
          ),
        },
        { kind: "separator", key: "line" },
        { kind: "item", label: texts.signOut, icon: LogOut, onSelect: signOut },
      ]}
    />
  );
}
