import { endpoints } from "../../../api/endpoints";
import { ApiError, LACKING_STATUSES } from "../../../api/errors";
import { lacksOf } from "../../../api/lacks";
import { count, identity, ifTold, items, list, record, text, type Read } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import type { DonatingFacts } from "../../../domain/donation-warnings";
import { donorHint } from "../../../domain/registry-name";
import { MALFORMED_ERROR } from "../../../domain/texts";
import type { EngineContext } from "../engine/types";
import { IMPORTS } from "./read-imports";

const match = record({ id: identity, name: text(""), cardNumber: text(undefined), birthday: text(undefined) });
const facts = record({
  ...{ status: text(""), birthday: text(null), gender: text(null), suspensionDate: text(null) },
  suspension: ifTold(record({ from: text(null), until: text(null) })),
  donations: items(record({ key: text(""), type: count(null), date: text(null) })),
});
const answer = list(
  "donors",
  record({ match: ifTold(match), candidates: items(match), reason: text(null), donor: ifTold(facts) }),
);
type Facts = NonNullable<Read<typeof facts>>;

/** @returns how the engine finds the donors of rows; on a server without imports it finds none */
export const donorFinder =
  (session: Session): NonNullable<EngineContext["findDonors"]> =>
  async (entity, rows) => {
    if (lacksOf(session).lacking.has(IMPORTS)) return null;
    let body: unknown;
    try {
      body = await session.call(endpoints.importDonors(), { method: "POST", body: { entity, rows } });
    } catch (error) {
      if (error instanceof ApiError && LACKING_STATUSES.has(error.status)) return null;
      throw error;
    }
    const { donors, damaged } = parseAnswer(answer, body);
    // a donor belongs to the row at the same place: with one row less each name would stand beside another's card
    if (damaged > 0 || donors.length !== rows.length) throw new ApiError("malformed", MALFORMED_ERROR);
    return donors.map(({ match: known, candidates, reason, donor }) => ({
      id: known?.id ?? null,
      name: known?.name ?? "",
      hint: known ? donorHint(known) : "",
      reason: known ? null : reason,
      isAsked: candidates.length > 0,
      facts: donor && factsOf(donor),
      donations: donor?.donations ?? [],
    }));
  };

const factsOf = ({ status, birthday, gender, suspension, suspensionDate }: Facts): DonatingFacts => ({
  ...{ status, birthday, suspension, suspensionDate },
  gender: gender === "M" || gender === "F" ? gender : null,
});
