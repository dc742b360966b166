import { useState, type ReactNode } from "react";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { Button } from "../../../ui/button";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { changeImport, type ImportOptions } from "../api/import-calls";
import type { Import } from "../api/read-imports";
import type { ImportCounts, ImportEngine } from "../engine/types";
import { jobsOf } from "../run/jobs";
import { refusedFile, skippedFile } from "../run/refused-file";
import { texts as runTexts } from "../run/texts";
import { useSaveRefused } from "../run/use-save-refused";
import { StepFrame } from "../shell/step-frame";
import { AskCard } from "./ask-card";
import { ChangesCard } from "./changes-card";
import { HowCard } from "./how-card";
import { texts } from "./texts";
import { TriedCard } from "./tried-card";
import { useLeftFields } from "./use-left-fields";

interface ReadySummaryProps {
  /** Of the file, while it is open: for its refused rows as it has them. */
  engine: ImportEngine | null;
  of: Import;
  counts: Pick<ImportCounts, "read" | "ready" | "skipped" | "refused">;
  take: (now: Import) => void;
  back: ReactNode;
  onStarted: (importId: string) => void;
}

/** Rows that are written in a second, by a server that nobody knows yet. */
const ROWS_A_SECOND = 400;

/** What would come of all rows, how it shall be done, and the way to begin. */
export function ReadySummary({ engine, of, counts, take, back, onStarted }: ReadySummaryProps) {
  const { session } = useConnection();
  const toast = useToast();
  const save = useSaveRefused();
  const [busy, setBusy] = useState(false);
  /** What was pressed and the server hasn't taken yet. */
  const [asked, setAsked] = useState<Partial<ImportOptions>>({});
  /** Fields that shall not be overwritten. */
  const [left, setLeft] = useLeftFields(of._id);

  /** @returns what the server has made of it; null where it hasn't taken it: why not, who presses is told */
  const change = async (body: Parameters<typeof changeImport>[2]): Promise<Import | null> => {
    setBusy(true);
    try {
      const now = await changeImport(session, of._id, body);
      take(now);
      return now;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(texts.notChanged(error.message));
      return null;
    } finally {
      setBusy(false);
    }
  };
  const fieldsBut = (without: readonly string[], { changes }: Import) => {
    const known = [...new Set([...changes.flatMap((one) => (one ? [one.field] : [])), ...left])];
    return without.length === 0 ? null : known.filter((one) => !without.includes(one));
  };
  const setFields = async (without: string[]) => {
    if (await change({ fields: fieldsBut(without, of) })) setLeft(without);
  };
  /** Rows that somebody has answered for may change fields that no row changed before: which are left out is said anew. */
  const choose = async (choices: Parameters<typeof changeImport>[2]["choices"]): Promise<boolean> => {
    const now = await change(left.length > 0 ? { choices, fields: null } : { choices });
    if (!now || left.length === 0) return now !== null;
    return (await change({ fields: fieldsBut(left, now) })) !== null;
  };
  const setOptions = async (options: Partial<ImportOptions>) => {
    setAsked(options);
    if ((await change(options)) && options.update) setLeft([]);
    setAsked({});
  };
  const { create, update, ask } = of.planned ?? {};
  const toWrite = (create ?? 0) + (update ?? 0);
  const start = () => {
    jobsOf(session).commit(of, false);
    onStarted(of._id);
  };
  return (
    <StepFrame
      info={ask ? texts.asksLeft(ask) : toWrite > 0 ? texts.about(counts.ready / ROWS_A_SECOND) : texts.nothing}
      buttons={
        <>
          {back}
          <Button kind="primary" disabled={busy || counts.ready === 0} onClick={start}>
            {texts.start(counts.ready)}
          </Button>
        </>
      }
    >
      <div className={tw`grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_360px]`}>
        <div className={tw`grid min-w-0 gap-6`}>
          <TriedCard
            of={of}
            counts={counts}
            onDownload={() => void save(() => refusedFile(session, of, engine))}
            onSkipped={
              engine ? () => void save(() => skippedFile(session, of, engine), runTexts.skippedFile) : undefined
            }
          />
          {(ask ?? 0) > 0 && <AskCard of={of} disabled={busy} onChoose={choose} />}
          <ChangesCard
            of={of}
            left={left}
            disabled={busy}
            onFields={(without) => void setFields(without)}
            onChoose={({ row, choice }, action) =>
              // as it was: who was asked about before is not asked about again
              choose([{ row: row ?? 0, choice: action === "update" ? choice : { action } }])
            }
          />
        </div>
        <HowCard of={{ ...of, ...asked }} disabled={busy} onChange={(options) => void setOptions(options)} />
      </div>
    </StepFrame>
  );
}
