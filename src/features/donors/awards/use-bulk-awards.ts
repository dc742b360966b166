import { affectedReads } from "../../../api/writes/affected-reads";
import { useCan } from "../../../api/react/ability";
import { useConnection } from "../../../api/react/connection";
import { useMutation, type WriteRequest } from "../../../api/react/use-mutation";
import type { AwardSettings } from "../../../domain/settings/award-settings";
import type { BulkStep } from "../../../shared/lists/bulk/bulk-result";
import { isRepeatable } from "../../../shared/lists/bulk/patience";
import { useBulk } from "../../../shared/lists/bulk/use-bulk";
import { readSection } from "../../../shared/settings";
import { awardSettingsAnswer } from "../../../shared/settings/awards";
import { awardRequest, readAward, removalRequest, type AwardValues } from "./award-write-requests";
import { bulkTexts } from "./bulk-texts";
import { dueOfDonor, type DuePerson } from "./due-awards";

/**
 * Hands over the due awards of many donors. Reads each donor before, so that nobody receives an award twice.
 * @param title of the dialog
 */
export function useBulkAwards(title: string) {
  const { session } = useConnection();
  const can = useCan();
  const { write } = useMutation({
    request: ({ id, values }: { id: string; values: AwardValues }) => awardRequest(id, values),
    reads: readAward,
    shownIn: ({ id }) => affectedReads.award(id),
  });
  const bulk = useBulk<DuePerson>(title, ({ id }) => affectedReads.award(id));

  const handOverOne = async (
    { id, awards: confirmedNames }: DuePerson,
    date: string,
    settings: Promise<AwardSettings | null>,
  ): Promise<BulkStep> => {
    const { area, due: dueNow } = await dueOfDonor(session, id, settings);
    const rejected = (text: string, undo: BulkStep["undo"] = []): BulkStep => ({ done: false, text, undo });
    if (!can("create", "Award", { donorId: id, area })) return rejected(bulkTexts.forbiddenRow);
    if (!dueNow) return rejected(bulkTexts.noTiers);
    // hand over only awards that the user has confirmed
    const due = dueNow.filter((tier) => confirmedNames.includes(tier.name));
    if (due.length === 0) return rejected(bulkTexts.nothingDue);
    const undo: WriteRequest[] = [];
    let index = 0;
    for (const tier of due) {
      const outcome = await write({ id, values: { name: tier.name, date, part: "group" } });
      if (!outcome.ok) {
        if (index === 0 && isRepeatable(outcome.error)) throw outcome.error;
        const { kind, message } = outcome.error;
        const text = bulkTexts.partial(namesOf(due.slice(0, index)), message);
        // an award without a key can't be undone
        return { ...rejected(text, undo), unclear: kind === "unclear" || undo.length < index };
      }
      if (outcome.data) undo.push(removalRequest(outcome.data.key, outcome.data.version));
      index += 1;
    }
    return { done: true, text: bulkTexts.handedOver(namesOf(due)), undo: undo.length === due.length ? undo : [] };
  };

  return {
    bulk,
    run(people: readonly DuePerson[], date: string) {
      const reading = readSection(session, awardSettingsAnswer);
      return bulk.run(people, (person) => handOverOne(person, date, reading));
    },
  };
}

const namesOf = (tiers: readonly { name: string }[]) => tiers.map(({ name }) => name);
