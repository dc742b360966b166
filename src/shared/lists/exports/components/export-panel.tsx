import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { originTexts } from "../../../../domain/export/origin-texts";
import { recordTexts } from "../../../../domain/record-texts";
import { Button } from "../../../../ui/buttons/button";
import { Docked } from "../../../../ui/page/docked";
import { useOverlayRoot } from "../../../../ui/overlay/overlay-root";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden";
import type { Export, ExportRunner } from "../export-runner";
import type { MadeFile } from "../write-file";
import { printTable } from "../print-table";
import { saveFile } from "../../../../ui/browser/save-file";
import { texts } from "../texts";
import { timeLeft } from "../../progress/time-left";
import { ProgressBar } from "../../../../ui/messages/progress-bar";
import { uiTexts } from "../../../../ui/texts";
import { TriangleAlert, X } from "lucide-react";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { Icon } from "../../../../ui/icons/icon";
import { IconButton } from "../../../../ui/buttons/icon-button";

export function ExportPanel({ runner }: { runner: ExportRunner }) {
  const job = useSyncExternalStore(runner.subscribe, runner.current);
  const overlay = useOverlayRoot();
  const toast = useToast();
  useEffect(() => {
    if (job?.state.status !== "ready") return;
    const { request, state } = job;
    const { file, table } = state;
    runner.close();
    if (table && overlay) {
      const lead = `${texts.rows(file.rows)}. ${originTexts.line(file.origin)}`;
      printTable(overlay, { fileName: request.fileName, title: recordTexts(request.entity).title, lead, table });
      toast.success(texts.printed(file.rows));
    } else {
      saveFile(file.blob, request.fileName);
      toast.success(texts.saved(request.fileName, file.rows));
    }
  }, [job, runner, overlay, toast]);
  if (!overlay) return null;
  return createPortal(
    <>
      {/* a live region must exist before its text changes */}
      <div role="status">
        <VisuallyHidden>
          {job?.state.status === "running" && texts.running(job.request.entity, job.request.total)}
        </VisuallyHidden>
      </div>
      {job && job.state.status !== "ready" && (
        <Docked>
          <section
            aria-label={texts.panel}
            className={tw`grid w-[460px] flex-none gap-2 rounded-lg bg-raised p-4 shadow-float forced:border narrow:m-4 narrow:w-auto`}
          >
            <Content job={job} runner={runner} onCancel={() => toast.info(texts.cancelled)} />
          </section>
        </Docked>
      )}
    </>,
    overlay,
  );
}

function Content({
  job: { request, state },
  runner,
  onCancel,
}: {
  job: Export;
  runner: ExportRunner;
  onCancel: () => void;
}) {
  if (state.status === "running") {
    const { progress, elapsed } = state;
    const share = progress.total ? Math.min(1, progress.rows / progress.total) : null;
    const cancel = () => {
      runner.close();
      onCancel();
    };
    return (
      <>
        <PanelHead
          title={texts.running(request.entity, progress.total)}
          detail={request.format === "print" ? null : request.fileName}
        >
          <Button small kind="quiet" onClick={cancel}>
            {uiTexts.cancel}
          </Button>
        </PanelHead>
        <ProgressBar label={texts.running(request.entity, progress.total)} share={share} />
        <p className={tw`flex flex-wrap justify-between gap-x-3 text-label text-muted`}>
          <span>{texts.done(progress.rows, share)}</span>
          <span>{timeLeft(progress, elapsed)}</span>
        </p>
        <p className={tw`text-caption text-faint`}>{request.format === "print" ? texts.goOnPrint : texts.goOn}</p>
      </>
    );
  }
  if (state.status === "failed")
    return (
      <PanelProblem title={texts.failed} onClose={runner.close} text={`${state.message} ${texts.noFile}`}>
        <Button small onClick={runner.retry}>
          {uiTexts.retry}
        </Button>
      </PanelProblem>
    );
  if (state.status === "ready") return null;
  return (
    <PanelProblem {...problemsOf(state.file, request.total)} onClose={runner.close}>
      <Button small onClick={runner.accept}>
        {request.format === "print" ? texts.printAnyway : texts.downloadAnyway}
      </Button>
      <Button small kind="quiet" onClick={runner.retry}>
        {texts.again}
      </Button>
    </PanelProblem>
  );
}

/** @returns the problems of a file. @param expected number of rows that the dialog showed */
function problemsOf(file: MadeFile, expected: number | null): { title: string; text: string } {
  const all = [
    ...(file.repeated > 0
      ? [{ title: texts.repeated, text: texts.repeatedHint(file.repeated, file.rows, expected) }]
      : file.changed
        ? [{ title: texts.changed, text: texts.changedHint(file.rows, expected) }]
        : []),
    ...(file.damaged > 0 ? [{ title: texts.damaged, text: texts.damagedHint(file.damaged) }] : []),
    ...(file.shortened.size > 0 ? [{ title: texts.shortened, text: texts.shortenedHint([...file.shortened]) }] : []),
  ];
  return { title: all[0]?.title ?? "", text: all.map(({ text }) => text).join(" ") };
}

interface PanelHeadProps {
  title: string;
  detail: string | null;
  children: ReactNode;
}

const PanelHead = ({ title, detail, children }: PanelHeadProps) => (
  <div className={tw`flex items-start gap-2`}>
    <div className={tw`grid flex-1 min-w-0 gap-0.5`}>
      <h2 className={tw`font-strong`}>{title}</h2>
      {detail !== null && <p className={tw`text-label text-muted [overflow-wrap:anywhere]`}>{detail}</p>}
    </div>
    <FocusFallback>{children}</FocusFallback>
  </div>
);

interface PanelProblemProps {
  title: string;
  text: string;
  onClose: () => void;
  children: ReactNode;
}

const PanelProblem = ({ title, text, onClose, children }: PanelProblemProps) => (
  <div role="alert" className={tw`grid gap-2`}>
    <div className={tw`flex items-start gap-2`}>
      <Icon of={TriangleAlert} className={tw`mt-0.5 flex-none text-warn-text`} />
      <h2 className={tw`flex-1 min-w-0 font-strong`}>{title}</h2>
      <FocusFallback className={tw`-mt-2 -mr-2`}>
        <IconButton icon={X} label={uiTexts.close} onClick={onClose} />
      </FocusFallback>
    </div>
    <p className={tw`text-label text-muted`}>{text}</p>
    <FocusFallback className={tw`flex flex-wrap gap-2`}>{children}</FocusFallback>
  </div>
);
