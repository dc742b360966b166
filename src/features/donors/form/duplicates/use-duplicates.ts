import { useState } from "react";
import { useConnection } from "../../../../api/react/connection";
import { parseAnswer } from "../../../../api/schema";
import type { DonorRecord } from "../../../../shared/donor/reads";
import type { DonorFormValues } from "../donor-form-fields";
import { duplicatesAmong, duplicatesQuery, duplicatesFilter, MARKS } from "../../duplicates";

/** Whom somebody who is written may be, to be decided. */
export interface FoundDuplicates {
  person: DonorFormValues;
  others: readonly DonorRecord[];
  /** The form waits to be saved; otherwise the user is still filling it in. */
  saving: boolean;
  /** @param another it is somebody else: nobody asks about these again */
  decide: (another: boolean) => void;
}

export interface Duplicates {
  /** Asks before a save. @returns whether it goes on */
  beforeSave: (person: DonorFormValues) => Promise<boolean>;
  /** Shows the duplicates that were found while the user typed. */
  show: (person: DonorFormValues, others: readonly DonorRecord[]) => void;
  /** Ids of donors whom the user has confirmed to be other people. */
  dismissed: ReadonlySet<string>;
  found: FoundDuplicates | null;
}

/**
 * Looks, before a save, for people of the registry who may be the same person. A server that can't tell, or doesn't answer,
 * stops nobody.
 * @param ownId whose record it is; null for somebody new
 * @param before what was there: only what has changed since is looked for
 * @returns what to ask before a save, and what there is to decide
 */
export function useDuplicates(ownId: string | null, before: Partial<DonorFormValues>): Duplicates {
  const { session } = useConnection();
  const [found, setFound] = useState<FoundDuplicates | null>(null);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());

  const ask = (person: DonorFormValues, others: readonly DonorRecord[], saving: boolean): Promise<boolean> =>
    new Promise((resolve) =>
      setFound({
        ...{ person, others, saving },
        decide(another) {
          setFound(null);
          if (another) setDismissed(new Set([...dismissed, ...others.map(({ _id }) => _id)]));
          resolve(another);
        },
      }),
    );

  const find = async (person: DonorFormValues): Promise<DonorRecord[]> => {
    const asked = duplicatesQuery(duplicatesFilter(person));
    if (!asked) return [];
    try {
      const { donors } = parseAnswer(asked.schema, await session.call(asked.path, { query: asked.query }));
      return duplicatesAmong(person, ownId, donors);
    } catch {
      return [];
    }
  };

  const beforeSave = async (person: DonorFormValues): Promise<boolean> => {
    if (MARKS.every((name) => person[name] === (before[name] ?? ""))) return true;
    const others = (await find(person)).filter(({ _id }) => !dismissed.has(_id));
    return others.length === 0 || ask(person, others, true);
  };

  return { beforeSave, show: (person, others) => void ask(person, others, false), dismissed, found };
}
