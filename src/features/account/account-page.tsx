import { useFeature } from "../../api/react/use-feature";
import { useUser } from "../../api/react/connection";
import { PageHeader } from "../../ui/page/page-header";
import { tw } from "../../ui/tw";
import { EmailSection } from "./components/email-section";
import { NotificationsSection } from "./components/notifications-section";
import { OwnDataSection } from "./components/own-data-section";
import { PasswordCard } from "./components/password-card";
import { SessionsCard } from "./components/sessions-card";
import { PhotoSection } from "./photo/photo-editor";
import { useAccountSettings } from "./requests/account-settings";
import { texts } from "./texts";
import { chooseTheme, THEME_CHOICES, useThemeChoice } from "../../ui/browser/theme-choice";
import { ChoiceGroup } from "../../ui/field/choice-group";
import { Radio } from "../../ui/field/choice";
import { VisuallyHidden } from "../../ui/display/visually-hidden";
import { Section } from "./components/section";
import { useId } from "react";
import { Pencil } from "lucide-react";
import type { User } from "../../domain/entities";
import { hrefFor } from "../../domain/routes";
import { addressOf } from "../../shared/navigation";
import { Button } from "../../ui/buttons/button";

/** The page "Account settings", opened from the avatar menu (specification §2). */
export function AccountPage() {
  const user = useUser();
  const state = useAccountSettings();
  if (!user) return null;
  const settings = state.status === "ready" ? state.data.account : null;
  return (
    <div className={tw`mx-auto grid w-full max-w-form content-start gap-6 narrow:gap-5`}>
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className={tw`min-w-0 rounded-lg border border-line bg-surface`}>
        <PhotoSection user={user} />
        <IdentitySection user={user} />
        <EmailSection email={user.email} state={state} />
        {state.status !== "absent" && <PasswordCard user={user} />}
        <SessionsCard />
        {settings && <NotificationsSection choices={settings.notifications} />}
        <ThemeCard />
        <OwnDataSection user={user} settings={settings} />
      </div>
    </div>
  );
}

const OPTIONS = [null, ...THEME_CHOICES] as const;

/** The choice of the theme, stored on this device. Without a choice the site's theme applies. */
function ThemeCard() {
  const choice = useThemeChoice();
  const name = useId();
  return (
    <Section title={texts.theme.title} hint={texts.theme.hint}>
      <ChoiceGroup legend={<VisuallyHidden>{texts.theme.legend}</VisuallyHidden>}>
        {OPTIONS.map((option) => (
          <Radio
            key={option}
            name={name}
            label={texts.theme.options[option ?? "site"]}
            checked={option === choice}
            onChange={() => chooseTheme(option)}
          />
        ))}
      </ChoiceGroup>
    </Section>
  );
}

const { identity: identityTexts } = texts;

/** The user's name and phone, with a link to the form that changes them: the account's for staff, the record's for donors. */
function IdentitySection({ user }: { user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  const donor = user.role === "donor";
  const isSeen = useFeature("people");
  const lines = [name, user.phone].filter(Boolean);
  return (
    <Section
      title={identityTexts.title}
      hint={donor ? identityTexts.donorHint : isSeen ? identityTexts.staffHint : undefined}
    >
      <div className={tw`grid justify-items-start gap-3`}>
        {lines.length > 0 && (
          <p className={tw`grid break-anywhere`}>
            {lines.map((line, index) => (
              <span key={line} className={index === 0 ? tw`text-lead font-medium` : tw`text-muted`}>
                {line}
              </span>
            ))}
          </p>
        )}
        <Button icon={Pencil} href={addressOf(hrefFor(donor ? "profile" : "profileEdit", { id: user._id }))}>
          {donor ? identityTexts.profile : identityTexts.edit}
        </Button>
      </div>
    </Section>
  );
}
