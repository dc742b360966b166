import { useState } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { notDoneMessage } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import type { Provider } from "../../../domain/integrations/provider";
import { useToast } from "../../../ui/toast/toast";
import { integrationPath, type Integration } from "../integration";
import { texts } from "../texts";

/** A provider with how it is set up. */
interface Described {
  provider: Provider;
  integration: Integration;
}

/** Which provider shall send from now on, in place of which. */
export interface Wish {
  to: Described;
  from: Described | null;
}

/** Makes another provider the one by which mails leave, after a question that tells what changes. */
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
