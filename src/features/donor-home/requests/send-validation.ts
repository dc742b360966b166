import { readDone } from "../../../api/done";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";

/** Has the mail that confirms an address sent once more. */
export const useSendValidation = () =>
  useMutation((email: string) => ({ path: endpoints.resendValidation(), method: "POST", body: { email } }), readDone);
