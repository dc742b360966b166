import { useRef, useState } from "react";
import { endpoints } from "../../../../api/endpoints";
import { useConnection } from "../../../../api/react/connection";
import { list } from "../../../../api/read";
import { parseAnswer } from "../../../../api/schema";
import { donorReader, type DonorRecord } from "../../../../shared/donor/reads";
import type { DonorFormValues } from "../donor-form-fields";
import { isLike, likenessFilter } from "./likeness";

export interface FoundDuplicates {
  person: DonorFormValues;
  others: readonly DonorRecord[];
  /** @param save whether it is somebody else, to be saved all the same */
  decide: (save: boolean) => void;
}

/** So many are enough to see that something is wrong. */
const MOST = 5;
const answer = list("donors", donorReader);

/**
 * Looks, before a save, for people of the registry who may be the same person. A server that can't tell, or doesn't answer,
 * stops nobody.
 * @param ownId whose record it is; null for somebody new
 * @param before what was there: only what has changed since is looked for
 * @returns what to ask before a save, and what there is to decide
 */
export function useDuplicates(ownId: string | null, before: Partial<DonorFormValues>) {
  const { session } = useConnection();
  const [found, setFound] = useState<FoundDuplicates | null>(null);
  const decided = useRef("");

  const find = async (person: DonorFormValues): Promise<DonorRecord[]> => {
    const queryFilters = likenessFilter(person);
    if (!queryFilters) return [];
    try {
      const query = { limit: MOST + 1, queryFilters: JSON.stringify(queryFilters) };
      const { donors } = parseAnswer(answer, await session.call(endpoints.donors(), { query }));
      return donors.filter((other) => other._id !== ownId && isLike(person, other)).slice(0, MOST);
    } catch {
      return [];
    }
  };

  const beforeSave = async (person: DonorFormValues): Promise<boolean> => {
    const { firstName, lastName, birthday, email, mobile, phoneHome } = person;
    const marks = { firstName, lastName, birthday, email, mobile, phoneHome };
    const asked = JSON.stringify(marks);
    const changed = Object.entries(marks).some(([name, value]) => value !== (before[name as keyof typeof marks] ?? ""));
    if (!changed || decided.current === asked) return true;
    const others = await find(person);
    if (others.length === 0) return true;
    return new Promise((resolve) =>
      setFound({
        person,
        others,
        decide(save) {
          setFound(null);
          if (save) decided.current = asked;
          resolve(save);
        },
      }),
    );
  };

  return { beforeSave, found };
}
