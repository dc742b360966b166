import { pageEndpoints } from "../../../api/page-endpoints";
import { ApiError } from "../../../api/errors";
import { identity, optional, items, list, record, text } from "../../../api/readers/read";
import { parseResponse } from "../../../api/readers/parse-response";
import type { Session } from "../../../api/session/session";
import { donorHint } from "../../../domain/donor/registry-name";
import { MALFORMED_ERROR } from "../../../domain/texts";
import { DONATING_FACTS, keyedDonations } from "../../../shared/donor/donating-facts";
import type { EngineContext } from "../engine/types";

const match = record({ id: identity, name: text(""), cardNumber: text(undefined), birthday: text(undefined) });
const answer = list(
  "donors",
  record({
    match: optional(match),
    candidates: items(match),
    reason: text(null),
    donor: optional(record({ ...DONATING_FACTS, donations: keyedDonations })),
  }),
);

/** @returns finds the donors of rows, one for each row. It throws ApiError */
export const donorFinder =
  (session: Session): NonNullable<EngineContext["findDonors"]> =>
  async (entity, rows) => {
    const body = await session.call(pageEndpoints.importDonors(), { method: "POST", body: { entity, rows } });
    const { donors } = parseResponse(answer, body);
    // donors are matched to rows by index: if one were missing, names would appear beside the wrong rows
    if (donors.length !== rows.length || donors.some(({ match: found }) => found?.id === ""))
      throw new ApiError("malformed", MALFORMED_ERROR);
    return donors.map(({ match: found, candidates, reason, donor }) => ({
      id: found?.id ?? null,
      name: found?.name ?? "",
      hint: found ? donorHint(found) : "",
      reason: found ? null : reason,
      isAsked: candidates.length > 0,
      facts: donor,
      donations: donor?.donations ?? [],
    }));
  };
