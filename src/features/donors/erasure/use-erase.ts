import { affectedReads } from "../../../api/writes/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { notDoneMessage, type ApiError } from "../../../api/errors";
import { useConnection, useUser } from "../../../api/react/connection";
import { useMutation } from "../../../api/react/use-mutation";
import { parseResponse } from "../../../api/readers/parse-response";
import { affectedByRequest, dataRequestAnswer, type DataRequest } from "../../../shared/data-requests/requests";
import { dropErased } from "../../../shared/donor/drop-erased";
import { useToast } from "../../../ui/toast/toast";
import { texts } from "./texts";

/** What is known of a request on paper. */
export interface Asked {
  received: string;
  via: string;
  /** How the identity was checked. */
  identity: string;
}

interface EraseInput extends Asked {
  donor: string;
  version: number | null;
}

const requestIn = (body: unknown): DataRequest | null => parseResponse(dataRequestAnswer, body).request;

/** Erases a donor. The answered request is null if the response doesn't have it. */
export function useErase() {
  const connection = useConnection();
  const toast = useToast();
  const userId = useUser()?._id ?? "";
  return useMutation<EraseInput, DataRequest | null>({
    request: (input) => ({ path: endpoints.erasures(), method: "POST", body: { ...input } }),
    reads: requestIn,
    invalidates: ({ donor }) => [
      endpoints.erasures(),
      ...affectedByRequest(),
      ...affectedReads.donorLists(),
      ...affectedReads.donor(donor),
      ...affectedReads.documents(),
      ...affectedReads.calls(),
      endpoints.notifications(),
    ],
    place: "page",
    // a server without events doesn't say so
    onDone: () => void dropErased(connection, userId, toast, true),
  });
}

/** @returns why an erasure wasn't made */
export function eraseFailure(error: ApiError): string {
  if (error.code === "version") return texts.stale;
  // the response to an earlier try was lost, or somebody else was faster
  return error.code === "erased" ? error.message : notDoneMessage(error, texts.notErased);
}

/** Adds the request on paper of a donor to the register, while something stands in the way of erasing. */
export const useRegister = (donor: string) =>
  useMutation<Asked, DataRequest | null>({
    request: (body) => ({
      path: endpoints.dataRequests(),
      method: "POST",
      body: { donor, ...body },
    }),
    reads: requestIn,
    invalidates: affectedByRequest,
    place: "page",
  });

/** Takes a donor off the recipients of a scheduled mail. */
export const useLeaveSending = (donor: string) =>
  useMutation<string>({
    request: (sending) => ({ path: pageEndpoints.leaveSending(donor, sending), method: "DELETE" }),
    invalidates: () => [`${endpoints.erasures()}/`, `${endpoints.emailTemplates()}/`],
    place: "page",
  });
