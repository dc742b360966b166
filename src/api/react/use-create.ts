import { useRef } from "react";
import { createKey, findWhetherKeysAreRefused, IDEMPOTENCY_KEY, refusesKeys } from "../idempotency";
import { useConnection } from "./connection";
import { useMutation, type Mutation, type MutationOptions } from "./use-mutation";

/**
 * A write that creates something, once, however often it is tried: the same body goes out under the same
 * `Idempotency-Key` until it is answered with a success, so that neither an answer which was lost on its way nor a second
 * press makes a second record. A server that refuses the header in its preflight is asked without it.
 */
export function useCreate<Input, T = void>(options: MutationOptions<Input, T>): Mutation<Input, T> {
  const { session } = useConnection();
  const attempt = useRef({ asked: "", key: "" });

  const { write, writing } = useMutation({
    ...options,
    request(input: Input) {
      const made = options.request(input);
      if (refusesKeys(session)) return made;
      const asked = `${made.path} ${JSON.stringify(made.body)}`;
      if (attempt.current.asked !== asked) attempt.current = { asked, key: createKey() };
      return { ...made, headers: { ...made.headers, [IDEMPOTENCY_KEY]: attempt.current.key } };
    },
  });

  return {
    writing,
    async write(input) {
      const first = await write(input);
      const again =
        !first.ok &&
        first.error.kind === "network" &&
        !refusesKeys(session) &&
        (await findWhetherKeysAreRefused(session));
      const outcome = again ? await write(input) : first;
      if (outcome.ok) attempt.current = { asked: "", key: "" };
      return outcome;
    },
  };
}
