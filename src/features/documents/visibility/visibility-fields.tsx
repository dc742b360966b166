import { Checkbox, Radio } from "../../../ui/field/choice";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { Chip } from "../../../ui/display/chip";
import { tw } from "../../../ui/tw";
import { DonorField } from "./donor-field";
import type { VisibilityChoice, VisibilityDraft, VisibilityProblem } from "./visibility-form";
import { texts } from "./texts";
import { useCan } from "../../../api/react/ability";
import { useZones } from "../../../shared/settings/zones";

const CHOICES: readonly VisibilityChoice[] = ["admins", "roles", "donor"];
const ROLES = ["manager", "director", "donor"] as const;

interface VisibilityFieldsProps {
  draft: VisibilityDraft;
  /** What is missing, once it was to be saved. */
  problem: VisibilityProblem | null;
  onChange: (draft: VisibilityDraft) => void;
}

const toggled = (all: readonly string[], one: string) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** Who sees a document beside the administrators. Managers choose among their own zones, and go on seeing it. */
export function VisibilityFields({ draft, problem, onChange }: VisibilityFieldsProps) {
  const { zones, own } = useDocumentZones();
  const { choice, roles, areas, donor } = draft;
  const change = (part: Partial<VisibilityDraft>) => onChange({ ...draft, ...part });
  const role = (name: string, label: string) => (
    <Checkbox
      key={name}
      label={label}
      checked={roles.includes(name) || (own !== null && name === "manager")}
      disabled={own !== null && name === "manager"}
      onChange={() => change({ roles: toggled(roles, name) })}
    />
  );
  return (
    <div className={tw`grid gap-5`}>
      <ChoiceGroup legend={texts.legend}>
        {CHOICES.filter((name) => own === null || name !== "admins").map((name) => (
          <Radio
            key={name}
            name="sight"
            label={texts.choices[name]}
            checked={choice === name}
            onChange={() => change({ choice: name })}
          />
        ))}
      </ChoiceGroup>
      {choice === "roles" && (
        <>
          <ChoiceGroup legend={texts.rolesLegend} error={problem === "roles" ? texts.problems.roles : undefined}>
            {ROLES.map((name) => role(name, texts.roles[name]))}
          </ChoiceGroup>
          {zones.length > 0 && (
            <ChoiceGroup
              legend={texts.zonesLegend}
              help={own ? texts.ownZonesHelp : texts.zonesHelp}
              error={problem === "areas" ? texts.problems.areas : undefined}
            >
              <div className={tw`flex flex-wrap gap-2`}>
                {zones.map((name) => (
                  <Chip
                    key={name}
                    pressed={areas.includes(name)}
                    onClick={() => change({ areas: toggled(areas, name) })}
                  >
                    {name}
                  </Chip>
                ))}
              </div>
            </ChoiceGroup>
          )}
        </>
      )}
      {choice === "donor" && (
        <>
          <DonorField
            donor={donor}
            error={problem === "donor" ? texts.problems.donor : undefined}
            onDonor={(next) => change({ donor: next })}
          />
          <div className={tw`grid gap-2.5 narrow:gap-0`}>
            {role("manager", texts.alsoManagers)}
            {role("director", texts.alsoDirectors)}
          </div>
        </>
      )}
    </div>
  );
}

/** The zones that documents are given to. `own` are those of somebody who writes of no others; null for everywhere. */
export function useDocumentZones(): { zones: readonly string[]; own: readonly string[] | null } {
  const can = useCan();
  const state = useZones();
  const all = state.status === "ready" ? state.data.zones.map(({ name }) => name) : [];
  if (can("create", "Document", { area: null })) return { zones: all, own: null };
  const own = all.filter((area) => can("create", "Document", { area }));
  return { zones: own, own };
}
