import { ChartColumn, Hospital, Mail, MailX, UserX } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../../../ui/display/card";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";

interface ConfirmCardProps {
  name: string;
  donations: number;
  email: string | null;
  /** Whether the number is the card's. */
  hasCard: boolean;
  number: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** The button, which phones show in a bar. */
  footer: ReactNode;
  /** A message. */
  children: ReactNode;
}

/** What an erasure means, and the number to type. */
export function ConfirmCard({
  name,
  donations,
  email,
  hasCard,
  number,
  typed,
  onTyped,
  footer,
  children,
}: ConfirmCardProps) {
  const isWrong = typed.trim().length >= number.length && typed.trim().toUpperCase() !== number.toUpperCase();
  return (
    <Card title={texts.confirm} footer={footer}>
      <div className={tw`grid gap-4`}>
        <ul className={tw`grid gap-3`}>
          <Meaning icon={UserX}>{texts.leavesLists(name)}</Meaning>
          {donations > 0 && <Meaning icon={ChartColumn}>{texts.keepsTotals(donations)}</Meaning>}
          <Meaning icon={Hospital}>{texts.centre}</Meaning>
          {email ? <Meaning icon={Mail}>{texts.mail(email)}</Meaning> : <Meaning icon={MailX}>{texts.noMail}</Meaning>}
        </ul>
        <div className={tw`grid gap-4 border-t pt-4`}>
          <Field label={texts.typed(hasCard)} help={texts.is(number)} error={isWrong ? texts.isNot(number) : undefined}>
            <TextInput
              value={typed}
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
              onChange={(event) => onTyped(event.currentTarget.value)}
            />
          </Field>
          {children}
        </div>
      </div>
    </Card>
  );
}

const Meaning = ({ icon, children }: { icon: IconType; children: ReactNode }) => (
  <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3`}>
    <Icon of={icon} className={tw`mt-px text-faint`} />
    <span className={tw`break-anywhere text-pretty`}>{children}</span>
  </li>
);
