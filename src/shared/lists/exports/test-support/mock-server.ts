import { ApiError } from "../../../../api/errors";
import { setFeaturesOf } from "../../../../api/session/features";
import { createSendRequest, type CallOptions } from "../../../../api/http";
import type { WriteSession } from "../../../../api/writes/send-write";
import { setTransport } from "../../../../api/transport";
import { createInlineMock, type Persona } from "../../../../mocks/index";

let count = 0;

/** Starts the mock without a page. @param donors number of donors */
export async function mockServer(donors: number) {
  const apiBase = `https://exports-${(count += 1)}.example/v2`;
  const mock = createInlineMock({ apiBase, donors, storage: "memory" });
  setTransport(apiBase, mock);
  await mock.ready;
  const send = createSendRequest(apiBase);
  return {
    /** @returns a session of a persona */
    async enter(persona: Persona): Promise<WriteSession> {
      let { authToken } = await mock.control.signIn(persona);
      const call = async (path: string, options?: CallOptions) => (await send(path, authToken, options)).body as never;
      const session: WriteSession = {
        state: () => ({ status: "loading" }),
        call: (path, options) =>
          call(path, options as CallOptions).catch(async (error: unknown) => {
            if (!(error instanceof ApiError) || error.status !== 401) throw error;
            ({ authToken } = await mock.control.signIn(persona));
            return call(path, options as CallOptions);
          }),
      };
      setFeaturesOf(session, { has: () => true });
      return session;
    },
    close() {
      setTransport(apiBase, null);
      return mock.close();
    },
  };
}
