import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { Eye, EyeOff, Shuffle } from "lucide-react";
import { useId, useState } from "react";
import { useToday } from "../../../api/react/use-today";
import { donorHint, hintedName, registryName } from "../../../domain/donor/registry-name";
import { useRules } from "../../../shared/settings";
import { RulesNotice } from "../../../shared/donor/parts/rules-notice";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw } from "../../../ui/tw";
import { mailOf } from "../preview/mail-of";
import { Mails } from "../preview/mails";
import { valuesOf, type PreviewDonor } from "../preview/preview-donor";
import type { Template } from "../template";
import { texts } from "./texts";

interface SampleCardProps {
  template: Template;
  donors: readonly PreviewDonor[];
  /** Missing if all are shown. */
  onOthers: (() => void) | undefined;
}

export function SampleCard({ template, donors, onOthers }: SampleCardProps) {
  const rules = useRules();
  return (
    <Card
      title={texts.sample}
      actions={
        onOthers && (
          <Button kind="quiet" icon={Shuffle} onClick={onOthers}>
            {texts.others}
          </Button>
        )
      }
    >
      <RulesNotice rules={rules} />
      {rules.status !== "loading" && (
        <ul className={tw`grid`}>
          {donors.map((donor) => (
            <SampleRecipient key={donor._id} template={template} donor={donor} rules={rules.rules} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface RecipientProps {
  template: Template;
  donor: PreviewDonor;
  /** Null if they can't be read. */
  rules: EligibilityRules | null;
}

function SampleRecipient({ template, donor, rules }: RecipientProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const mail = mailOf(template, valuesOf(donor, rules, useToday()));
  const name = hintedName(donor);
  return (
    <li className={tw`border-t first:border-t-0`}>
      <div className={tw`flex items-center gap-3 py-2`}>
        <span
          className={tw`grid min-w-0 flex-1 grid-cols-[180px_minmax(0,1fr)] gap-x-3 narrow:grid-cols-[minmax(0,1fr)]`}
        >
          <span className={tw`grid break-anywhere`}>
            <b className={tw`font-medium`}>{registryName(donor)}</b>
            <span className={tw`text-label text-faint`}>{donorHint(donor)}</span>
          </span>
          <span className={tw`text-muted break-anywhere`}>{mail?.subject ?? texts.broken}</span>
        </span>
        {mail && (
          <IconButton
            icon={open ? EyeOff : Eye}
            label={open ? texts.hideOf(name) : texts.showOf(name)}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        )}
      </div>
      <div id={id} hidden={!open} className={tw`pb-4`}>
        {open && mail && <Mails html={mail.html} />}
      </div>
    </li>
  );
}
