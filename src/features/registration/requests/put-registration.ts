import { mutate } from "swr";
import { endpoints } from "../../../api/endpoints";
import { useConnection } from "../../../api/react/connection";
import { useMutation, type MutationOutcome } from "../../../api/react/use-mutation";
import { queryKey } from "../../../api/react/use-query";
import { parseAnswer } from "../../../api/schema";
import { ownRecordAnswer, type OwnRecordAnswer } from "../../own-record";

/** How a donor's form is saved, and how the record is read anew when somebody else saved first. */
export function useRegistrationCalls(userId: string): {
  save: (body: Record<string, unknown>) => Promise<MutationOutcome<OwnRecordAnswer>>;
  reread: () => Promise<MutationOutcome<OwnRecordAnswer>>;
  rereading: boolean;
} {
  const { apiBase } = useConnection();
  const path = endpoints.registration(userId);
  const read = (body: unknown) => parseAnswer(ownRecordAnswer, body);
  const put = useMutation((body: Record<string, unknown>) => ({ path, method: "PUT", body }), read);
  const get = useMutation<void, OwnRecordAnswer>(() => ({ path }), read);

  /** Puts the answer's record into the cache, for all that show it. */
  const keep = async (call: Promise<MutationOutcome<OwnRecordAnswer>>) => {
    const outcome = await call;
    if (outcome.ok) await mutate(queryKey(apiBase, userId, { path }), outcome.data, { revalidate: false });
    return outcome;
  };
  return {
    save: (body) => keep(put.write(body)),
    reread: () => keep(get.write()),
    rereading: get.writing,
  };
}
