import { endpoints } from "../../../api/endpoints";
import { useQuery } from "../../../api/react/use-query";
import { identity, record, text, type Read } from "../../../api/read";
import { listAnswer } from "../../../shared/lists/list-answer";

/** As many as are offered under the field. */
const OFFERED = 8;

const donorReader = record({ _id: identity, firstName: text(""), lastName: text(""), birthday: text(null) });
export type FoundDonor = NonNullable<Read<typeof donorReader>>;
export const foundDonors = listAnswer("donors", donorReader);

/** Donors whose name somebody types; nothing is asked for an empty field. */
export function useDonorSearch(typed: string): { found: readonly FoundDonor[]; failed: boolean } {
  const words = typed.trim();
  const query = { skip: 0, limit: OFFERED, order: "lastName", query: words };
  const state = useQuery(words === "" ? null : { path: endpoints.donors(), query, schema: foundDonors(0, OFFERED) }, {
    keepPrevious: true,
    abort: true,
  });
  return { found: words !== "" && state.status === "ready" ? state.data.rows : [], failed: state.status === "error" };
}
