import { UserRound } from "lucide-react";
import { useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { useQuery } from "../../../api/react/use-query";
import type { Read } from "../../../api/read";
import { donorHint, hintedName, registryName } from "../../../domain/donor/registry-name";
import { namedDonor } from "../../../shared/donor/reads";
import { listAnswer } from "../../../shared/lists/list-answer";
import { useSearchText } from "../../../shared/lists/use-search-text";
import { Combobox } from "../../../ui/field/combobox";
import { Field } from "../../../ui/field/field";
import { texts } from "./texts";

/** As many as are offered under the field. */
const OFFERED = 8;

type FoundDonor = NonNullable<Read<typeof namedDonor>>;
const foundDonors = listAnswer("donors", namedDonor);

/** Donors whose name somebody types; nothing is asked for an empty field. */
function useDonorSearch(typed: string): { found: readonly FoundDonor[]; failed: boolean } {
  const words = typed.trim();
  const query = { skip: 0, limit: OFFERED, order: "lastName", query: words };
  const state = useQuery(words === "" ? null : { path: endpoints.donors(), query, schema: foundDonors(0, OFFERED) }, {
    keepPrevious: true,
    abort: true,
  });
  return { found: words !== "" && state.status === "ready" ? state.data.rows : [], failed: state.status === "error" };
}

interface DonorFieldProps {
  donor: { _id: string; name: string } | null;
  error: string | undefined;
  onDonor: (donor: { _id: string; name: string } | null) => void;
}

/** One donor, looked for by name. The hint distinguishes donors of the same name. */
export function DonorField({ donor, error, onDonor }: DonorFieldProps) {
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
