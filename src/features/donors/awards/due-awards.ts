import { endpoints, MAX_ROWS } from "../../../api/endpoints";
import { identity, malformed, record, text } from "../../../api/readers/read";
import { parseResponse } from "../../../api/readers/parse-response";
import type { Session } from "../../../api/session/session";
import { earnedTiers, tiersDue, tiersFor, type EarnedTier } from "../../../domain/donor/award-tiers";
import { countedDays, unlistedDonations, type AwardSettings } from "../../../domain/settings/award-settings";
import { hintedName } from "../../../domain/donor/registry-name";
import { awardsOfDonor, donationsOfDonor, donorAnswer } from "../../../shared/donor/reads";
import { namedDonor } from "../../../shared/donor/rows";
import { listAnswer } from "../../../shared/lists/list-answer";
import { selectionSlices } from "../../../shared/lists/selection";

/** A donor who is due awards. */
export interface DuePerson {
  id: string;
  /** Surname first; empty if unknown. */
  name: string;
  /** Names of the awards, from the lowest. */
  awards: readonly string[];
}

const due = record({ _id: identity, awardDue: text(""), donor: namedDonor });
const dueAnswer = listAnswer("awardsDue", due)(0, MAX_ROWS);

/**
 * @returns the given donors who are due an award, sorted by name
 * @throws ApiError, or the signal's reason
 */
export async function duePeople(
  session: Session,
  donorIds: readonly string[],
  signal: AbortSignal,
): Promise<DuePerson[]> {
  const people = new Map<string, DuePerson>();
  for (const slice of selectionSlices(donorIds)) {
    const wanted = new Set(slice);
    for (const { awardDue, donor } of await readDue(session, "donorId", slice, signal)) {
      // a server that ignores the filter sends other donors, too
      if (!donor || !wanted.has(donor._id)) continue;
      const awards = people.get(donor._id)?.awards ?? [];
      people.set(donor._id, { id: donor._id, name: hintedName(donor), awards: [...awards, awardDue] });
    }
  }
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name, "it"));
}

/**
 * @param keys of rows of the list of due awards
 * @returns the ids of the donors in these rows
 * @throws ApiError
 */
export async function donorIdsOf(session: Session, keys: readonly string[], signal: AbortSignal): Promise<string[]> {
  const owners = new Set<string>();
  for (const slice of selectionSlices(keys)) {
    const wanted = new Set(slice);
    const rows = await readDue(session, "key", slice, signal);
    for (const { _id, donor } of rows) if (donor?._id && wanted.has(_id)) owners.add(donor._id);
  }
  return [...owners];
}

/** Reads the filtered list of due awards. @throws ApiError, also if rows are missing */
async function readDue(session: Session, field: "key" | "donorId", value: readonly string[], signal: AbortSignal) {
  const query = { filters: JSON.stringify([{ id: field, value }]), order: "rank", skip: 0, limit: MAX_ROWS };
  const answer = parseResponse(dueAnswer, await session.call(endpoints.awardsDue(), { query, signal }));
  if (answer.damaged > 0 || answer.rows.length < (answer.total ?? 0)) throw malformed("awardsDue");
  return answer.rows;
}

interface DueOfDonor {
  area: string;
  /** From the lowest; null if the association's awards can't be read. */
  due: readonly EarnedTier[] | null;
}

/** Computes the due awards from a donor's donations and awards. @throws ApiError */
export async function dueOfDonor(
  session: Session,
  id: string,
  settingsPromise: Promise<AwardSettings | null>,
): Promise<DueOfDonor> {
  const [settings, { donor }, { donations }, { awards }] = await Promise.all([
    settingsPromise,
    session.call(endpoints.donor(id)).then((body) => parseResponse(donorAnswer, body)),
    donationsOfDonor(session, id),
    awardsOfDonor(session, id),
  ]);
  const { area } = donor;
  if (donor.status === "dead") return { area, due: [] };
  const due =
    settings &&
    tiersDue(
      earnedTiers(
        countedDays(
          donations,
          { sex: donor.gender, birthday: donor.birthday },
          settings,
          unlistedDonations(donor.donationsNumber, donations),
        ),
        tiersFor(settings.tiers, donor.gender),
      ),
      awards,
    );
  return { area, due };
}
