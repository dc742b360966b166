import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import type { Shown } from "../../../ui/overlay/use-opened";
import type { TemplateRow } from "../template";
import { texts } from "./texts";

/** Why a template that is still to be sent, or goes, isn't removed, and where its sending is stopped. */
export const StopFirstDialog = ({ template, open, onClose }: Shown & { template: TemplateRow }) => (
  <Dialog
    alert
    open={open}
    onClose={onClose}
    title={texts.stopFirstTitle}
    description={texts.stopFirst(template.name || texts.noName)}
    footer={
      <>
        <Button kind="quiet" onClick={onClose}>
          {texts.close}
        </Button>
        <Button
          kind="primary"
          data-autofocus
          href={addressOf(`${hrefFor("emailTemplate", { id: template._id })}?tab=sendings`)}
        >
          {texts.toSendings}
        </Button>
      </>
    }
  />
);
