import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";

/** Confirms an address with the token of the mailed link. */
export const useValidate = () =>
  useMutation({ request: (token: string) => ({ path: endpoints.validate(), method: "POST", body: { token } }) });
