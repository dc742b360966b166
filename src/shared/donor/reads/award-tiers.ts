import { endpoints } from "../../../api/endpoints";
import { ApiError, LACKING_STATUSES } from "../../../api/errors";
import { count, type Reader, text } from "../../../api/read";
import { useOptionalQuery } from "../../../api/react/use-optional-query";
import { parseAnswer } from "../../../api/schema";
import { settingIn } from "../../../api/settings";
import type { Session } from "../../../api/session/session";
import { DEFAULT_AWARD_TIERS, type AwardTier } from "../../../domain/award-tiers";
import { asSex } from "../../../domain/blood";
import { isRecord } from "../../../domain/values";

interface SentTier {
  name?: string | null;
  years?: number | null;
  donations?: number | null;
  alone?: number | null;
  sex?: string | null;
}

/**
 * The tiers of an association's awards. Settings that say nothing of awards leave the default ones; a list of which one
 * tier can't be read gives null: with a step missing, a wrong award would be handed over.
 */
export const awardTiersAnswer: Reader<
  readonly AwardTier[] | null,
  { settings?: { awardTiers?: readonly SentTier[] | null } }
> = (body, _path, note) => {
  const sent = settingIn(body, "awardTiers");
  if (!Array.isArray(sent) || sent.length === 0) return DEFAULT_AWARD_TIERS;
  const tiers = sent.map((tier: unknown): AwardTier | null => {
    const of = isRecord(tier) ? tier : {};
    const at = (name: string) => `settings.awardTiers[].${name}`;
    const name = text("")(of.name, at("name"), note);
    const alone = count(0)(of.alone, at("alone"), note);
    const donations = count(alone)(of.donations, at("donations"), note);
    const years = count(null)(of.years, at("years"), note);
    const sex = asSex(text(null)(of.sex, at("sex"), note));
    return name && alone && donations
      ? { name, years: years ?? Infinity, donations, alone, ...(sex && { sex }) }
      : null;
  });
  return tiers.every((tier) => tier !== null) ? tiers : null;
};

/**
 * The tiers of the association's awards: its own, or the default ones where the server has no settings.
 * @param wanted false reads nothing (yet)
 * @returns null as long as they aren't known
 */
export function useAwardTiers(wanted = true): readonly AwardTier[] | null {
  const state = useOptionalQuery(
    "settings",
    wanted ? { path: endpoints.settings(), schema: awardTiersAnswer, part: "award tiers" } : null,
    { once: true },
  );
  if (state.status === "lacking") return DEFAULT_AWARD_TIERS;
  return state.status === "ready" ? state.data : null;
}

/** Reads them now. @returns null where they can't be read. @throws ApiError */
export async function awardTiersOf(session: Session): Promise<readonly AwardTier[] | null> {
  try {
    return parseAnswer(awardTiersAnswer, await session.call(endpoints.settings()));
  } catch (error) {
    if (error instanceof ApiError && LACKING_STATUSES.has(error.status)) return DEFAULT_AWARD_TIERS;
    throw error;
  }
}
