import { useSettingsHint } from "../../../shared/account/settings-hint";
import { useUser } from "../../../api/react/connection";
import { useRouteId, addressOf } from "../../../shared/navigation";
import { DonorProfile } from "./donor-profile";
import { OthersProfile } from "./others-profile";
import { ChevronRight, Pencil, Settings } from "lucide-react";
import { Fragment } from "react";
import { zonesOf, type User } from "../../../domain/entities";
import { roleLabel } from "../../../domain/roles";
import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/icons/icon";
import { PageHeading } from "../../../ui/page/page-heading";
import { tw } from "../../../ui/tw";
import { PersonAvatar } from "../../../shared/donor/person-avatar";
import { texts } from "./texts";
import { OwnForm } from "./components/own-form";
import { StaffForm } from "./components/staff-form";

/** The profile of the signed-in donor or staff member, or of another user. */
export function ProfilePage() {
  const user = useUser();
  const id = useRouteId();
  if (!user) return null;
  if (id !== user._id) return <OthersProfile key={id} id={id} userId={user._id} />;
  return user.role === "donor" ? <DonorProfile userId={user._id} /> : <StaffProfile user={user} />;
}

/** The staff member's own account: name, e-mail, telephone, role and zones, with links to change them. */
function StaffProfile({ user }: { user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  const lines = [
    [texts.email, user.email],
    [texts.phone, user.phone || texts.empty],
    [texts.role, roleLabel(user.role)],
    [texts.zones, zonesOf(user).join(", ") || (user.role === "manager" ? texts.empty : texts.allZones)],
  ] as const;
  return (
    <div className={tw`mx-auto grid w-full max-w-form content-start gap-6 narrow:gap-5`}>
      <header className={tw`flex min-w-0 flex-wrap items-center gap-4`}>
        <PersonAvatar person={user} size="large" />
        <div className={tw`min-w-0 flex-1`}>
          <PageHeading>{name || user.email}</PageHeading>
        </div>
        <Button icon={Pencil} href={addressOf(hrefFor("profileEdit", { id: user._id }))}>
          {texts.edit}
        </Button>
      </header>
      <section aria-label={texts.title} className={tw`rounded-lg border bg-surface p-6 narrow:p-4`}>
        <dl className={tw`grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5`}>
          {lines.map(([label, value]) => (
            <Fragment key={label}>
              <dt className={tw`text-label text-faint`}>{label}</dt>
              <dd className={tw`m-0 min-w-0 break-anywhere`}>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <AccountLink />
    </div>
  );
}

const AccountLink = () => (
  <nav aria-label={texts.more} className={tw`overflow-hidden rounded-lg border bg-surface print:hidden`}>
    <a
      href={addressOf(hrefFor("accountSettings"))}
      className={tw`flex min-h-[56px] items-center gap-3 px-6 py-2.5 hover:bg-hover focus-visible:outline-offset-[-2px] narrow:px-4`}
    >
      <Icon of={Settings} size={20} className={tw`flex-none text-faint`} />
      <span className={tw`grid min-w-0 flex-1`}>
        <b className={tw`font-strong`}>{texts.accountSettings}</b>
        <span className={tw`text-label text-faint`}>{useSettingsHint()}</span>
      </span>
      <Icon of={ChevronRight} className={tw`flex-none text-faint`} />
    </a>
  </nav>
);

/** The form of the signed-in donor's record or staff member's account, or of another user. */
export function ProfileEditPage() {
  const user = useUser();
  const id = useRouteId();
  if (!user) return null;
  if (id !== user._id) return <OthersProfile key={id} id={id} userId={user._id} edit />;
  return user.role === "donor" ? <OwnForm userId={user._id} /> : <StaffForm user={user} />;
}
