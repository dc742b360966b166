import { list, record, text } from "../../../api/read";
import { endpoints } from "../../../api/endpoints";
import { useQuery } from "../../../api/react/use-query";

const cards = list("donors", record({ cardNumber: text(null) }));

/** @param card null asks nothing @returns whether a donor has that very number, as far as is known */
export function useTakenCard(card: string | null): boolean {
  const filters = JSON.stringify([{ id: "cardNumber", value: [card] }]);
  const query = { path: endpoints.donors(), query: { limit: 1, filters }, schema: cards, part: "cards" };
  const state = useQuery(card === null ? null : query, { background: true, abort: true });
  // a server that knows no such filter answers with anybody
  return state.status === "ready" && state.data.donors.some(({ cardNumber }) => cardNumber === card);
}
