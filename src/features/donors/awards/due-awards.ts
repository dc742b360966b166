import { endpoints, MOST_ROWS } from "../../../api/endpoints";
import { runLimited } from "../../../api/client/run-limited";
import { identity, record, text } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import { earnedTiers, tiersDue, tiersFor, type EarnedTier } from "../../../domain/donor/award-tiers";
import { countedDays, type AwardSettings } from "../../../domain/settings/award-settings";
import { hintedName } from "../../../domain/donor/registry-name";
import { awardsOfDonor, donationsOfDonor, donorAnswer, namedDonor } from "../../../shared/donor/reads";
import { awardSettingsAnswer, readSection } from "../../../shared/settings";
import { listAnswer } from "../../../shared/lists/list-answer";
import { selectionSlices } from "../../../shared/lists/selection";

/** Somebody who is due awards. */
export interface DuePerson {
  id: string;
  /** As the registry writes it; empty where it isn't known. */
  name: string;
  /** Their names, from the lowest. */
  awards: readonly string[];
}

const AT_ONCE = 4;

const due = record({
  _id: identity,
  awardDue: text(""),
  donor: namedDonor,
});
const dueAnswer = listAnswer("awardsDue", due)(0, MOST_ROWS);

/**
 * @returns the donors among those who are due an award, by name. Where the list of them isn't whole, each donor's donations and awards
 *   are read, and it is worked out
 * @throws ApiError, or the signal's reason
 */
export async function duePeople(
  session: Session,
  donorIds: readonly string[],
  signal: AbortSignal,
): Promise<DuePerson[]> {
  const people = (await listed(session, donorIds, signal)) ?? (await workedOut(session, donorIds, signal));
  return people.sort((a, b) => a.name.localeCompare(b.name, "it"));
}

/**
 * @param keys of rows of the list of who is due an award
 * @returns whose they are
 * @throws ApiError
 */
export async function ownersOf(session: Session, keys: readonly string[], signal: AbortSignal): Promise<string[]> {
  const owners = new Set<string>();
  for (const slice of selectionSlices(keys)) {
    const wanted = new Set(slice);
    const rows = await read(session, "key", slice, signal);
    for (const { _id, donor } of rows ?? []) if (donor?._id && wanted.has(_id)) owners.add(donor._id);
  }
  return [...owners];
}

/** @returns null where the answer isn't whole */
async function read(session: Session, field: "key" | "donorId", value: readonly string[], signal: AbortSignal) {
  const query = { filters: JSON.stringify([{ id: field, value }]), order: "rank", skip: 0, limit: MOST_ROWS };
  const answer = parseAnswer(dueAnswer, await session.call(endpoints.awardsDue(), { query, signal }));
  return answer.damaged > 0 || answer.rows.length < (answer.total ?? 0) ? null : answer.rows;
}

/** @returns null where the list isn't whole, or the server doesn't know the filter */
async function listed(session: Session, ids: readonly string[], signal: AbortSignal): Promise<DuePerson[] | null> {
  const people = new Map<string, DuePerson>();
  for (const slice of selectionSlices(ids)) {
    const wanted = new Set(slice);
    const rows = await read(session, "donorId", slice, signal);
    if (!rows) return null;
    for (const { awardDue, donor } of rows) {
      if (!donor || !wanted.has(donor._id)) return null;
      const awards = people.get(donor._id)?.awards ?? [];
      people.set(donor._id, { id: donor._id, name: hintedName(donor), awards: [...awards, awardDue] });
    }
  }
  return [...people.values()];
}

async function workedOut(session: Session, ids: readonly string[], signal: AbortSignal): Promise<DuePerson[]> {
  const settings = readSection(session, awardSettingsAnswer);
  const people: DuePerson[] = [];
  await runLimited(ids, AT_ONCE, async (id) => {
    signal.throwIfAborted();
    const { name, due } = await dueOfDonor(session, id, settings);
    if (due && due.length > 0) people.push({ id, name, awards: due.map((tier) => tier.name) });
  });
  return people;
}

/** What one donor is due, as the donor's own donations and awards tell. */
interface DueOfDonor {
  name: string;
  area: string;
  /** From the lowest; null where the association's awards aren't readable. */
  due: readonly EarnedTier[] | null;
}

/** Works out what a donor is due now. @throws ApiError */
export async function dueOfDonor(
  session: Session,
  id: string,
  reading: Promise<AwardSettings | null>,
): Promise<DueOfDonor> {
  const [settings, { donor }, { donations }, { awards }] = await Promise.all([
    reading,
    session.call(endpoints.donor(id)).then((body) => parseAnswer(donorAnswer, body)),
    donationsOfDonor(session, id),
    awardsOfDonor(session, id),
  ]);
  const about = { name: hintedName(donor), area: donor.area };
  // nothing is handed to who has died
  if (donor.status === "dead") return { ...about, due: [] };
  const due =
    settings &&
    tiersDue(
      earnedTiers(
        countedDays(donations, { sex: donor.gender, birthday: donor.birthday }, settings),
        tiersFor(settings.tiers, donor.gender),
      ),
      awards,
    );
  return { ...about, due };
}
