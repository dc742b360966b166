import { useState } from "react";
import { useConnection } from "../../../../api/react/connection";
import { parseResponse } from "../../../../api/readers/parse-response";
import type { DonorRecord } from "../../../../shared/donor/reads";
import type { DonorFormValues } from "../donor-form-fields";
import { duplicatesAmong, duplicatesQuery, duplicatesFilter, IDENTITY_FIELDS } from "../../duplicates";

/** Possible duplicates about which the user must decide. */
export interface FoundDuplicates {
  person: DonorFormValues;
  /** Id of the person's own record; null for a new one. */
  ownId: string | null;
  others: readonly DonorRecord[];
  /** Whether a save waits for the decision. */
  saving: boolean;
  /** @param isOtherPerson true if the user says so: the form doesn't ask about these duplicates again */
  decide: (isOtherPerson: boolean) => void;
}

export interface Duplicates {
  /** Asks the user if there are duplicates. @returns whether to save */
  beforeSave: (person: DonorFormValues) => Promise<boolean>;
  /** Shows the duplicates that were found while the user typed. */
  show: (person: DonorFormValues, others: readonly DonorRecord[]) => void;
  /** Ids of donors who are other people, as the user has said. */
  dismissed: ReadonlySet<string>;
  found: FoundDuplicates | null;
}

/**
 * Searches for duplicates before a save. A failed search doesn't prevent the save.
 * @param ownId id of the donor; null for a new one
 * @param savedValues the form's initial values: without a change in the identifying fields there is no search
 */
export function useDuplicates(ownId: string | null, savedValues: Partial<DonorFormValues>): Duplicates {
  const { session } = useConnection();
  const [found, setFound] = useState<FoundDuplicates | null>(null);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());

  const ask = (person: DonorFormValues, others: readonly DonorRecord[], saving: boolean): Promise<boolean> =>
    new Promise((resolve) =>
      setFound({
        person,
        ownId,
        others,
        saving,
        decide(isOtherPerson) {
          setFound(null);
          if (isOtherPerson) setDismissed(new Set([...dismissed, ...others.map(({ _id }) => _id)]));
          resolve(isOtherPerson);
        },
      }),
    );

  const find = async (person: DonorFormValues): Promise<DonorRecord[]> => {
    const query = duplicatesQuery(duplicatesFilter(person));
    if (!query) return [];
    try {
      const { donors } = parseResponse(query.schema, await session.call(query.path, { query: query.query }));
      return duplicatesAmong(person, ownId, donors);
    } catch {
      return [];
    }
  };

  const beforeSave = async (person: DonorFormValues): Promise<boolean> => {
    if (IDENTITY_FIELDS.every((name) => person[name] === (savedValues[name] ?? ""))) return true;
    const others = (await find(person)).filter(({ _id }) => !dismissed.has(_id));
    return others.length === 0 || ask(person, others, true);
  };

  return { beforeSave, show: (person, others) => void ask(person, others, false), dismissed, found };
}
