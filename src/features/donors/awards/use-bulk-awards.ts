import { affectedReads } from "../../../api/affected-reads";
import { useCan } from "../../../api/react/ability";
import { useConnection } from "../../../api/react/connection";
import { useMutation, type WriteRequest } from "../../../api/react/use-mutation";
import type { AwardSettings } from "../../../domain/settings/award-settings";
import { useBulk, type BulkStep } from "../../../shared/lists/bulk/use-bulk";
import { awardSettingsAnswer, readSection } from "../../../shared/settings";
import { awardRequest, readAward, removalRequest, type AwardValues } from "./award-requests";
import { bulkTexts } from "./bulk-texts";
import { dueOfDonor, type DuePerson } from "./due-awards";

/** Hands over to many donors what each has earned: nobody gets one twice, since each is read before. */
export function useBulkAwards() {
  const { session } = useConnection();
  const can = useCan();
  const { write } = useMutation({
    request: ({ id, values }: { id: string; values: AwardValues }) => awardRequest(id, values),
    reads: readAward,
  });
  const bulk = useBulk<DuePerson>(({ id }) => affectedReads.award(id));

  const one = async (
    { id, awards: named }: DuePerson,
    date: string,
    reading: Promise<AwardSettings | null>,
  ): Promise<BulkStep> => {
    const { area, due: dueNow } = await dueOfDonor(session, id, reading);
    const refused = (words: string, undo: BulkStep["undo"] = []): BulkStep => ({ done: false, text: words, undo });
    if (!can("create", "Award", { donorId: id, area })) return refused(bulkTexts.forbiddenRow);
    if (!dueNow) return refused(bulkTexts.noTiers);
    // what nobody was told of isn't handed over
    const due = dueNow.filter((tier) => named.includes(tier.name));
    if (due.length === 0) return refused(bulkTexts.nothingDue);
    const undo: WriteRequest[] = [];
    for (const [at, tier] of due.entries()) {
      const outcome = await write({ id, values: { name: tier.name, date, part: "group" } });
      if (!outcome.ok) {
        const { kind, message } = outcome.error;
        const words = bulkTexts.inPart(namesOf(due.slice(0, at)), message);
        // an award without its key can't be taken back
        return { ...refused(words, undo), unclear: kind === "unclear" || undo.length < at };
      }
      if (outcome.data) undo.push(removalRequest(outcome.data.key, outcome.data.version));
    }
    return { done: true, text: bulkTexts.handedOver(namesOf(due)), undo: undo.length === due.length ? undo : [] };
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
