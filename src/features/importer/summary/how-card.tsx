import { Undo2 } from "lucide-react";
import { Card } from "../../../ui/display/card";
import { Checkbox } from "../../../ui/field/choice";
import { Select } from "../../../ui/field/select";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import type { ImportOptions } from "../api/import-calls";
import type { Import } from "../api/read-imports";
import { texts } from "./texts";

interface HowCardProps {
  of: Pick<Import, "update" | "entity" | "planned" | "invite">;
  disabled: boolean;
  onChange: (options: Partial<ImportOptions>) => void;
}

export function HowCard({ of, disabled, onChange }: HowCardProps) {
  const updates = of.update !== "none";
  const news = of.planned.create;
  return (
    <Card title={texts.how}>
      <div className={tw`grid gap-3`}>
        <Checkbox
          label={texts.updateThem(of.entity)}
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
              value={of.update}
              disabled={disabled}
              options={texts.fillOptions}
              onChange={({ target }) =>
                onChange({ update: target.value === "fill" ? "fill" : "overwrite", fields: null })
              }
            />
          </label>
        )}
        {of.entity === "donors" && news > 0 && (
          <Checkbox
            label={texts.invite(news)}
            help={texts.inviteHint}
            checked={of.invite}
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
