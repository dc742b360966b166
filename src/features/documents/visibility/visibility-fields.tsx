import { Checkbox, Radio } from "../../../ui/field/choice";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { Chip } from "../../../ui/display/chip";
import { tw } from "../../../ui/tw";
import type { VisibilityChoice, VisibilityDraft, VisibilityProblem } from "./visibility-form";
import { texts } from "./texts";
import { useCan } from "../../../api/react/ability";
import { useZones } from "../../../shared/settings/zones";
import { UserRound } from "lucide-react";
import { useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { useQuery } from "../../../api/react/use-query";
import type { Read } from "../../../api/readers/read";
import { donorHint, hintedName, registryName } from "../../../domain/donor/registry-name";
import { namedDonor } from "../../../shared/donor/rows";
import { listAnswer } from "../../../shared/lists/list-answer";
import { useSearchText } from "../../../shared/lists/use-search-text";
import { Combobox } from "../../../ui/field/combobox";
import { Field } from "../../../ui/field/field";

const CHOICES: readonly VisibilityChoice[] = ["admins", "roles", "donor"];
const ROLES = ["manager", "director", "donor"] as const;

interface VisibilityFieldsProps {
  draft: VisibilityDraft;
  problem: VisibilityProblem | null;
  onChange: (draft: VisibilityDraft) => void;
}

const toggled = (all: readonly string[], one: string) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** Who sees a document besides the administrators. Managers choose among their own zones, and keep seeing it. */
export function VisibilityFields({ draft, problem, onChange }: VisibilityFieldsProps) {
  const { zones, own } = useDocumentZones();
  const { choice, roles, areas, donor } = draft;
  const change = (part: Partial<VisibilityDraft>) => onChange({ ...draft, ...part });
  const roleCheckbox = (name: string, label: string) => (
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
            {ROLES.map((name) => roleCheckbox(name, texts.roles[name]))}
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
            {roleCheckbox("manager", texts.alsoManagers)}
            {roleCheckbox("director", texts.alsoDirectors)}
          </div>
        </>
      )}
    </div>
  );
}

/** @returns the zones that a document can be visible to. `own`: the zones of a user who is limited to them; null for all */
export function useDocumentZones(): { zones: readonly string[]; own: readonly string[] | null } {
  const can = useCan();
  const state = useZones();
  const all = state.status === "ready" ? state.data.zones.map(({ name }) => name) : [];
  if (can("create", "Document", { area: null })) return { zones: all, own: null };
  const own = all.filter((area) => can("create", "Document", { area }));
  return { zones: own, own };
}

const MAX_SUGGESTIONS = 8;

type FoundDonor = NonNullable<Read<typeof namedDonor>>;
const foundDonors = listAnswer("donors", namedDonor);

function useDonorSearch(typed: string): { found: readonly FoundDonor[]; failed: boolean } {
  const searchText = typed.trim();
  const query = { skip: 0, limit: MAX_SUGGESTIONS, order: "lastName", query: searchText };
  const state = useQuery(
    searchText === "" ? null : { path: endpoints.donors(), query, schema: foundDonors(0, MAX_SUGGESTIONS) },
    {
      keepPrevious: true,
      abort: true,
    },
  );
  return {
    found: searchText !== "" && state.status === "ready" ? state.data.rows : [],
    failed: state.status === "error",
  };
}

interface DonorFieldProps {
  donor: { _id: string; name: string } | null;
  error: string | undefined;
  onDonor: (donor: { _id: string; name: string } | null) => void;
}

/** Searches a donor by name. The hint distinguishes donors of the same name. */
function DonorField({ donor, error, onDonor }: DonorFieldProps) {
  const [wanted, setWanted] = useState("");
  const [typed, setTyped] = useSearchText(wanted, setWanted);
  const { found, failed } = useDonorSearch(wanted);
  return (
    <Field label={texts.donorField} help={texts.donorHelp} error={failed ? texts.donorFailed : error}>
      <Combobox
        icon={UserRound}
        placeholder={texts.donorPlaceholder}
        value={donor ? donor.name : typed}
        onValueChange={(value) => {
          onDonor(null);
          setTyped(value);
        }}
        suggestions={found.map((one) => ({
          key: one._id,
          label: registryName(one),
          hint: donorHint(one),
        }))}
        onChoose={(key) => {
          const chosen = found.find(({ _id }) => _id === key);
          if (chosen) onDonor({ _id: chosen._id, name: hintedName(chosen) });
        }}
      />
    </Field>
  );
}
