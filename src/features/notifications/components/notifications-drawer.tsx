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
import { type HrefOfLink, ListSkeleton, NotificationList } from "./notification-list";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { texts } from "../texts";
import type { Inbox } from "../use-inbox";
import { useInboxActions, type Failure } from "../use-inbox-actions";
import { useOlder } from "../use-older";

const MINUTE = 60_000;

interface NotificationsDrawerProps extends DialogProps {
  inbox: Inbox;
  /** Number of live notifications since the page was opened. */
  arrived: number;
  hrefOfLink: HrefOfLink;
}

/** The drawer with all notifications of the account (specification §2). */
export function NotificationsDrawer({ open, onClose, inbox, arrived, hrefOfLink }: NotificationsDrawerProps) {
  const now = useNow(open);
  const [failure, setFailure] = useState<Failure | null>(null);
  const actions = useStableActions(open, setFailure, onClose);
  const [seen, setSeen] = useState(arrived);
  if (!open && seen !== arrived) setSeen(arrived);
  // "back" changes the page below, so the drawer must close
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    window.addEventListener("popstate", () => close(), { signal: controller.signal });
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
        {arrived > seen ? texts.fresh(arrived - seen) : ""}
      </div>
      {failure ? (
        <FailureBanner title={failure.message}>{failure.effect}</FailureBanner>
      ) : (
        state.status === "ready" &&
        state.error &&
        older.status !== "failed" && (
          <FailureBanner title={state.error.message} onRetry={state.retry} retrying={state.refreshing}>
            {texts.notFresh}
          </FailureBanner>
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
          hrefOfLink={hrefOfLink}
          onNavigate={actions.close}
        />
      </AbilityProvider>
    </Drawer>
  );
}

/** @returns stable functions, so that only changed rows render again */
function useStableActions(open: boolean, setFailure: (failure: Failure | null) => void, onClose: () => void) {
  const toast = useToast();
  const isOpen = useRef(open);
  const actions = useInboxActions((failure) => {
    setFailure(failure);
    // a write with undo is sent later, when the drawer may be closed
    if (failure && !isOpen.current) toast.error(failure.message, { id: failure.effect ?? failure.message });
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

interface FailureBannerProps {
  title: string;
  onRetry?: () => void;
  retrying?: boolean;
  children: string | null;
}

/** An error message above the list. */
const FailureBanner = ({ title, onRetry, retrying, children }: FailureBannerProps) => (
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
  const canMarkAll = useFeature("notifications");
  if (!canMarkAll || !can("update", "Notification")) return null;
  return (
    <Button kind="quiet" small icon={CheckCheck} onClick={onPress}>
      {texts.readAll}
    </Button>
  );
}

/** @returns the time in ms since 1970, updated when the drawer opens and then every minute */
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
