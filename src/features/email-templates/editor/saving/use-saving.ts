import { useMemo, type RefObject } from "react";
import { useCommandKey } from "../../../../ui/browser/use-command-key";
import { useDelayed } from "../../../../ui/messages/use-delayed";
import type { Content } from "../state/editor-state";
import { useAutosave, type Saved } from "./use-autosave";
import { useConflict } from "./use-conflict";
import { useKeepDraft } from "./use-draft";
import { useLeaving } from "./use-leaving";

/** How long a save that is waited for goes without a word, in ms. */
const SHORT = 600;

/**
 * All that keeps what is written: saves by itself and by hand, a draft meanwhile, what somebody else saved first, and leaving.
 * @param box within which Ctrl+S saves
 * @param onReplace shows another content
 */
export function useSaving(
  id: string,
  content: Content,
  opened: Saved,
  box: RefObject<HTMLElement | null>,
  onReplace: (content: Content) => void,
) {
  const autosave = useAutosave(id, content, opened, onReplace);
  const { saved, saving, written, flush, keepVersion } = autosave;
  const conflict = useConflict(id, content, autosave, onReplace);
  const save = () => void (saving.status === "conflict" || saving.status === "gone" ? conflict.ask() : flush());
  const dropDraft = useKeepDraft(
    id,
    useMemo(() => (written ? { content, version: saved.version } : null), [written, content, saved.version]),
  );
  const { leaving, trying } = useLeaving(written, flush, dropDraft);
  const asks = useDelayed(trying, SHORT) || !trying;
  useCommandKey("s", box, save);
  return { saved, saving, written, flush, keepVersion, save, conflict, leaving: asks ? leaving : null, trying };
}
