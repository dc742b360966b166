import { CircleCheck, OctagonAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { checkDocument, type Check } from "../../../domain/email-template/checks";
import type { EmailDocument } from "../../../domain/email-template/document";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { Link } from "../../../ui/buttons/link";
import { cx, tw } from "../../../ui/tw";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import { texts } from "./texts";

const LOOKS = {
  passed: { icon: CircleCheck, tone: tw`text-success-text` },
  warns: { icon: TriangleAlert, tone: tw`text-warn-text` },
  stops: { icon: OctagonAlert, tone: tw`text-danger-text` },
} as const;

interface BeforeSendingProps {
  document: EmailDocument;
  templateId: string;
}

/** What is looked at before a mail goes; what is wrong comes first, each with the way to it. */
export function BeforeSending({ templateId, document }: BeforeSendingProps) {
  const editor = hrefFor("emailEdit", { id: templateId });
  const { checks, bytes } = checkDocument(document);
  const wrong = checks.filter(({ result }) => result !== "passed");
  const passed = checks.filter(({ result }) => result === "passed");
  return (
    <Card title={texts.checksTitle} subtitle={texts.toLook(wrong.length)}>
      <ul className={tw`grid grid-cols-2 narrow:grid-cols-1 gap-x-8 gap-y-3`}>
        {wrong.map(({ name, result, blocks: [block], blocks }) => (
          <Line key={name} result={result}>
            {texts.wrong[name](blocks.length, bytes)}{" "}
            <Link href={addressOf(editor + (block ? `?block=${encodeURIComponent(block)}` : ""))}>{texts.mend}</Link>
          </Line>
        ))}
        {passed.map(({ name, result }) => (
          <Line key={name} result={result}>
            {texts.passed[name](bytes)}
          </Line>
        ))}
      </ul>
    </Card>
  );
}

function Line({ result, children }: { result: Check["result"]; children: ReactNode }) {
  const { icon, tone } = LOOKS[result];
  return (
    <li className={tw`flex min-w-0 items-start gap-2`}>
      <Icon of={icon} size={16} className={cx(tone, tw`mt-0.5 flex-none`)} />
      <span className={tw`min-w-0`}>
        <VisuallyHidden>{texts.results[result]}: </VisuallyHidden>
        {children}
      </span>
    </li>
  );
}
