import { UserRound } from "lucide-react";
import { useState } from "react";
import { formatShortDate } from "../../../domain/format";
import { registryName } from "../../../domain/registry-name";
import { useSearchText } from "../../../shared/lists/use-search-text";
import { Combobox } from "../../../ui/field/combobox";
import { Field } from "../../../ui/field/field";
import { texts } from "./texts";
import { useDonorSearch } from "./use-donor-search";

interface DonorFieldProps {
  donor: { _id: string; name: string } | null;
  error: string | undefined;
  onDonor: (donor: { _id: string; name: string } | null) => void;
}

/** One donor, looked for by name. Two of one name are told apart by their birthdays. */
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
          hint: one.birthday && formatShortDate(one.birthday),
        }))}
        onChoose={(key) => {
          const chosen = found.find(({ _id }) => _id === key);
          if (chosen) onDonor({ _id: chosen._id, name: registryName(chosen) });
        }}
      />
    </Field>
  );
}
