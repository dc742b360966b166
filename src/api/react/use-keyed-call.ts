import { useRef } from "react";
import type { CallOptions } from "../http";
import { createKey, IDEMPOTENCY_KEY, takesKeys } from "../idempotency";
import { useConnection } from "./connection";

/**
 * How a write goes out. With keys it is done once, however often it is tried: the same body goes out under the same
 * `Idempotency-Key` until its outcome is known to be a success, so that neither an answer which was lost on its way nor a
 * second press does it twice. A server that doesn't declare `idempotency` is sent no key.
 * @returns `send` gives the answer's body, and throws what a call throws; `settle` ends the use of the key
 */
export function useKeyedCall(keyed: boolean): {
  send: (request: { path: string } & CallOptions) => Promise<unknown>;
  settle: () => void;
} {
  const { session } = useConnection();
  const attempt = useRef({ asked: "", key: "" });
  const send = async ({ path, ...options }: { path: string } & CallOptions) => {
    if (!keyed || !takesKeys(session)) return session.call(path, options);
    const asked = `${options.method} ${path} ${JSON.stringify([options.query, options.body])}`;
    if (attempt.current.asked !== asked) attempt.current = { asked, key: createKey() };
    const headers = { ...options.headers, [IDEMPOTENCY_KEY]: attempt.current.key };
    return session.call(path, { ...options, headers });
  };
  const settle = () => {
    attempt.current = { asked: "", key: "" };
  };
  return { send, settle };
}
