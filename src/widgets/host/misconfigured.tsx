import { useEffect } from "react";
import { cx, tw } from "../../ui/tw";
import type { Emit } from "../events";
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

/** Replaces a widget with wrong attributes: shows how to correct them, also in the console and in an event for the host page. */
export default function Misconfigured({ tag, problems, emit, inline }: MisconfiguredProps) {
  const code = problems[0]?.code ?? "config";
  const message = problems.map(problemMessage).join(" ");
  useEffect(() => {
    console.warn(`<${tag}>: ${message}`);
    emit("gds-error", { code, message });
  }, [tag, emit, code, message]);
  const box = (
    <div
      className={cx(
        tw`rounded-lg border border-line bg-surface p-5 text-body text-ink`,
        inline && tw`absolute right-0 top-full z-[1] w-[280px] shadow-float`,
      )}
      role="alert"
    >
      <h2 className={tw`text-lead font-strong`}>{texts.title}</h2>
      <p className={tw`mt-2 text-muted`}>{texts.help}</p>
      <ul className={tw`mt-3 grid gap-2`}>
        {problems.map((problem) => (
          <li key={problem.code} className={tw`border-l-2 border-danger-solid pl-3`}>
            {problemMessage(problem)}
          </li>
        ))}
      </ul>
    </div>
  );
  // padding, because a margin would collapse through the element's border
  if (!inline) return <div className={tw`p-4`}>{box}</div>;
  return (
    <details open className={tw`relative inline-block`}>
      <summary
        aria-label={texts.title}
        title={texts.title}
        className={tw`grid size-11 cursor-pointer place-items-center rounded font-strong [list-style:none]`}
      >
        !
      </summary>
      {box}
    </details>
  );
}
