import { useUser } from "../../api/react/connection";
import { PageHeader } from "../../ui/page-header";
import { tw } from "../../ui/tw";
import { EmailCard } from "./components/email-card";
import { OtherSessionsCard } from "./components/other-sessions-card";
import { PasswordCard } from "./components/password-card";
import { ThemeCard } from "./components/theme-card";
import { texts } from "./texts";

/** The own account: how one signs in, and how the pages look (specification §2, reached from the avatar menu). */
export function AccountPage() {
  const user = useUser();
  if (!user) return null;
  return (
    <div className={tw`mx-auto grid w-full max-w-form content-start gap-6 narrow:gap-5`}>
      <PageHeader title={texts.title} lead={texts.lead} />
      <EmailCard email={user.email} />
      <PasswordCard user={user} />
      <ThemeCard />
      <OtherSessionsCard />
    </div>
  );
}
