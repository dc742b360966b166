import { useEffect, useEffectEvent, useMemo, useState, type RefObject } from "react";
import { useLeaveGuard } from "../../../../shared/record-form";
import { useCommandKey } from "../../../../ui/browser/use-command-key";
import { useDelayed } from "../../../../ui/messages/use-delayed";
import type { Content } from "../state/editor-state";
import { useAutosave, type Opened } from "./use-autosave";
import { useConflict } from "./use-conflict";
import { useStoreDraft } from "./use-draft";

/** ms of a save after which the dialog appears */
const ASK_DELAY = 600;

/**
 * Combines autosave, manual save, the stored draft, conflicts and leaving.
 * @param box the element in which Ctrl+S saves
 * @param onReplace shows other content
 */
export function useSaving(
  id: string,
  content: Content,
  opened: Opened,
  box: RefObject<HTMLElement | null>,
  onReplace: (content: Content) => void,
) {
  const autosave = useAutosave(id, content, opened, onReplace);
  const { saved, saving, hasUnsavedChanges, flush, keepVersion } = autosave;
  const conflict = useConflict(id, content, autosave, onReplace);
  const save = () => void (saving.status === "conflict" || saving.status === "gone" ? conflict.showChoice() : flush());
  const dropDraft = useStoreDraft(
    id,
    useMemo(
      () => (hasUnsavedChanges ? { content, version: saved.version } : null),
      [hasUnsavedChanges, content, saved.version],
    ),
  );
  const { leaving, trying } = useLeaving(hasUnsavedChanges, flush, dropDraft);
  const showsQuestion = useDelayed(trying, ASK_DELAY) || !trying;
  useCommandKey("s", box, save);
  return {
    saved,
    saving,
    hasUnsavedChanges,
    flush,
    keepVersion,
    save,
    conflict,
    leaving: showsQuestion ? leaving : null,
    trying,
  };
}

/**
 * Saves unsaved changes when the user leaves the page, then leaves. The dialog appears only if the save fails or takes long.
 * @param flush saves all changes; returns whether they are saved
 * @param drop deletes the draft: the editor unmounts before it renders as saved
 */
function useLeaving(hasUnsavedChanges: boolean, flush: () => Promise<boolean>, drop: () => void) {
  const guard = useLeaveGuard(hasUnsavedChanges);
  const { leaving, release } = guard;
  const [trying, setTrying] = useState(false);
  const save = useEffectEvent(async () => {
    setTrying(true);
    if (await flush()) {
      drop();
      release();
    }
    setTrying(false);
  });
  const isLeaving = leaving !== null;
  useEffect(() => {
    if (isLeaving) void save();
  }, [isLeaving]);
  return { leaving, trying };
}
