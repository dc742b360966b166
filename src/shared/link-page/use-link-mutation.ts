import { use } from "react";
import type { ApiError } from "../../api/errors";
import { useMutation, type Mutation, type WriteRequest } from "../../api/react/use-mutation";
import { LinkPageContext } from "./link-page";

/**
 * A write after which the server mails a link that confirms an address. Its body names the page that the link opens; if the
 * server refuses that field, the write is sent again without it.
 * @param request without the page
 */
export function useLinkMutation<Input>(
  request: (input: Input) => WriteRequest & { body: object },
  invalidates: () => readonly string[] = () => [],
): Mutation<Input, void> {
  const pageOf = use(LinkPageContext);
  const { write, ...state } = useMutation({
    request: ({ input, returnTo }: { input: Input; returnTo: string | null }) => {
      const { body, ...call } = request(input);
      return { ...call, body: returnTo === null ? body : { ...body, returnTo } };
    },
    invalidates,
  });
  return {
    ...state,
    async write(input) {
      const returnTo = pageOf();
      const answer = await write({ input, returnTo });
      const refused = returnTo !== null && !answer.ok && refusesPage(answer.error);
      return refused ? write({ input, returnTo: null }) : answer;
    },
  };
}

/** A server that refuses unknown fields names them. */
const refusesPage = ({ status, body }: ApiError) =>
  (status === 400 || status === 422) && (JSON.stringify(body) ?? "").includes("returnTo");
