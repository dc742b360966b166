import { useState } from "react";
import { newestJob } from "../../../../api/client/newest-job";
import { endpoints } from "../../../../api/endpoints";
import { pageEndpoints } from "../../../../api/page-endpoints";
import { useConnection } from "../../../../api/react/connection";
import { useFeature } from "../../../../api/react/use-feature";
import { useMutation } from "../../../../api/react/use-mutation";
import { useReread } from "../../../../api/react/use-reread";
import { currentUserId } from "../../../../api/session/state";
import type { FormValues } from "../../../../domain/fields/form-values";
import { ownRecordAnswer, readStoredDraft, type StoredDraft } from "../../record";

/** Where the draft is saved: on the server, or only on this device; null before the first save. */
type KeptAt = "server" | "device" | null;

export interface DraftOnServer {
  keptAt: KeptAt;
  /** When this page last saved the draft, by the server's clock: a draft of that time isn't newer. */
  seenAt: number | null;
  /**
   * Saves drafts one after another. Of those that wait, only the last one is sent, and none that is saved already.
   * @param values that differ from the record; an empty object deletes the draft
   */
  keep: (values: FormValues, step: string) => Promise<void>;
}

type KeptDraft = Pick<StoredDraft, "step"> & { values: Readonly<FormValues> };

/**
 * Saves the draft of the registration on the server, if it has that feature: the user can continue on another device.
 * @param stored the draft on the server when the form starts
 */
export function useDraftOnServer(userId: string, stored: StoredDraft | null): DraftOnServer {
  const [keptAt, setKeptAt] = useState<KeptAt>(null);
  const keepsDrafts = useFeature("registration-drafts");
  const [seenAt, setSeenAt] = useState<number | null>(null);
  const { write } = useMutation({
    request: (draft: KeptDraft) => ({
      path: pageEndpoints.registrationDraft(userId),
      method: "PUT",
      body: { ...draft },
    }),
    reads: (body) => readStoredDraft(body)?.at ?? null,
  });
  const reread = useReread({ path: endpoints.registration(userId), schema: ownRecordAnswer });
  const { session } = useConnection();
  const [keeper] = useState(() => keeperOf(session, userId, serialize(stored ?? { values: {}, step: "" })));
  const send = async (draft: KeptDraft) => {
    // another user may have signed in while it waited
    if (serialize(draft) === keeper.saved || currentUserId(session.state()) !== userId) return;
    const outcome = await write(draft);
    const current = !outcome.ok && outcome.error.kind === "unclear" ? await reread() : null;
    const found = current?.ok ? current.data.draft : null;
    const isFound = found && serialize(found) === serialize(draft);
    const isKept = outcome.ok || isFound;
    if (isKept) {
      keeper.saved = serialize(draft);
      setSeenAt(outcome.ok ? outcome.data : (found?.at ?? null));
    }
    setKeptAt(isKept ? "server" : "device");
  };
  return {
    keptAt,
    seenAt,
    async keep(values, step) {
      if (!keepsDrafts) return setKeptAt("device");
      keeper.pending += 1;
      await keeper.run(() => send({ values, step })).finally(() => (keeper.pending -= 1));
    },
  };
}

/** Where the drafts of a user are sent one after another, also if the form has been opened anew or twice. */
interface Keeper {
  run: ReturnType<typeof newestJob>;
  /** Calls that aren't done. */
  pending: number;
  /** The draft on the server. */
  saved: string;
}

const keepers = new WeakMap<object, { userId: string; keeper: Keeper }>();

/** @param stored the draft on the server, as it was read; while another one is being sent, that one is newer */
function keeperOf(session: object, userId: string, stored: string): Keeper {
  const former = keepers.get(session);
  const keeper = former?.userId === userId ? former.keeper : { run: newestJob(), pending: 0, saved: stored };
  if (keeper.pending === 0) keeper.saved = stored;
  keepers.set(session, { userId, keeper });
  return keeper;
}

const serialize = ({ values, step }: KeptDraft): string => JSON.stringify([Object.entries(values).sort(), step]);
