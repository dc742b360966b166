import { texts } from "./texts";

// Styled without classes: no other part of the bell uses these, and every element downloads this file.
const border = "1px solid var(--gds-border-control)";
const borderRadius = "var(--gds-radius)";

/** Instead of a widget that broke. */
export function CrashNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" style={{ margin: 16, padding: 16, border, borderRadius }}>
      <h2>{texts.crashTitle}</h2>
      <p>{texts.crashHelp}</p>
      <button type="button" onClick={onRetry} style={{ marginTop: 16, padding: "12px 16px", border, borderRadius }}>
        {texts.retry}
      </button>
    </div>
  );
}
