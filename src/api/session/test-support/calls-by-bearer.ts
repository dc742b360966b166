import { ApiError, REFUSED_STATUSES } from "../../errors";
import type { Answer, CallOptions, SendRequest } from "../../http";

/** Calls `answer` as the client calls the API: a refused token is renewed once. */
export const callsByBearer =
  (answer: (path: string, token: string | null, options?: CallOptions) => Promise<Answer>): SendRequest =>
  async (path, auth, options) => {
    if (auth === null || typeof auth === "string") return answer(path, auth, options);
    try {
      return await answer(path, await auth.token(), options);
    } catch (error) {
      if (!(error instanceof ApiError) || !REFUSED_STATUSES.includes(error.status)) throw error;
      await auth.renew(error);
      return answer(path, await auth.token(), options);
    }
  };
