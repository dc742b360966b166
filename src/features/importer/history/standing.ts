import { Ban, Check, CircleDashed, Pause, RefreshCw, Square, Undo2 } from "lucide-react";
import type { IconType } from "../../../ui/icons/icon";
import type { Tone } from "../../../ui/display/tone";
import type { Import } from "../api/read-imports";
import { hasWritten, isActive, rowsDone, rowsUndone, type Job } from "../run/jobs";
import { texts } from "./texts";

/** How an import stands, and what can be done with it. */
interface Standing {
  label: string;
  tone: Tone;
  glyph: IconType;
  figures: string;
  /** resume: go on where it was; undo: ask, then undo; watch: this page is at it; none: it is over. */
  action: "resume" | "undo" | "watch" | "none";
}

const readyRows = ({ batches }: Import): number => batches.reduce((sum, one) => sum + (one?.rows ?? 0), 0);

/** @param job what this page does with it, if it does */
export function standingOf(of: Import, job: Job | undefined): Standing {
  const { states } = texts;
  if (isActive(job)) {
    const { done, total } = rowsUndone(of);
    return job.kind === "undo"
      ? looks(states.undoing, "info", RefreshCw, texts.stoppedAt(done, total), "watch")
      : looks(states.running, "info", RefreshCw, texts.stoppedAt(rowsDone(of), readyRows(of)), "watch");
  }
  switch (of.state) {
    case "open":
      return looks(states.open, "info", CircleDashed, texts.tried(readyRows(of)), "resume");
    case "started":
      return looks(states.interrupted, "warn", Pause, texts.stoppedAt(rowsDone(of), readyRows(of)), "resume");
    case "stopped":
      return looks(states.stopped, "neutral", Square, texts.stoppedAt(rowsDone(of), readyRows(of)), undoOf(of));
    case "undoing":
      return looks(states.halfUndone, "warn", Pause, texts.undone(of), "undo");
    case "undone":
      return looks(states.undone, "neutral", Undo2, texts.undone(of), "none");
    case "done":
      return looks(states.done, "success", Check, texts.written(of), undoOf(of));
    default:
      // a word that only its server knows is shown as it is
      return looks(of.state, "neutral", Ban, texts.written(of), "none");
  }
}

const undoOf = (of: Import) => (hasWritten(of) ? "undo" : "none");

const looks = (label: string, tone: Tone, glyph: IconType, figures: string, action: Standing["action"]): Standing => ({
  label,
  tone,
  glyph,
  figures,
  action,
});
