import { useEffect, useState } from "react";
import { formatRelative } from "../../../../domain/dates/relative-time";
import { useOnline } from "../../../../ui/browser/use-online";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import { savingTexts } from "./texts";
import type { Saved, Saving } from "./use-autosave";

const MINUTE = 60_000;

interface SaveStateProps {
  saved: Saved;
  saving: Saving;
  hasUnsavedChanges: boolean;
}

/** Shows whether all changes are saved, and when they were. */
export function SaveState({ saved, saving, hasUnsavedChanges }: SaveStateProps) {
  const online = useOnline();
  const failed = saving.status === "failed";
  const alarming = failed || saving.status === "gone" || saving.status === "conflict";
  return (
    <span
      role="status"
      className={alarming ? tw`truncate text-label text-danger-text` : tw`truncate text-label text-muted`}
      title={failed ? saving.message : undefined}
    >
      {saving.status === "saving" && uiTexts.saving}
      {saving.status === "conflict" && savingTexts.conflict}
      {saving.status === "gone" && savingTexts.gone}
      {failed && (online ? saving.message : savingTexts.offline)}
      {saving.status === "idle" && (hasUnsavedChanges ? savingTexts.unsaved : <SavedAgo at={saved.at} />)}
    </span>
  );
}

/** The time of the last save, updated every minute. Screen readers don't announce the updates. */
function SavedAgo({ at }: { at: string | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  if (at === null) return savingTexts.saved;
  return (
    <>
      {savingTexts.saved} <span aria-live="off">{formatRelative(at, now)}</span>
    </>
  );
}
