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
import { collectOwnData } from "../requests/own-data";
import { texts } from "../texts";
import { Deletion } from "./deletion";
import { Section } from "./section";

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
