import type { ReactNode } from "react";
import { Check, X } from "lucide-react";
import { CONSENTS } from "../../domain/consents";
import { formatFullDate } from "../../domain/format";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icons/icon";
import { tw } from "../../ui/tw";
import { useToldConsents } from "./get-consents";
import { texts } from "./texts";

interface ConsentsCardProps {
  userId: string;
  /** Whether there may be answers: else nobody is asked. */
  sent: boolean;
  /** Whoever reads it reads of themselves. */
  own?: boolean;
  /** What staff may do: with it the card is there before anybody has answered. */
  actions?: ReactNode;
}

/** What a donor has agreed to and what not, to which text, and when. Nothing where nobody has answered. */
export function ConsentsCard({ userId, sent, own = false, actions }: ConsentsCardProps) {
  const answers = useToldConsents(sent ? userId : null);
  if (answers === null || (answers.length === 0 && !actions)) return null;
  return (
    <Card title={own ? texts.ownTitle : texts.title} actions={actions}>
      {answers.length === 0 && <p className={tw`text-muted`}>{texts.none}</p>}
      <ul className={tw`grid gap-3`}>
        {answers.map(({ code, version, given, date, signed }) => (
          <li key={code} className={tw`flex items-start gap-3`}>
            <Icon of={given ? Check : X} size={16} className={tw`mt-1 flex-none text-muted`} />
            <span className={tw`grid min-w-0 break-anywhere`}>
              <span>
                <b className={tw`font-medium`}>{CONSENTS.find((one) => one.code === code)?.label ?? code}</b>{" "}
                <span className={tw`text-muted`}>{given ? texts.given : texts.refused}</span>
              </span>
              <span className={tw`text-label text-muted`}>
                {[
                  signed ? texts.onPaper(formatFullDate(signed)) : date && formatFullDate(date),
                  version && texts.version(version),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {own && <p className={tw`mt-3 text-label text-muted`}>{texts.change}</p>}
    </Card>
  );
}
