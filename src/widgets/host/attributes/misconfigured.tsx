import { useEffect } from "react";
import { cx, tw } from "../../../ui/tw";
import type { Emit } from "../../events";
import { problemMessage, texts } from "./problem-texts";
import type { AttributeProblem } from "./settings";

export { reportIgnored } from "./problem-texts";
export { replaceBrand } from "./wrong-brand";

interface MisconfiguredProps {
  tag: string;
  problems: AttributeProblem[];
  emit: Emit;
  /** Whether the element is in a line of the page, such as a header: then the message is a popup below it. */
  inline: boolean;
}

const box = tw`rounded-lg border border-line bg-surface p-5 text-body text-ink`;

/**
 * Replaces a widget with wrong attributes. Visitors read one sentence. What the owner of the page must correct is in the console, in an
 * event for the host page, and behind a summary.
 */
export default function Misconfigured({ tag, problems, emit, inline }: MisconfiguredProps) {
  const code = problems[0]?.code ?? "config";
  const message = problems.map(problemMessage).join(" ");
  useEffect(() => {
    console.warn(`<${tag}>: ${message}`);
    emit("gds-error", { code, message });
  }, [tag, emit, code, message]);
  const sentence = texts.inactive[tag] ?? texts.inactiveOther;
  const details = (
    <>
      <p className={tw`text-muted`}>{texts.help}</p>
      <ul className={tw`mt-3 grid gap-2`}>
        {problems.map((problem) => (
          <li key={problem.code} className={tw`break-anywhere border-l-2 border-danger-solid pl-3`}>
            {problemMessage(problem)}
          </li>
        ))}
      </ul>
    </>
  );
  if (inline)
    return (
      <details className={tw`relative inline-block`}>
        <summary
          aria-label={sentence}
          title={sentence}
          className={tw`grid size-11 cursor-pointer place-items-center rounded font-strong [list-style:none]`}
        >
          !
        </summary>
        <div className={cx(box, tw`absolute right-0 top-full z-[1] w-[280px] shadow-float`)}>
          <p className={tw`mb-2 font-strong`}>{sentence}</p>
          {details}
        </div>
      </details>
    );
  // padding, because a margin would collapse through the element's border
  return (
    <div className={tw`p-4`}>
      <div className={box}>
        <p role="alert" className={tw`text-pretty text-lead font-strong`}>
          {sentence}
        </p>
        <details className={tw`mt-2`}>
          <summary className={tw`min-h-6 cursor-pointer text-muted`}>{texts.forOwner}</summary>
          <div className={tw`mt-2`}>{details}</div>
        </details>
      </div>
    </div>
  );
}
