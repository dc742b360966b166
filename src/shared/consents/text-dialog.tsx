import { consentLabel } from "../../domain/donor/consents";
import { Button } from "../../ui/buttons/button";
import { Dialog } from "../../ui/overlay/dialog";
import { tw } from "../../ui/tw";
import type { DialogProps } from "../../ui/overlay/use-opened";
import { uiTexts } from "../../ui/texts";
import { texts } from "./texts";
import { useConsentVersions } from "./use-consent-texts";
import { AcceptedText } from "./consent-text";

/** A dialog with the version of a consent text that a donor has answered. */
export function ConsentTextDialog({ code, version, open, onClose }: DialogProps & { code: string; version: string }) {
  const versions = useConsentVersions(open);
  const found = versions?.find((each) => each.code === code && each.version === version);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.textTitle(consentLabel(code), version)}
      description={found && texts.since(found.date)}
      footer={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      <div className={tw`mt-4`}>
        <AcceptedText loading={versions === null} found={found} />
      </div>
    </Dialog>
  );
}
