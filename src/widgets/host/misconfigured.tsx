import { useEffect } from "react";
import { tw } from "../../ui/tw";
import type { Emit } from "../events";
import { problemMessage, texts } from "./problem-texts";
import type { AttributeProblem } from "./settings";

interface MisconfiguredProps {
  tag: string;
  problems: AttributeProblem[];
  emit: Emit;
}

/** Instead of a widget whose attributes are wrong: what, and how to put it right; the page and the console are told, too. */
export default function Misconfigured({ tag, problems, emit }: MisconfiguredProps) {
  const code = problems[0]?.code ?? "config";
  const message = problems.map(problemMessage).join(" ");
  useEffect(() => {
    console.warn(`<${tag}>: ${message}`);
    emit("gds-error", { code, message });
  }, [tag, emit, code, message]);
  return (
    <div className={tw`m-4 rounded-lg border border-line bg-surface p-5 text-body text-ink`} role="alert">
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
}
