import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";

/** Has the mail that confirms the own address sent once more; a 409 says that it is confirmed already. */
export const useSendValidation = () =>
  useMutation<void, void>(
    () => ({ path: endpoints.sendValidation(), method: "POST" }),
    () => undefined,
  );
