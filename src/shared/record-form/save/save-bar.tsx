import { ArrowRight } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { StickyBar } from "../../../ui/page/sticky-bar";
import { cx, tw } from "../../../ui/tw";
import { useOnline } from "../../../ui/browser/use-online";
import { uiTexts } from "../../../ui/texts";
import { failureOf, isBusy, type Stage } from "../form-machine";
import type { SaveFailure } from "./save-outcome";
import { texts } from "../texts";

interface SaveBarProps {
  hidden: boolean;
  label: string;
  /** As wide as the page or the column, or below a form in a card. */
  place: "page" | "column" | "inset";
  otherActions: ReactNode;
  /** A button before the save button; in a narrow container only with unsaved changes. */
  otherSave: ReactNode;
  /** Whether to show "Modifiche non salvate". */
  dirty: boolean;
  note: ReactNode;
  /** Whether the button leads to the next step and saves nothing. */
  onward: boolean;
  stage: Stage;
  disabled: boolean;
  conflictHint: string;
  onLoadNewer: () => void;
}

/** The sticky bar with the save button and the failure of a save. */
export function SaveBar(props: SaveBarProps) {
  const {
    hidden,
    label,
    place,
    otherActions,
    otherSave,
    dirty,
    note,
    onward,
    stage,
    disabled,
    conflictHint,
    onLoadNewer,
  } = props;
  const wide = place !== "column";
  const width = { page: tw`px-pad`, column: tw`mx-auto w-full max-w-form px-pad`, inset: "" }[place];
  const failure = failureOf(stage);
  const isConflict = failure !== null && stage.name === "conflict";
  const buttons = useRef<HTMLDivElement>(null);
  // the bar doesn't stick if an ancestor in the host page clips overflow
  useEffect(() => {
    if (failure) buttons.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  if (hidden) return null;
  return (
    <Bar sticky={place !== "inset"}>
      <NetworkNotice label={label} onward={onward} hasFailure={failure !== null} className={width} />
      <AlertRegion
        className={width}
        tone={isConflict ? "warn" : "danger"}
        silent={failure?.answered ?? false}
        title={failure && titleOf(stage.name, failure)}
        actions={
          isConflict && (
            <Button onClick={onLoadNewer} loading={stage.loading} loadingLabel={texts.conflictLoading}>
              {texts.conflictLoad}
            </Button>
          )
        }
      >
        {isConflict ? conflictHint : texts.notSavedHint}
      </AlertRegion>
      <div
        ref={buttons}
        className={cx(
          width,
          tw`flex items-center justify-end gap-3 narrow:flex-wrap`,
          Boolean(otherSave) && tw`narrow:grid narrow:grid-cols-2`,
        )}
      >
        {dirty && (
          <span
            className={cx(
              tw`mr-auto flex items-center gap-2 text-label text-muted`,
              wide ? tw`narrow:w-full` : tw`narrow:hidden`,
            )}
          >
            <span aria-hidden className={tw`size-2 flex-none rounded-full bg-accent-mark`} />
            {texts.unsaved}
          </span>
        )}
        <span
          role="status"
          className={cx(tw`mr-auto text-label text-muted empty:hidden`, wide ? tw`narrow:w-full` : tw`narrow:sr-only`)}
        >
          {note}
        </span>
        {otherActions}
        {otherSave && <div className={cx(tw`contents`, dirty ? tw`narrow:grid` : tw`narrow:hidden`)}>{otherSave}</div>}
        <Button
          type="submit"
          kind="primary"
          loading={isBusy(stage)}
          // not `disabled`, so that the button keeps the focus after a save
          aria-disabled={disabled || undefined}
          {...(onward && { endIcon: ArrowRight })}
          loadingLabel={uiTexts.saving}
          className={cx(tw`narrow:flex-1`, wide ? tw`min-w-[88px]` : tw`min-w-[160px]`)}
        >
          {label}
        </Button>
      </div>
    </Bar>
  );
}

const Bar = ({ sticky, children }: { sticky: boolean; children: ReactNode }) =>
  sticky ? <StickyBar>{children}</StickyBar> : <div className={tw`grid gap-3`}>{children}</div>;

function titleOf(stage: Stage["name"], { message }: SaveFailure): string {
  if (stage === "conflict") return texts.conflictTitle;
  return stage === "unclear" ? message : `${texts.notSaved}: ${message}`;
}

interface NetworkNoticeProps {
  label: string;
  onward: boolean;
  /** Whether the bar already shows a failure. */
  hasFailure: boolean;
  className: string;
}

/** Says that the user is offline, and then that the network is back: nothing is sent automatically. */
function NetworkNotice({ label, onward, hasFailure, className }: NetworkNoticeProps) {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  return (
    <div role="status" className={cx(tw`empty:hidden`, className)}>
      {!online && !hasFailure && (
        <Banner tone="warn" title={texts.offline}>
          {onward ? texts.offlineOnward : texts.offlineHint(label)}
        </Banner>
      )}
      {online && wasOffline && !onward && <Banner title={texts.backOnline}>{texts.backOnlineHint(label)}</Banner>}
    </div>
  );
}
