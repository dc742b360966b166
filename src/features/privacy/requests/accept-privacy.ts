import * as v from "valibot";
import { endpoints } from "../../../api/endpoints";
import { ApiError, errorMessage } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { parseAnswer } from "../../../api/schema";

const acceptAnswer = v.object({ success: v.boolean() });

/** Accepts the privacy policy; a success flag that is false is a refusal (specification §7). */
export const useAcceptPrivacy = () =>
  useMutation<void, null>(
    () => ({ path: endpoints.updateProfile(), method: "PUT", body: { privacy: true } }),
    (body) => {
      if (!parseAnswer(acceptAnswer, body).success) throw new ApiError("http", errorMessage(body), 200, null, body);
      return null;
    },
  );
