import { AlertRegion } from "../../ui/alert-region";
import { Button } from "../../ui/button";
import { StickyBar } from "../../ui/sticky-bar";
import { tw } from "../../ui/tw";
import type { SaveFailure } from "./save-failure";
import { texts } from "./texts";

interface SaveBarProps {
  label: string;
  dirty: boolean;
  saving: boolean;
  /** Why the last save failed, where no field says it. */
  failure: SaveFailure | null;
  /** What to do when somebody else saved first. */
  conflictHint: string;
  onLoadNew: () => void;
  loadingNew: boolean;
}

/** The one thing to press, always in reach, and what came of it. */
export function SaveBar({ label, dirty, saving, failure, conflictHint, onLoadNew, loadingNew }: SaveBarProps) {
  const conflict = failure?.conflict ?? false;
  return (
    <StickyBar>
      <AlertRegion
        className={tw`mx-auto w-full max-w-form px-pad`}
        tone={conflict ? "warn" : "danger"}
        silent={failure?.answered ?? false}
        title={failure && (conflict ? texts.conflictTitle : `${texts.notSaved}: ${failure.message}`)}
        actions={
          conflict && (
            <Button onClick={onLoadNew} loading={loadingNew} loadingLabel={texts.conflictLoading}>
              {texts.conflictLoad}
            </Button>
          )
        }
      >
        {conflict ? conflictHint : texts.notSavedHint}
      </AlertRegion>
      <div className={tw`mx-auto flex w-full max-w-form items-center px-pad justify-end gap-3`}>
        {dirty && (
          <span className={tw`mr-auto flex items-center gap-2 text-label text-muted narrow:hidden`}>
            <span aria-hidden className={tw`size-2 rounded-full bg-accent-mark`} />
            {texts.unsaved}
          </span>
        )}
        <Button
          type="submit"
          kind="primary"
          loading={saving}
          loadingLabel={texts.saving}
          className={tw`min-w-[160px] narrow:flex-1`}
        >
          {label}
        </Button>
      </div>
    </StickyBar>
  );
}
