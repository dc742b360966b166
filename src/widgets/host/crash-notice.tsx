import { tw } from "../../ui/tw";
import { texts } from "./texts";

/** Instead of a widget that broke. */
export function CrashNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={tw`m-4 rounded-lg border border-line bg-surface p-5 text-body text-ink`} role="alert">
      <h2 className={tw`text-lead font-strong`}>{texts.crashTitle}</h2>
      <p className={tw`mt-2 text-muted`}>{texts.crashHelp}</p>
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
