import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "wouter";
import { affectedReads } from "../../../../api/writes/affected-reads";
import { useCachedReads } from "../../../../api/react/cached-reads";
import { Docked } from "../../../../ui/page/docked";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { useOverlayRoot } from "../../../../ui/overlay/overlay-root";
import { tw } from "../../../../ui/tw";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden";
import { uiTexts } from "../../../../ui/texts";
import { secondsLeft } from "../seconds-left";
import { texts } from "../texts";
import { ACTIVE_STATUSES, type UploadItem, type UploadQueue, type UploadQueueState } from "../upload-item";
import { UploadRow } from "./upload-row";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";

type Status = UploadItem["status"];

/** The order: waiting for the user, failed, running, done. */
const RANKS: readonly Status[] = ["asks", "refused", "failed", "offline", "finishing", "sending", "waiting", "done"];
const NEEDS_ATTENTION: readonly Status[] = ["asks", "refused", "failed"];

export function UploadPanel({ queue }: { queue: UploadQueue }) {
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const overlay = useOverlayRoot();
  const cached = useCachedReads();
  const done = state.items.filter(({ status }) => status === "done").length;
  const reread = useEffectEvent(() => void cached.invalidate(affectedReads.documents()));
  useEffect(() => {
    if (done > 0) reread();
  }, [done]);
  const [path] = useLocation();
  const leavePage = useEffectEvent(() => {
    if (queue.state().items.every(({ status }) => status === "done")) queue.clear();
  });
  // the layout and this panel with it may change with the page
  useEffect(() => () => leavePage(), [path]);
  if (!overlay) return null;
  return createPortal(
    <>
      {/* a live region must exist before its text changes */}
      <div role="status">
        <VisuallyHidden>{state.items.length > 0 && titleOf(state, done)}</VisuallyHidden>
      </div>
      {state.items.length > 0 && (
        <Docked>
          <Uploads queue={queue} state={state} done={done} />
        </Docked>
      )}
      <LeaveUploads state={state} />
    </>,
    overlay,
  );
}

function titleOf({ items, busy }: UploadQueueState, done: number): string {
  if (busy) return texts.loading(done, items.length);
  return done > 0 ? texts.loaded(done) : texts.notLoaded;
}

function Uploads({ queue, state, done }: { queue: UploadQueue; state: UploadQueueState; done: number }) {
  const [open, setOpen] = useState(true);
  const { items, busy, left } = { ...state, left: state.since && secondsLeft(state.items, state.since) };
  const toLookAt = items.filter(({ status }) => NEEDS_ATTENTION.includes(status)).length;
  const rows = [...items].sort((a, b) => RANKS.indexOf(a.status) - RANKS.indexOf(b.status) || a.id - b.id);
  return (
    <section
      aria-label={texts.panel}
      className={tw`grid max-h-[420px] min-h-0 w-[460px] grid-rows-[auto_minmax(0,1fr)] rounded-lg bg-raised shadow-float forced:border narrow:w-auto`}
    >
      <div className={tw`flex items-center gap-2 py-2 pl-4 pr-2`}>
        <div className={tw`flex flex-1 min-w-0 flex-wrap items-baseline gap-x-2`}>
          <h2 className={tw`font-strong`}>{titleOf(state, done)}</h2>
          {toLookAt > 0 && <span className={tw`text-label text-warn-text`}>{texts.toLookAt(toLookAt)}</span>}
          {busy && left !== null && <span className={tw`text-label text-muted`}>{texts.secondsLeft(left)}</span>}
        </div>
        <IconButton
          icon={open ? ChevronDown : ChevronUp}
          label={open ? texts.fold : texts.unfold}
          onClick={() => setOpen(!open)}
        />
        {!busy && (
          <FocusFallback>
            <IconButton icon={X} label={uiTexts.close} onClick={() => queue.clear()} />
          </FocusFallback>
        )}
      </div>
      {open && (
        <ul className={tw`min-h-0 overflow-y-auto`}>
          {rows.map((item) => (
            <UploadRow key={item.id} item={item} queue={queue} limits={state.limits} />
          ))}
          {done > 0 && state.limits?.store?.lasting === false && (
            <li className={tw`border-t border-line px-4 py-2 text-caption text-faint`}>{texts.notLasting}</li>
          )}
        </ul>
      )}
    </section>
  );
}

const leaveTexts = texts.leave;

/** Asks before a sign-out that ends uploads. */
function LeaveUploads({ state: { leaving, items } }: { state: UploadQueueState }) {
  const count = items.filter(({ status }) => ACTIVE_STATUSES.has(status)).length;
  return (
    <ConfirmDialog
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title={leaveTexts.title}
      description={leaveTexts.hint(count)}
      cancel={leaveTexts.go}
      cancelKind="secondary"
      onCancel={() => leaving?.go()}
      focus="submit"
      submit={leaveTexts.stay}
      onSubmit={() => undefined}
    />
  );
}
