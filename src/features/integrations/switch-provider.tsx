import { texts } from "./texts";
import { useState } from "react";
import { affectedReads } from "../../api/writes/affected-reads";
import { notDoneMessage } from "../../api/errors";
import { useMutation } from "../../api/react/use-mutation";
import type { Provider } from "../../domain/integrations/provider";
import { useToast } from "../../ui/toast/toast";
import { integrationPath, type Integration } from "./integration";
import { ConfirmDialog } from "../../ui/overlay/action-dialogs";

/** A provider with its settings on the server. */
export interface ConnectedProvider {
  provider: Provider;
  integration: Integration;
}

/** The provider that will send the mails, and the one that sends them now. */
export interface ProviderSwitch {
  to: ConnectedProvider;
  from: ConnectedProvider | null;
}

/** Makes another provider send the mails, after the user has confirmed it in a {@link SwitchDialog}. */
export function useSwitch() {
  const toast = useToast();
  const [providerSwitch, setProviderSwitch] = useState<ProviderSwitch | null>(null);
  const [open, setOpen] = useState(false);
  const { write, writing } = useMutation<ConnectedProvider>({
    request: ({ provider, integration: { version } }) => ({
      path: integrationPath(provider.id),
      method: "PUT",
      body: { version, active: true },
    }),
    invalidates: () => affectedReads.integrations(),
    place: "page", // each answer closes the dialog
  });
  return {
    providerSwitch,
    open,
    running: writing,
    ask(next: ProviderSwitch) {
      setProviderSwitch(next);
      setOpen(true);
    },
    close: () => setOpen(false),
    async confirm() {
      if (!providerSwitch) return;
      const { provider } = providerSwitch.to;
      const outcome = await write(providerSwitch.to);
      setOpen(false);
      if (outcome.ok) return toast.success(texts.switching.done(provider.name));
      toast.error(notDoneMessage(outcome.error, texts.switching.failed));
    },
  };
}

type SwitchDialogProps = Pick<
  ReturnType<typeof useSwitch>,
  "providerSwitch" | "open" | "running" | "close" | "confirm"
>;

/** Asks whether another provider should send the mails, and says what that changes. */
export function SwitchDialog({ providerSwitch, open, running, close, confirm }: SwitchDialogProps) {
  if (!providerSwitch) return null;
  const { name } = providerSwitch.to.provider;
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={texts.switching.confirm(name)}
      description={consequences(providerSwitch).join(" ")}
      focus="cancel"
      submit={texts.use(name)}
      pending={running}
      pendingLabel={texts.switching.running}
      onSubmit={confirm}
    />
  );
}

/** @returns sentences about what changes when another provider sends the mails */
export function consequences({ to, from }: ProviderSwitch): string[] {
  const switchTexts = texts.switching;
  const address = to.integration.values[to.provider.sender.address];
  const before = from?.integration.values[from.provider.sender.address];
  const events = to.provider.reportsEvents;
  return [
    address && address !== before ? switchTexts.sender(address) : "",
    from?.provider.reportsEvents === events ? "" : events ? switchTexts.events : switchTexts.noEvents,
    from ? switchTexts.queue(from.provider.name) : "",
  ].filter(Boolean);
}
