import { useEffect, useMemo } from "react";
import { Root } from "../../ui/root";
import { emitFrom, type Emit } from "../events";
import type { RawAttributes } from "./attributes";
import { ErrorBoundary } from "./error-boundary";
import { ConfigurationNotice, CrashNotice } from "./notices";
import { Running } from "./running";
import { readSettings, type Problem } from "./settings";
import { texts } from "./texts";
import type { Widget } from "./widget";

interface FrameProps extends RawAttributes {
  widget: Widget;
  host: HTMLElement;
}

/** Between the element and its widget: the inner root, the reading of attributes, the boundary, the way to the page. */
export function Frame({ widget, host, ...raw }: FrameProps) {
  const { inline = false, pageTitle = false } = widget.options;
  const emit = useMemo(() => emitFrom(host), [host]);
  const outcome = readSettings(raw, { page: location.href, titleByDefault: pageTitle });
  return (
    <Root inline={inline}>
      <ErrorBoundary
        onError={() => emit("gds-error", { code: "crash", message: texts.crashHelp })}
        fallback={(retry) => <CrashNotice onRetry={retry} />}
      >
        {outcome.status === "wrong" ? (
          <Misconfigured problems={outcome.problems} emit={emit} />
        ) : (
          <Running widget={widget} host={host} emit={emit} settings={outcome.settings} />
        )}
      </ErrorBoundary>
    </Root>
  );
}

function Misconfigured({ problems, emit }: { problems: Problem[]; emit: Emit }) {
  const code = problems[0]?.code ?? "config";
  const message = problems.map((problem) => problem.message).join(" ");
  useEffect(() => emit("gds-error", { code, message }), [emit, code, message]);
  return <ConfigurationNotice problems={problems} />;
}
