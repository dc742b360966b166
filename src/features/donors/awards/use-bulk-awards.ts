import { affectedReads } from "../../../api/affected-reads";
import { useCan } from "../../../api/react/ability";
import { useConnection } from "../../../api/react/connection";
import { useCreate } from "../../../api/react/use-create";
import type { AwardSettings } from "../../../domain/settings/award-settings";
import { useBulk, type BulkStep, type BulkUndo } from "../../../shared/lists/bulk/use-bulk";
import { awardSettingsAnswer, readSection } from "../../../shared/settings";
import { awardRequest, fieldsOf, readAward, removalRequest, type AwardValues } from "./award-requests";
import { bulkTexts } from "./bulk-texts";
import { dueOfDonor, type DuePerson } from "./due-awards";
import { findGiven, findRemoved } from "./find-award";

interface Creation {
  id: string;
  values: AwardValues;
  /** Ids of the donor's awards before this one. */
  known: ReadonlySet<string>;
}

/** Hands over to many donors what each has earned: nobody gets one twice, since each is read before. */
export function useBulkAwards() {
  const { session } = useConnection();
  const can = useCan();
  const { write } = useCreate({
    request: ({ id, values }: Creation) => awardRequest(id, values),
    reads: readAward,
    rereads: ({ id, values, known }, read) => findGiven(id, read, fieldsOf(values), known),
    async confirms({ id, values, known }, read) {
      const data = await findGiven(id, read, fieldsOf(values), known);
      return data && { data };
    },
  });
  const bulk = useBulk<DuePerson>(({ id }) => affectedReads.award(id));

  const one = async (
    { id, awards: named }: DuePerson,
    date: string,
    reading: Promise<AwardSettings | null>,
  ): Promise<BulkStep> => {
    const { area, known, due: dueNow } = await dueOfDonor(session, id, reading);
    const refused = (words: string, undo: BulkStep["undo"] = []): BulkStep => ({ done: false, words, undo });
    if (!can("create", "Award", { donorId: id, area })) return refused(bulkTexts.forbiddenRow);
    if (!dueNow) return refused(bulkTexts.noTiers);
    // what nobody was told of isn't handed over
    const due = dueNow.filter((tier) => named.includes(tier.name));
    if (due.length === 0) return refused(bulkTexts.nothingDue);
    const undo: BulkUndo[] = [];
    for (const [at, tier] of due.entries()) {
      const outcome = await write({ id, values: { name: tier.name, date, part: "group" }, known });
      if (!outcome.ok) return refused(bulkTexts.inPart(namesOf(due.slice(0, at)), outcome.error.message), undo);
      const { key, version } = outcome.data;
      if (key === null) continue;
      const isUndone: BulkUndo["isUndone"] = async (read) => (await findRemoved(id, read, key)) !== null;
      undo.push({ request: removalRequest(key, version), isUndone });
    }
    return { done: true, words: bulkTexts.handedOver(namesOf(due)), undo };
  };

  return {
    bulk,
    run(people: readonly DuePerson[], date: string) {
      const reading = readSection(session, awardSettingsAnswer);
      return bulk.run(people, (person) => one(person, date, reading));
    },
  };
}

const namesOf = (tiers: readonly { name: string }[]) => tiers.map(({ name }) => name);
