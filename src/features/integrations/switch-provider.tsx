import { texts } from "./texts";
import { useState } from "react";
import { affectedReads } from "../../api/affected-reads";
import { notDoneMessage } from "../../api/errors";
import { useMutation } from "../../api/react/use-mutation";
import type { Provider } from "../../domain/integrations/provider";
import { useToast } from "../../ui/toast/toast";
import { integrationPath, type Integration } from "./integration";
import { ConfirmDialog } from "../../ui/overlay/action-dialogs";

/** A provider with how it is set up. */
interface Described {
  provider: Provider;
  integration: Integration;
}

/** The provider that shall send from now on, and the one that sends until then. */
export interface Wish {
  to: Described;
  from: Described | null;
}

/** Makes another provider send the mails, once the user confirms it in a {@link SwitchDialog}. */
export function useSwitch() {
  const toast = useToast();
  const [wish, setWish] = useState<Wish | null>(null);
  const [open, setOpen] = useState(false);
  const { write, writing } = useMutation<Described>({
    request: ({ provider, integration: { version } }) => ({
      path: integrationPath(provider.id),
      method: "PUT",
      body: { version, active: true },
    }),
    invalidates: () => affectedReads.integrations(),
  });
  return {
    wish,
    open,
    running: writing,
    ask(next: Wish) {
      setWish(next);
      setOpen(true);
    },
    close: () => setOpen(false),
    async confirm() {
      if (!wish) return;
      const { provider } = wish.to;
      const outcome = await write(wish.to);
      setOpen(false);
      if (outcome.ok) return toast.success(texts.switching.done(provider.name));
      toast.error(notDoneMessage(outcome.error, texts.switching.failed));
    },
  };
}

type SwitchDialogProps = Pick<ReturnType<typeof useSwitch>, "wish" | "open" | "running" | "close" | "confirm">;

/** Asks whether another provider shall send, with what that changes. */
export function SwitchDialog({ wish, open, running, close, confirm }: SwitchDialogProps) {
  if (!wish) return null;
  const { name } = wish.to.provider;
  return (
    <ConfirmDialog
      {...{ open, onClose: close }}
      title={texts.switching.confirm(name)}
      description={consequences(wish).join(" ")}
      focus="cancel"
      submit={texts.use(name)}
      pending={running}
      pendingLabel={texts.switching.running}
      onSubmit={confirm}
    />
  );
}

/** Returns the sentences that say what changes when another provider sends. */
export function consequences({ to, from }: Wish): string[] {
  const words = texts.switching;
  const address = to.integration.values[to.provider.sender.address];
  const before = from?.integration.values[from.provider.sender.address];
  const events = to.provider.reportsEvents;
  return [
    address && address !== before ? words.sender(address) : "",
    from?.provider.reportsEvents === events ? "" : events ? words.events : words.noEvents,
    from ? words.queue(from.provider.name) : "",
  ].filter(Boolean);
}
