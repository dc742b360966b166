import { ChevronRight, Download, KeyRound } from "lucide-react";
import { useState, type ReactNode } from "react";
import { ApiError } from "../../../../api/errors";
import { useConnection } from "../../../../api/react/connection";
import { hrefFor } from "../../../../domain/routes";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { saveFile } from "../../../../ui/browser/save-file";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { collectDossier, dossierJson } from "../../../donors/dossier";
import { useSettingsHint } from "../../../../shared/account/settings-hint";
import { addressOf } from "../../../../shared/navigation";
import { texts } from "../texts";

const line = tw`flex min-h-[56px] w-full items-center gap-3 border-t px-6 py-2.5 text-left first:border-t-0 hover:bg-hover focus-visible:outline-offset-[-2px] narrow:px-4`;

/** Links to the account's settings, and the download of all data about the donor. */
export function MoreLinks({ userId }: { userId: string }) {
  const { session } = useConnection();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const settingsHint = useSettingsHint();
  const download = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const dossier = await collectDossier({ session, donorId: userId, own: true });
      // the file must be complete
      const [missing] = dossier.notRead;
      if (missing) return toast.error(texts.downloadFailed(missing.reason));
      saveFile(dossierJson(dossier), texts.downloadFile);
      toast.success(texts.downloadDone);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(texts.downloadFailed(error.message));
    } finally {
      setBusy(false);
    }
  };
  return (
    <nav aria-label={texts.more} className={tw`overflow-hidden rounded-lg border bg-surface print:hidden`}>
      <a href={addressOf(hrefFor("accountSettings"))} className={line}>
        <Line icon={KeyRound} title={texts.account} hint={settingsHint} />
      </a>
      <button type="button" aria-busy={busy} className={line} onClick={() => void download()}>
        <Line icon={Download} title={texts.download} hint={busy ? texts.downloading : texts.downloadHint} />
      </button>
    </nav>
  );
}

const Line = ({ icon, title, hint }: { icon: IconType; title: string; hint: ReactNode }) => (
  <>
    <Icon of={icon} size={20} className={tw`flex-none text-faint`} />
    <span className={tw`grid min-w-0 flex-1`}>
      <b className={tw`font-strong`}>{title}</b>
      <span className={tw`text-label text-faint`}>{hint}</span>
    </span>
    <Icon of={ChevronRight} className={tw`flex-none text-faint`} />
  </>
);
