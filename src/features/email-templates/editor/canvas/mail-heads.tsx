import type { Line } from "../../../../domain/email-template/document";
import { tw } from "../../../../ui/tw";
import { inOneLine } from "../rich-text/convert";
import { RichText } from "../rich-text/rich-text";
import { useAct, useEditing } from "../state/editor-context";
import { texts } from "../texts";

/** Subject and preheader, as an inbox shows them above the mail. */
export function MailHeads() {
  const { document } = useEditing();
  return (
    <div className={tw`divide-y divide-[#e4ded4] rounded-lg border border-[#e4ded4] bg-[#ffffff]`}>
      <Head name="subject" line={document.subject} />
      <Head name="preheader" line={document.preheader} />
    </div>
  );
}

function Head({ name, line }: { name: "subject" | "preheader"; line: Line }) {
  const act = useAct();

  return (
    <div className={tw`flex min-h-[36px] items-center gap-2 pl-3.5 pr-1 text-[13px] leading-snug`}>
      <span aria-hidden className={tw`w-[68px] flex-none text-[#655e55]`}>
        {texts[name]}
      </span>
      <div
        className={
          name === "subject" ? tw`flex min-w-0 flex-1 items-center font-medium` : tw`flex min-w-0 flex-1 items-center`
        }
      >
        <RichText
          kind="line"
          tools="paper"
          label={texts[name]}
          value={[{ style: "plain", line }]}
          onChange={(next) => act({ type: "mail", change: { [name]: inOneLine(next) }, group: name })}
        />
      </div>
    </div>
  );
}
