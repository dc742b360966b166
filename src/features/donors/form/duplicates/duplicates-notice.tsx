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
import { hasSameCode } from "../../../../domain/donor/duplicates";
import { duplicatesFilter, duplicatesAmong, duplicatesQuery } from "../../duplicates";
import type { Duplicates } from "./use-duplicates";

/** The fields that are checked while the user types. E-mail and telephones, which families share, are checked before a save. */
const WATCHED_FIELDS = ["fiscalCode", "firstName", "lastName", "birthday"] as const;
const TYPING_PAUSE_MS = 400;

interface DuplicatesNoticeProps {
  /** Id of the donor; null for a new one. */
  ownId: string | null;
  duplicates: Duplicates;
}

/** Shows possible duplicates while the user types. */
export function DuplicatesNotice({ ownId, duplicates: { show, dismissed } }: DuplicatesNoticeProps) {
  const { getValues, control } = useFormContext<DonorFormValues>();
  const { defaultValues } = useFormState({ control });
  const watched = useWatch({ control, name: WATCHED_FIELDS });
  const changed = WATCHED_FIELDS.some((name, index) => watched[index] !== defaultValues?.[name]);
  const [fiscalCode = "", firstName = "", lastName = "", birthday = ""] = watched;
  const validBirthday = isIsoDay(birthday) ? birthday : "";
  const person = {
    ...getValues(),
    fiscalCode,
    firstName,
    lastName,
    birthday: validBirthday,
    email: "",
    mobile: "",
    phoneHome: "",
  };
  const filter = useDebounced(changed ? duplicatesFilter(person) : "", TYPING_PAUSE_MS);
  const state = useQuery(duplicatesQuery(filter), { background: true, abort: true });
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
        {(same ? [same] : others).map(describe).join("; ")}
      </Banner>
    </div>
  );
}

const describe = (donor: DonorRecord): string =>
  [
    registryName(donor) || uiTexts.noName,
    donor.birthday && formatShortDate(donor.birthday),
    donor.cardNumber ? texts.card(donor.cardNumber) : texts.compared.noCard,
  ]
    .filter(Boolean)
    .join(", ");

/** Debounces a value. */
function useDebounced(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
