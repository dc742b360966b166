import { notDoneMessage } from "../../../api/errors";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { useCan } from "../../../api/react/ability";
import { SessionList, sessionsAnswer, useCloseSession } from "../../../shared/account/sessions";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { tw } from "../../../ui/tw";
import { RetryButton } from "../../../ui/buttons/retry-button";
import { useToast } from "../../../ui/toast/toast";
import type { StaffAccount } from "../account";
import { texts } from "./texts";

/** The sessions of a user. Each can be closed. Renders nothing if the server doesn't declare `sessions`. */
export function SessionsCard({ account }: { account: StaffAccount }) {
  const { _id } = account;
  const path = pageEndpoints.userSessions(_id);
  const toast = useToast();
  const [closing, setClosing] = useState(false);
  const canUpdate = useCan()("update", "User", account);
  const state = useFeatureQuery("sessions", { path, schema: sessionsAnswer });
  const close = useCloseSession(path, (id) => pageEndpoints.userSession(_id, id));
  const others = state.status === "ready" ? state.data.filter(({ current, _id: id }) => !current && id) : [];
  const closeAll = async () => {
    setClosing(true);
    const outcomes = [];
    for (const session of others) outcomes.push(await close(session._id));
    setClosing(false);
    const failed = outcomes.find(({ ok }) => !ok);
    if (failed && !failed.ok) toast.error(notDoneMessage(failed.error, texts.notAllClosed));
    else toast.success(texts.allClosed);
  };
  if (state.status === "absent" || state.status === "loading") return null;
  return (
    <Card
      title={texts.sessions}
      footer={
        canUpdate &&
        others.length > 1 && (
          <FocusFallback>
            <Button small kind="quiet" icon={LogOut} loading={closing} onClick={() => void closeAll()}>
              {texts.closeAll}
            </Button>
          </FocusFallback>
        )
      }
    >
      {state.status === "error" ? (
        <p className={tw`grid justify-items-start gap-3`}>
          {texts.sessionsFailed} {state.error.message}
          <RetryButton about={texts.sessions} onRetry={state.retry} retrying={state.retrying} />
        </p>
      ) : state.data.length === 0 ? (
        <p className={tw`text-muted`}>{texts.noSessions}</p>
      ) : (
        <SessionList
          label={texts.sessions}
          sessions={state.data}
          close={canUpdate ? (session) => close(session._id) : null}
        />
      )}
    </Card>
  );
}
