import { affectedReads } from "../../api/affected-reads";
import { endpoints } from "../../api/endpoints";
import { useCan } from "../../api/react/ability";
import { useConnection } from "../../api/react/connection";
import { useMutation, type WriteRequest } from "../../api/react/use-mutation";
import { parseAnswer } from "../../api/schema";
import { earnedTiers, tiersDue, tiersFor, type AwardTier } from "../../domain/award-tiers";
import { registryName } from "../../domain/registry-name";
import { useBulk, type BulkStep } from "../bulk";
import { awardTiersOf, donationsOfDonor, donorAnswer } from "../donor-reads";
import { awardRequest, readAward, removalRequest } from "./award-requests";
import { bulkTexts } from "./bulk-texts";
import { awardsOfDonor } from "./requests/list-awards";

/** Hands over to many donors what each has earned: nobody gets one twice, since each is read before. */
export function useBulkAwards() {
  const { session } = useConnection();
  const can = useCan();
  const { write } = useMutation({ request: (request: WriteRequest) => request, reads: readAward });
  const bulk = useBulk((id) => affectedReads.award(id));

  const one = async (id: string, date: string, reading: Promise<readonly AwardTier[] | null>): Promise<BulkStep> => {
    const [tiers, { donor }, { donations }, { awards }] = await Promise.all([
      reading,
      session.call(endpoints.donor(id)).then((body) => parseAnswer(donorAnswer, body)),
      donationsOfDonor(session, id),
      awardsOfDonor(session, id),
    ]);
    const name = registryName(donor);
    const refused = (words: string, undo: BulkStep["undo"] = []): BulkStep => ({
      result: { name, done: false, words },
      undo,
    });
    if (!can("create", "Award", { donorId: id, area: donor.area })) return refused(bulkTexts.forbiddenRow);
    if (!tiers) return refused(bulkTexts.noTiers);
    const days = donations.flatMap((donation) => donation.date ?? []);
    const due = tiersDue(earnedTiers(days, tiersFor(tiers, donor.gender)), awards);
    if (due.length === 0) return refused(bulkTexts.nothingDue);
    const undo: WriteRequest[] = [];
    for (const [at, tier] of due.entries()) {
      const outcome = await write(awardRequest(id, { name: tier.name, date, part: "group" }));
      if (!outcome.ok) return refused(bulkTexts.inPart(namesOf(due.slice(0, at)), outcome.error.message), undo);
      const { key, version } = outcome.data;
      if (key !== null) undo.push(removalRequest(key, version));
    }
    return { result: { name, done: true, words: bulkTexts.handedOver(namesOf(due)) }, undo };
  };

  return {
    bulk,
    run(ids: readonly string[], date: string) {
      const reading = awardTiersOf(session);
      return bulk.run(ids, (id) => one(id, date, reading));
    },
  };
}

const namesOf = (tiers: readonly { name: string }[]) => tiers.map(({ name }) => name);
