import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { PageHeading } from "../../../ui/page/page-heading";
import { tw } from "../../../ui/tw";
import type { Template } from "../template";
import { pageTexts } from "./page-texts";

/** A template that this editor would damage: it is read, and never written. */
export function ReadOnly({ template, newer }: { template: Template; newer: boolean }) {
  return (
    <div className={tw`mx-auto grid w-full max-w-form content-start gap-4 p-pad`}>
      <PageHeading takeFocus>{template.name}</PageHeading>
      <Banner
        tone="warn"
        title={newer ? pageTexts.newer : pageTexts.foreign}
        actions={
          <Button href={addressOf(hrefFor("emailTemplate", { id: template._id }))}>{pageTexts.toPreview}</Button>
        }
      >
        {newer ? pageTexts.newerHint : pageTexts.foreignHint}
      </Banner>
    </div>
  );
}
