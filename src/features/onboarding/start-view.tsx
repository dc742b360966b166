import { IdCard, Mail, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { authTexts, LinkOrButton, RegisterForm, type Registration } from "../auth";
import { Icon, type IconType } from "../../ui/icons/icon";
import { tw } from "../../ui/tw";
import { View } from "./frame";
import { texts } from "./texts";

interface StartViewProps {
  initial: Registration;
  privacyUrl: string | null;
  partner: string | null;
  onTyped: (values: Registration) => void;
  onRegistered: (values: Registration) => Promise<void>;
  onSignIn: (email?: string) => void;
  onForgotten: (email: string) => void;
}

const AT_HAND: readonly [IconType, string, string][] = [
  [IdCard, texts.card, texts.cardFor],
  [Smartphone, texts.phone, texts.phoneFor],
  [Mail, texts.mail, texts.mailFor],
];

/** What signing up is and what it takes, then its form. */
export function StartView({ onSignIn, onForgotten, ...form }: StartViewProps) {
  const whenTaken = (email: string) => (
    <>
      <LinkOrButton onClick={() => onSignIn(email)}>{authTexts.signIn}</LinkOrButton> {authTexts.or}{" "}
      <LinkOrButton onClick={() => onForgotten(email)}>{authTexts.newPassword}</LinkOrButton>.
    </>
  );
  const end = (button: ReactNode) => (
    <div
      className={tw`-mx-pad -mb-pad mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t bg-surface px-pad py-3 narrow:flex-col-reverse narrow:items-stretch`}
    >
      <p className={tw`text-muted narrow:text-center`}>
        {authTexts.hasAccount} <LinkOrButton onClick={() => onSignIn()}>{authTexts.signIn}</LinkOrButton>
      </p>
      <div className={tw`w-40 narrow:w-full`}>{button}</div>
    </div>
  );
  return (
    <View title={texts.startTitle} lead={texts.startLead}>
      <section className={tw`rounded-lg border border-line bg-surface`}>
        <h2 className={tw`px-6 pt-3.5 pb-3 text-body font-strong narrow:px-4`}>{texts.atHand}</h2>
        <ul className={tw`grid border-t w480:grid-cols-3`}>
          {AT_HAND.map(([icon, title, what]) => (
            <li
              key={title}
              className={tw`flex items-start gap-3 border-t px-6 py-3 first:border-t-0 narrow:px-4 w480:border-t-0`}
            >
              <Icon of={icon} className={tw`mt-0.5 flex-none text-muted`} />
              <span className={tw`grid min-w-0`}>
                <b className={tw`font-medium`}>{title}</b>
                <span className={tw`text-label text-muted`}>{what}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <RegisterForm {...form} whenTaken={whenTaken} end={end} />
    </View>
  );
}
