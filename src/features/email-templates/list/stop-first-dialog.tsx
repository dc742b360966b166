import { sendingsPlace } from "../sending/places";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { uiTexts } from "../../../ui/texts";
import type { TemplateRow } from "../template";
import { texts } from "./texts";

/** Why a template that is still to be sent, or goes, isn't removed, and where its sending is stopped. */
export const StopFirstDialog = ({ template, open, onClose }: DialogProps & { template: TemplateRow }) => (
  <Dialog
    alert
    open={open}
    onClose={onClose}
    title={texts.stopFirstTitle}
    description={texts.stopFirst(template.name || uiTexts.noName)}
    footer={
      <>
        <Button kind="quiet" onClick={onClose}>
          {uiTexts.close}
        </Button>
        <Button kind="primary" data-autofocus href={addressOf(sendingsPlace(template._id))}>
          {texts.toSendings}
        </Button>
      </>
    }
  />
);
