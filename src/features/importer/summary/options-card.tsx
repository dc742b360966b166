import { Undo2 } from "lucide-react";
import { Card } from "../../../ui/display/card";
import { Checkbox } from "../../../ui/field/choice";
import { Select } from "../../../ui/field/select";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import type { ImportOptions } from "../api/import-calls";
import type { Import } from "../api/read-imports";
import { texts } from "./texts";

interface OptionsCardProps {
  importRun: Pick<Import, "update" | "entity" | "planned" | "invite">;
  disabled: boolean;
  onChange: (options: Partial<ImportOptions>) => void;
}

export function OptionsCard({ importRun, disabled, onChange }: OptionsCardProps) {
  const updates = importRun.update !== "none";
  const newDonors = importRun.planned.create;
  return (
    <Card title={texts.how}>
      <div className={tw`grid gap-3`}>
        <Checkbox
          label={texts.updateThem(importRun.entity)}
          help={texts.updateHint}
          checked={updates}
          disabled={disabled}
          onChange={({ target }) => onChange({ update: target.checked ? "overwrite" : "none", fields: null })}
        />
        {updates && (
          <label className={tw`grid gap-1 pl-7 narrow:pl-8 text-label`}>
            {texts.fill}
            <Select
              small
              value={importRun.update}
              disabled={disabled}
              options={texts.fillOptions}
              onChange={({ target }) =>
                onChange({ update: target.value === "fill" ? "fill" : "overwrite", fields: null })
              }
            />
          </label>
        )}
        {importRun.entity === "donors" && newDonors > 0 && (
          <Checkbox
            label={texts.invite(newDonors)}
            help={texts.inviteHint}
            checked={importRun.invite}
            disabled={disabled}
            onChange={({ target }) => onChange({ invite: target.checked })}
          />
        )}
        <p className={tw`flex gap-3 border-t pt-4 text-label text-muted`}>
          <Icon of={Undo2} size={18} className={tw`flex-none`} />
          {texts.undoable}
        </p>
      </div>
    </Card>
  );
}
