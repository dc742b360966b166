import { Link } from "lucide-react";
import { useState } from "react";
import { useUser } from "../../../../api/react/connection";
import { countRules } from "../../../../domain/filter/filter";
import { Button } from "../../../../ui/buttons/button";
import { Checkbox, Radio } from "../../../../ui/field/choice";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { tw } from "../../../../ui/tw";
import { useUnmounted } from "../../../../ui/overlay/use-unmounted";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { useTouched } from "../../../forms";
import type { SavedView, ViewContent } from "../saved-view";
import { panelTexts as texts, ROLES, VIEW_ROLES } from "../panel-texts";

export interface SaveViewForm {
  name: string;
  sharedWith: string[];
  openFirst: boolean;
  copyLink: boolean;
}

interface SaveViewDialogProps extends DialogProps {
  /** The view to edit; null for a new one. */
  view: SavedView | null;
  content: ViewContent;
  taken: readonly string[];
  opensFirst: boolean;
  mayShare: boolean;
  saving: boolean;
  /** @param isOpen returns whether this dialog is still open */
  onSave: (form: SaveViewForm, isOpen: () => boolean) => void;
}

export function SaveViewDialog(props: SaveViewDialogProps) {
  const { open, onClose, view, content, taken, opensFirst, mayShare, saving, onSave } = props;
  const left = useUnmounted(open);
  const role = useUser()?.role ?? "";
  const [name, setName] = useState(view?.name ?? "");
  const [shared, setShared] = useState((view?.sharedWith.length ?? 0) > 0);
  const [roles, setRoles] = useState<readonly string[]>(view?.sharedWith.length ? view.sharedWith : [role]);
  const [first, setFirst] = useState(opensFirst);
  const touched = useTouched<"name" | "roles">();
  const nameError = !name.trim() ? texts.nameMissing : taken.includes(name.trim()) ? texts.nameTaken : undefined;
  const roleError = shared && roles.length === 0 ? texts.roleMissing : undefined;
  const save = (copyLink: boolean) => {
    touched.touchAll();
    if (nameError || roleError) return;
    const form = { name: name.trim(), sharedWith: shared ? [...roles] : [], openFirst: first, copyLink };
    onSave(form, () => !left());
  };
  const { filter, filters, text } = content.query;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={view ? texts.editTitle : texts.newTitle}
      description={texts.remembers((filter ? countRules(filter) : 0) + filters.length, text.trim() !== "")}
      actions={
        mayShare && (
          <Button icon={Link} disabled={saving} onClick={() => save(true)}>
            {texts.saveAndCopy}
          </Button>
        )
      }
      submit={texts.saveView}
      pending={saving}
      pendingLabel={texts.saveView}
      onSubmit={() => {
        save(false);
        return false;
      }}
    >
      <Field label={texts.name} error={touched.has("name") ? nameError : undefined} onBlur={touched.onBlur("name")}>
        <TextInput
          value={name}
          maxLength={80}
          data-autofocus
          onChange={(event) => {
            setName(event.target.value);
            touched.touch("name");
          }}
          autoComplete="off"
        />
      </Field>
      {mayShare && (
        <ChoiceGroup
          legend={texts.who}
          error={touched.has("roles") ? roleError : undefined}
          onBlur={touched.onBlur("roles")}
        >
          <Radio name="who" label={texts.onlyMe} checked={!shared} onChange={() => setShared(false)} />
          <Radio
            name="who"
            label={texts.aRole}
            help={texts.roleHelp(content.tab)}
            checked={shared}
            onChange={() => setShared(true)}
          />
          {shared && (
            <div className={tw`flex flex-wrap gap-x-5 pl-7`}>
              {VIEW_ROLES.map((each) => (
                <Checkbox
                  key={each}
                  label={ROLES[each]}
                  checked={roles.includes(each)}
                  onChange={(event) => {
                    setRoles(event.target.checked ? [...roles, each] : roles.filter((other) => other !== each));
                    touched.touch("roles");
                  }}
                />
              ))}
            </div>
          )}
        </ChoiceGroup>
      )}
      <Checkbox
        label={texts.alwaysThis}
        help={texts.openFirstHelp}
        checked={first}
        onChange={(event) => setFirst(event.target.checked)}
      />
    </FormDialog>
  );
}
