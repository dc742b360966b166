import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { StickyBar } from "../../../ui/sticky-bar";
import { tw } from "../../../ui/tw";
import type { SaveFailure } from "./save-failure";
import { texts } from "./texts";

interface SaveBarProps {
  label: string;
  dirty: boolean;
  saving: boolean;
  /** Why the last save failed, where no field says it. */
  failure: SaveFailure | null;
  onLoadNew: () => void;
  loadingNew: boolean;
}

/** The one thing to press, always in reach, and what came of it. */
export function SaveBar({ label, dirty, saving, failure, onLoadNew, loadingNew }: SaveBarProps) {
  return (
    <StickyBar>
      <div role="alert" className={tw`mx-auto w-full max-w-form px-pad empty:hidden`}>
        {failure?.conflict && (
          <Banner
            tone="warn"
            title={texts.conflictTitle}
            actions={
              <Button onClick={onLoadNew} loading={loadingNew} loadingLabel={texts.conflictLoading}>
                {texts.conflictLoad}
              </Button>
            }
          >
            {texts.conflictHint}
          </Banner>
        )}
        {failure && !failure.conflict && (
          <Banner tone="danger" title={`${texts.notSaved}: ${failure.message}`}>
            {texts.notSavedHint}
          </Banner>
        )}
      </div>
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
