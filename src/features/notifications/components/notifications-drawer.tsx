import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CheckCheck } from "lucide-react";
import { AbilityProvider, useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { ErrorState } from "../../../ui/messages/error-state";
import { Drawer } from "../../../ui/overlay/drawer";
import { tw } from "../../../ui/tw";
import type { Notification } from "../../../domain/entities";
import { useToast } from "../../../ui/toast/toast";
import { uiTexts } from "../../../ui/texts";
import { type LeadTo, ListSkeleton, NotificationList } from "./notification-list";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { texts } from "../texts";
import type { Inbox } from "../use-inbox";
import { useInboxActions, type Refusal } from "../use-inbox-actions";
import { useOlder } from "../use-older";

// The bell's element starts with the bell's few classes; the drawer needs more.

const MINUTE = 60_000;

interface NotificationsDrawerProps extends DialogProps {
  inbox: Inbox;
  /** How many have come live since the page was opened. */
  arrived: number;
  leadTo: LeadTo;
}

/** The drawer with all notifications of the account (specification §2). */
export function NotificationsDrawer({ open, onClose, inbox, arrived, leadTo }: NotificationsDrawerProps) {
  const now = useNow(open);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const actions = useStableActions(open, setRefusal, onClose);
  const [known, setKnown] = useState(arrived);
  if (!open && known !== arrived) setKnown(arrived);
  // "back" changes the page below the drawer, which must not go on covering the new one
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    window.addEventListener("popstate", () => leave(), { signal: controller.signal });
    return () => controller.abort();
  }, [open]);
  const { state } = inbox;
  const older = useOlder(inbox);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.description}
      footer={
        inbox.unread ? (
          <AbilityProvider loading={null} failed={() => null}>
            <ReadAll onPress={() => actions.dismissAll(inbox.notifications)} />
          </AbilityProvider>
        ) : undefined
      }
    >
      <div role="status" className={tw`sr-only`}>
        {arrived > known ? texts.fresh(arrived - known) : ""}
      </div>
      {refusal ? (
        <Trouble title={refusal.message}>{refusal.meaning}</Trouble>
      ) : (
        state.status === "ready" &&
        state.error &&
        older.status !== "failed" && (
          <Trouble title={state.error.message} onRetry={state.retry} retrying={state.refreshing}>
            {texts.notFresh}
          </Trouble>
        )
      )}
      <AbilityProvider
        loading={<ListSkeleton />}
        failed={(error, retry) => (
          <ErrorState title={texts.failedTitle} onRetry={retry}>
            {error.message}
          </ErrorState>
        )}
      >
        <NotificationList
          inbox={inbox}
          older={older}
          now={now}
          onDismiss={actions.dismiss}
          onRemove={actions.remove}
          leadTo={leadTo}
          onLeave={actions.close}
        />
      </AbilityProvider>
    </Drawer>
  );
}

/** The same functions each time: a list of a thousand then draws only the rows that have changed. */
function useStableActions(open: boolean, setRefusal: (refusal: Refusal | null) => void, onClose: () => void) {
  const toast = useToast();
  const isOpen = useRef(open);
  const actions = useInboxActions((refusal) => {
    setRefusal(refusal);
    // what may be undone is sent later: by then the drawer may be closed
    if (refusal && !isOpen.current) toast.error(refusal.message, { id: refusal.meaning ?? refusal.message });
  });
  const latest = useRef({ ...actions, close: onClose });
  useEffect(() => {
    isOpen.current = open;
    latest.current = { ...actions, close: onClose };
  });
  const [stable] = useState(() => ({
    dismiss: (id: string) => latest.current.dismiss(id),
    dismissAll: (all: readonly Notification[]) => latest.current.dismissAll(all),
    remove: (id: string) => latest.current.remove(id),
    close: () => latest.current.close(),
  }));
  return stable;
}

interface TroubleProps {
  title: string;
  onRetry?: () => void;
  retrying?: boolean;
  children: string | null;
}

/** Over the list, which stays as it was. */
const Trouble = ({ title, onRetry, retrying, children }: TroubleProps) => (
  <div className={tw`px-6 pt-4 narrow:px-4`}>
    <Banner
      tone="danger"
      title={title}
      live
      actions={
        onRetry && (
          <Button small onClick={onRetry} loading={retrying}>
            {uiTexts.retry}
          </Button>
        )
      }
    >
      {children}
    </Banner>
  </div>
);

function ReadAll({ onPress }: { onPress: () => void }) {
  const can = useCan();
  const marksAll = useFeature("notifications");
  if (!marksAll || !can("update", "Notification")) return null;
  return (
    <Button kind="quiet" small icon={CheckCheck} onClick={onPress}>
      {texts.readAll}
    </Button>
  );
}

/** @returns the time, in ms since 1970: that of the last opening, and then every minute */
function useNow(active: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!active) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, [active]);
  return now;
}
