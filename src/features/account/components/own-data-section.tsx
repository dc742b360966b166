import { Download } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { useFeature } from "../../../api/react/use-feature";
import type { User } from "../../../domain/entities";
import { Button } from "../../../ui/buttons/button";
import { saveFile } from "../../../ui/browser/save-file";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import type { AccountSettings } from "../requests/account-settings";
import { texts } from "../texts";
import { Deletion } from "./deletion";
import { Section } from "./section";
import { endpoints, MOST_ROWS } from "../../../api/endpoints";
import { featuresOf } from "../../../api/session/features";
import type { Session } from "../../../api/session/session";
import { NETWORK_ERROR } from "../../../domain/texts";

const { data: words } = texts;

/** What is kept of the person, as a file; and asking that it be deleted, where the server takes that. */
export function OwnDataSection({ user, settings }: { user: User; settings: AccountSettings | null }) {
  const { session } = useConnection();
  const hasRequests = useFeature("deletion-requests");
  // an administrator who accepts a request deletes the record
  const takesRequests = useFeature("donor-writes") && hasRequests;
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await collectOwnData(session, user), words.file);
      toast.success(words.done);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(words.failed(error.message));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={words.title} hint={words.hint}>
      <div className={tw`grid gap-4`}>
        <div className={tw`narrow:grid`}>
          <Button icon={Download} onClick={() => void download()} loading={busy} loadingLabel={words.busy}>
            {words.json}
          </Button>
        </div>
        {settings && takesRequests && <Deletion deletion={settings.deletion} />}
      </div>
    </Section>
  );
}

/** What belongs to an account, whoever's it is: the parts of the file, by name. */
const ACCOUNT_PARTS = {
  account: { path: endpoints.me(), feature: null },
  settings: { path: endpoints.account(), feature: "account" },
  sessions: { path: endpoints.sessions(), feature: "sessions" },
} as const;

/**
 * Collects what is kept of somebody, as the server tells it to them (docs/decisions/0045, 0056): a donor's record with
 * all that belongs to it, of the staff their account. A part whose feature the server doesn't declare isn't in it.
 * @returns JSON. @throws ApiError for a part that couldn't be read: nobody shall take a part for all
 */
export async function collectOwnData(session: Pick<Session, "call">, user: User): Promise<Blob> {
  const parts: Record<string, unknown> = {};
  if (user.role === "donor") {
    const { collectDossier, dossierJson } = await import("../../donors/dossier").catch(() => {
      throw new ApiError("network", NETWORK_ERROR);
    });
    const dossier = await collectDossier({ session, donorId: user._id, own: true });
    const [missing] = dossier.notRead;
    if (missing) throw new ApiError("unclear", missing.why);
    Object.assign(parts, JSON.parse(await dossierJson(dossier).text()));
  } else {
    parts.collected = new Date().toISOString();
    parts.notifications = await session.call(endpoints.notifications(), { query: { limit: MOST_ROWS } });
  }
  const { has } = featuresOf(session);
  for (const [name, { path, feature }] of Object.entries(ACCOUNT_PARTS))
    if (feature === null || has(feature)) parts[name] = await session.call(path);
  return new Blob([JSON.stringify(parts, null, 2)], { type: "application/json" });
}
