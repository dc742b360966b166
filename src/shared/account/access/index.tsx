import { KeyRound, LockOpen, Send } from "lucide-react";
import { Fragment, useState, type ReactNode } from "react";
import { endpoints } from "../../../api/endpoints";
import { UNSEEN_STATUSES } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { Card } from "../../../ui/display/card";
import { tw } from "../../../ui/tw";
import { PartCard } from "../../donor/parts/part-card";
import {
  ACCESS_ACTIONS,
  type AccessAccount,
  type AccessAction,
  accessActions,
  accessAnswer,
  accessState,
} from "./account";
import { texts } from "./texts";
import { useAccessAction } from "./use-access-action";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import type { IconType } from "../../../ui/icons/icon";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";

export { useAccessAction };

interface AccessCardProps {
  account: AccessAccount;
  name: string;
  /** Shown above the state of the account. */
  lines?: readonly [label: string, value: ReactNode][];
  /** The actions of the card. Default: all. */
  only?: readonly AccessAction[];
}

/** Shows whether a person can sign in, their last sign-in, and the actions of an administrator. */
export function AccessCard({ account, name, lines = [], only = ACCESS_ACTIONS }: AccessCardProps) {
  const allowed = useCan()("update", "User", account);
  const actions = accessActions(account).filter((action) => allowed && only.includes(action));
  const all: typeof lines = [
    ...lines,
    [texts.state, accessState(account)],
    [texts.lastSignIn, account.lastSignIn ? texts.moment(account.lastSignIn) : texts.never],
  ];
  return (
    <Card
      title={texts.access}
      footer={actions.length > 0 && <AccessButtons account={account} name={name} actions={actions} />}
    >
      <dl className={tw`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2.5 narrow:grid-cols-1 narrow:gap-y-0.5`}>
        {all.map(([label, value]) => (
          <Fragment key={label}>
            <dt className={tw`text-label text-faint`}>{label}</dt>
            <dd className={tw`m-0 min-w-0 break-anywhere narrow:mb-2`}>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}

/** A donor's account, for administrators. Renders nothing if the server has no accounts of donors. */
export function DonorAccessCard({ id, name }: { id: string; name: string }) {
  const allowed = useCan()("read", "User");
  const query = allowed ? { path: endpoints.user(id), schema: accessAnswer } : null;
  const state = useFeatureQuery("people", query, { optional: UNSEEN_STATUSES });
  if (!allowed) return null;
  return (
    <PartCard title={texts.access} state={state} loading={texts.loading} failed={texts.failed}>
      {({ user }) => <AccessCard account={user} name={name || user.email} />}
    </PartCard>
  );
}

const loadDialog = async () => (await import("./access-dialog")).AccessDialog;

const ICONS: Record<AccessAction, IconType> = { unlock: LockOpen, invite: Send, passwordLink: KeyRound };

interface AccessButtonsProps {
  account: AccessAccount;
  name: string;
  actions: readonly AccessAction[];
}

/** The buttons of the actions. Actions that send an e-mail ask first. */
function AccessButtons({ account, name, actions }: AccessButtonsProps) {
  const { runAtOnce, writing } = useAccessAction("page");
  const [requested, setRequested] = useState<Exclude<AccessAction, "unlock">>("passwordLink");
  const { Dialog, times, shown, opener } = useLazyDialog(loadDialog);
  const labelOf = (action: AccessAction) =>
    action === "invite" && !account.invitation ? texts.actions.firstInvite : texts.actions[action];
  const press = async (action: AccessAction) => {
    if (action === "unlock") return runAtOnce({ account, name, action });
    setRequested(action);
    return opener.onOpen();
  };
  return (
    <>
      {actions.map((action) => (
        <FocusFallback key={action}>
          <Button
            small
            kind="quiet"
            icon={ICONS[action]}
            loading={action === "unlock" && writing}
            onClick={() => void press(action)}
          >
            {labelOf(action)}
          </Button>
        </FocusFallback>
      ))}
      {Dialog && <Dialog key={times} {...shown} account={account} name={name} action={requested} />}
    </>
  );
}
