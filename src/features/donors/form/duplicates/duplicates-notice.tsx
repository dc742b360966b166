import { useEffect, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useQuery } from "../../../../api/react/use-query";
import { isIsoDay } from "../../../../domain/dates/days";
import { formatShortDate } from "../../../../domain/format";
import { registryName } from "../../../../domain/donor/registry-name";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import type { DonorFormValues } from "../donor-form-fields";
import { texts } from "../texts";
import { hasSameCode, duplicatesFilter, duplicatesAmong, duplicatesQuery } from "../../duplicates";
import type { Duplicates } from "./use-duplicates";

/** Who is known by these may be in the registry already; e-mail and telephones, which families share, are asked before a save. */
const TOLD_BY = ["fiscalCode", "firstName", "lastName", "birthday"] as const;
/** After the last key, in ms. */
const WAIT = 400;

interface DuplicatesNoticeProps {
  /** Whose record it is; null for somebody new. */
  ownId: string | null;
  duplicates: Duplicates;
}

/** Says, while one types, who of the registry may be the same person, before more is typed in vain. */
export function DuplicatesNotice({ ownId, duplicates: { show, dismissed } }: DuplicatesNoticeProps) {
  const { getValues, control } = useFormContext<DonorFormValues>();
  const { defaultValues } = useFormState({ control });
  const marks = useWatch({ control, name: TOLD_BY });
  const changed = TOLD_BY.some((name, index) => marks[index] !== defaultValues?.[name]);
  const [fiscalCode = "", firstName = "", lastName = "", birthday = ""] = marks;
  const known = isIsoDay(birthday) ? birthday : "";
  const person = {
    ...getValues(),
    fiscalCode,
    firstName,
    lastName,
    birthday: known,
    email: "",
    mobile: "",
    phoneHome: "",
  };
  const asked = useSettled(changed ? duplicatesFilter(person) : "", WAIT);
  const state = useQuery(duplicatesQuery(asked), { background: true, abort: true });
  if (state.status !== "ready" || state.stale) return null;
  const others = duplicatesAmong(person, ownId, state.data.donors).filter(
    (other) => !dismissed.has(other._id) || hasSameCode(person, other),
  );
  const [first] = others;
  if (!first) return null;
  const same = others.find((other) => hasSameCode(person, other));
  return (
    <div className={tw`col-span-6`}>
      <Banner
        tone="warn"
        live
        title={same ? texts.compared.sameCode : texts.compared.title}
        actions={
          <Button small onClick={() => show(getValues(), same ? [same] : others)}>
            {texts.compared.compare}
          </Button>
        }
      >
        {(same ? [same] : others).map(whoIs).join("; ")}
      </Banner>
    </div>
  );
}

const whoIs = (donor: DonorRecord): string =>
  [
    registryName(donor) || uiTexts.noName,
    donor.birthday && formatShortDate(donor.birthday),
    donor.cardNumber ? texts.card(donor.cardNumber) : texts.compared.noCard,
  ]
    .filter(Boolean)
    .join(", ");

/**
 * @param delay milliseconds
 * @returns the value as soon as it has stayed the same for that long: for what is asked while somebody types
 */
function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
