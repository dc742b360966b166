import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { parseResponse } from "../../../api/readers/parse-response";
import { loginAnswer } from "../../../api/session/answers";

interface FirstLogin {
  token: string;
  password: string;
  privacy: boolean;
}

/** Sets the first password, or a new one for an expired one. The answer begins a session: give it to `session.adopt`. */
export const useFirstLogin = () =>
  useMutation({
    request: (body: FirstLogin) => ({ path: endpoints.firstLogin(), method: "POST", body: { ...body } }),
    reads: (body) => parseResponse(loginAnswer, body),
  });
