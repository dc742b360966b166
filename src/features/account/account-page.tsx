import { useUser } from "../../api/react/connection";
import { useFeature } from "../../api/react/use-feature";
import { PageHeader } from "../../ui/page/page-header";
import { tw } from "../../ui/tw";
import { EmailSection } from "./components/email-section";
import { NotificationsSection } from "./components/notifications-section";
import { OwnDataSection } from "./components/own-data-section";
import { PasswordCard } from "./components/password-card";
import { SessionsCard } from "./components/sessions-card";
import { ThemeCard } from "./components/theme-card";
import { PhotoSection } from "./photo/photo-section";
import { WhoSection } from "./components/who-section";
import { useAccountSettings } from "./requests/account-settings";
import { texts } from "./texts";

/** The own account: how one signs in, and how the pages look (specification §2, reached from the avatar menu). */
export function AccountPage() {
  const user = useUser();
  const state = useAccountSettings();
  const changesPassword = useFeature("account");
  if (!user) return null;
  const settings = state.status === "ready" ? state.data.account : null;
  return (
    <div className={tw`mx-auto grid w-full max-w-form content-start gap-6 narrow:gap-5`}>
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className={tw`min-w-0 rounded-lg border border-line bg-surface`}>
        <PhotoSection user={user} />
        <WhoSection user={user} />
        <EmailSection email={user.email} state={state} />
        {changesPassword && <PasswordCard user={user} />}
        <SessionsCard />
        {settings && <NotificationsSection choices={settings.notifications} />}
        <ThemeCard />
        <OwnDataSection user={user} settings={settings} />
      </div>
    </div>
  );
}
