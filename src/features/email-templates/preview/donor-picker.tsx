import { ArrowLeftRight, ChevronLeft, ChevronRight, UserRound } from "lucide-react";
import { useState } from "react";
import { donorHint, registryName } from "../../../domain/donor/registry-name";
import { useSearchText } from "../../../shared/lists/use-search-text";
import { Combobox } from "../../../ui/field/combobox";
import { Field } from "../../../ui/field/field";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw } from "../../../ui/tw";
import type { PreviewDonor, PreviewDonors } from "./preview-donor";
import { texts } from "./texts";

const MAX_SUGGESTIONS = 8;

interface DonorPickerProps {
  donors: PreviewDonors;
  text: string;
  onText: (text: string) => void;
}

/** Chooses the recipient: search by name, previous, next, or the longest name. */
export function DonorPicker({ donors, text, onText }: DonorPickerProps) {
  const { shown, found, previous, next, longest } = donors;
  const [searching, setSearching] = useState(false);
  const [typed, setTyped] = useSearchText(text, onText);
  const leave = () => {
    setSearching(false);
    setTyped("");
  };
  const choose = (donor: PreviewDonor | undefined) => {
    if (donor) donors.choose(donor);
    setSearching(false);
  };
  return (
    <div className={tw`flex min-w-0 flex-[1_1_420px] narrow:flex-[1_1_100%] flex-wrap items-end gap-1 narrow:gap-0`}>
      <Field
        label={texts.as}
        className={tw`min-w-0 flex-[1_1_220px] max-w-[360px] narrow:max-w-none narrow:flex-[1_1_150px]`}
      >
        <Combobox
          icon={UserRound}
          placeholder={texts.searchDonor}
          value={searching ? typed : shown ? nameOf(shown) : ""}
          onFocus={(event) => event.currentTarget.select()}
          onValueChange={(value) => {
            setSearching(true);
            setTyped(value);
          }}
          onBlur={leave}
          suggestions={found.slice(0, MAX_SUGGESTIONS).map((donor) => ({
            key: donor._id,
            label: registryName(donor),
            hint: [donor.bloodGroup, donorHint(donor)].filter(Boolean).join(" · "),
          }))}
          onChoose={(key) => choose(found.find(({ _id }) => _id === key))}
        />
      </Field>
      <IconButton icon={ChevronLeft} label={texts.previous} disabled={!previous} onClick={previous} />
      <IconButton icon={ChevronRight} label={texts.next} disabled={!next} onClick={next} />
      <IconButton icon={ArrowLeftRight} label={texts.longest} disabled={!longest} onClick={longest} />
    </div>
  );
}

const nameOf = (donor: PreviewDonor) =>
  [registryName(donor), donor.bloodGroup === "ND" ? "" : donor.bloodGroup].filter(Boolean).join(", ");
