import * as v from "valibot";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { parseAnswer } from "../../../api/schema";

const dismissAnswer = v.object({ notification: v.object({ _id: v.string(), dismissed: v.boolean() }) });

/** Marks a notification as read, for good (specification §7). */
export const useDismissNotification = () =>
  useMutation(
    (id: string) => ({ path: endpoints.notification(id), method: "PUT", body: { dismiss: true } }),
    (body) => parseAnswer(dismissAnswer, body).notification,
  );
