import { tw } from "../../ui/tw";
import type { Problem } from "./settings";
import { texts } from "./texts";

const box = tw`m-4 rounded-lg border border-line bg-surface p-5 text-body text-ink`;
const title = tw`text-lead font-strong`;
const help = tw`mt-2 text-muted`;

/** Instead of a widget whose attributes are wrong: what, and how to put it right. */
export function ConfigurationNotice({ problems }: { problems: Problem[] }) {
  return (
    <div className={box} role="alert">
      <h2 className={title}>{texts.configTitle}</h2>
      <p className={help}>{texts.configHelp}</p>
      <ul className={tw`mt-3 grid gap-2`}>
        {problems.map(({ code, message }) => (
          <li key={code} className={tw`border-l-2 border-danger-solid pl-3`}>
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Instead of a widget that broke. */
export function CrashNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={box} role="alert">
      <h2 className={title}>{texts.crashTitle}</h2>
      <p className={help}>{texts.crashHelp}</p>
      <button
        type="button"
        className={tw`mt-4 h-control rounded border border-line-control bg-surface px-4 font-medium hover:bg-hover`}
        onClick={onRetry}
      >
        {texts.retry}
      </button>
    </div>
  );
}
