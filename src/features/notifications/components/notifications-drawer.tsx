import { useEffect, useEffectEvent, useState } from "react";
import { CheckCheck } from "lucide-react";
import { AbilityProvider, useCan } from "../../../api/react/ability";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { Drawer } from "../../../ui/overlay/drawer";
import { tw } from "../../../ui/tw";
import { texts as bellTexts } from "../bell-texts";
import { texts } from "../texts";
import type { Inbox } from "../use-inbox";
import { useInboxActions } from "../use-inbox-actions";
import { ListSkeleton, NotificationList } from "./notification-list";

// The bell's element starts with the bell's few classes; the drawer needs more.

const MINUTE = 60_000;

interface NotificationsDrawerProps {
  open: boolean;
  onClose: () => void;
  inbox: Inbox;
  /** How many have come live since the page was opened. */
  arrived: number;
  /** What the last failed call said. */
  error: string | null;
  onError: (message: string | null) => void;
}

/** The drawer with all notifications of the account (specification §2). */
export function NotificationsDrawer({ open, onClose, inbox, arrived, error, onError }: NotificationsDrawerProps) {
  const now = useNow(open);
  const actions = useInboxActions(onError);
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
  const failure = error ?? (inbox.state.status === "ready" ? (inbox.state.error?.message ?? null) : null);
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
        {arrived > known ? bellTexts.arrived : ""}
      </div>
      {failure && (
        <div className={tw`px-6 pt-4 narrow:px-4`}>
          <Banner tone="danger" title={failure} live>
            {error ? texts.notDone : texts.notFresh}
          </Banner>
        </div>
      )}
      <AbilityProvider
        loading={<ListSkeleton />}
        failed={(refusal, retry) => (
          <ErrorState title={texts.failedTitle} onRetry={retry}>
            {refusal.message}
          </ErrorState>
        )}
      >
        <NotificationList inbox={inbox} now={now} onDismiss={actions.dismiss} onRemove={actions.remove} />
      </AbilityProvider>
    </Drawer>
  );
}

function ReadAll({ onPress }: { onPress: () => void }) {
  if (!useCan()("update", "Notification")) return null;
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
