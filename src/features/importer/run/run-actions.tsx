import { CircleX, Pause, Play, Undo2 } from "lucide-react";
import { Button } from "../../../ui/buttons/button";
import { texts } from "./texts";

interface RunActionsProps {
  phase: keyof typeof texts.titles;
  /** Missing where there is nothing to be stopped. */
  onStop?: (() => void) | undefined;
  /** Nothing was written yet that could be kept. */
  stopDisabled?: boolean;
  /** Missing where nothing can be undone. */
  onUndo?: (() => void) | undefined;
  onPause: () => void;
  onResume: () => void;
  onNew: () => void;
}

/** What can be done with an import as it stands. */
export const RunActions = ({ phase, onStop, stopDisabled, onUndo, onPause, onResume, onNew }: RunActionsProps) => (
  <>
    {onStop && (
      <Button kind="danger" icon={CircleX} onClick={onStop} disabled={stopDisabled}>
        {texts.stop}
      </Button>
    )}
    {(phase === "running" || phase === "waiting") && (
      <Button icon={Pause} onClick={onPause}>
        {texts.pause}
      </Button>
    )}
    {(phase === "paused" || phase === "failed") && (
      <Button icon={Play} onClick={onResume}>
        {texts.resume}
      </Button>
    )}
    {onUndo && (
      <Button icon={Undo2} aria-haspopup="dialog" onClick={onUndo}>
        {texts.undo}
      </Button>
    )}
    {(phase === "over" || phase === "stopped") && <Button onClick={onNew}>{texts.toStart}</Button>}
  </>
);
