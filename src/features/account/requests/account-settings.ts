import { affectedReads } from "../../../api/writes/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { useFeatureQuery } from "../../../api/react/use-feature";
import { flag, instant, items, one, record, text, type Read } from "../../../api/readers/read";

const choiceReader = record({
  kind: text(""),
  label: text(""),
  here: flag(true),
  email: flag(false),
  always: flag(false),
});

const accountReader = record({
  emailChange: record({ email: text(""), date: instant(""), expires: instant("") }),
  notifications: items(choiceReader),
  deletion: record({ state: text(""), date: instant(""), reason: text(null), answer: text(null) }),
});

/** Reads `GET /auth/account`. */
export const accountAnswer = one("account", accountReader, (body) => "notifications" in body);
export type AccountSettings = Read<typeof accountAnswer>["account"];
export type NotificationChoice = NonNullable<Read<typeof choiceReader>>;

/** Reads the settings of the user's account. The state is `absent` if the server doesn't declare `account`. */
export const useAccountSettings = () =>
  useFeatureQuery("account", { path: endpoints.account(), schema: accountAnswer });

/** Changes how the user is notified about a kind of event. The cache shows it at once, and reverts it after an error. */
export const useChooseNotification = () =>
  useMutation({
    request: ({ kind, here, email }: NotificationChoice) => ({
      path: pageEndpoints.accountNotifications(),
      method: "PUT",
      body: { kind, here, email },
    }),
    changes: (chosen) => [
      {
        path: endpoints.account(),
        apply(cached) {
          const { account } = cached as Read<typeof accountAnswer>;
          const notifications = account.notifications.map((choice) => (choice.kind === chosen.kind ? chosen : choice));
          return { account: { ...account, notifications } };
        },
      },
    ],
    invalidates: affectedReads.accountSettings,
    place: "page",
  });

/** Requests a new e-mail address, with the current password. */
export const useRequestEmailChange = () =>
  useMutation({
    request: (body: { email: string; currentPassword: string }) => ({
      path: pageEndpoints.accountEmail(),
      method: "POST",
      body,
    }),
    invalidates: affectedReads.accountSettings,
  });

/** PUT sends the mail with the link again, DELETE cancels the change. */
export const useEmailChangeStep = (method: "PUT" | "DELETE") =>
  useMutation<void>({
    request: () => ({ path: pageEndpoints.accountEmail(), method }),
    invalidates: affectedReads.accountSettings,
    place: "page",
  });

/** Requests the deletion of account and data. */
export const useRequestDeletion = () =>
  useMutation({
    request: (reason: string) => ({
      path: pageEndpoints.accountDeletion(),
      method: "POST",
      body: { reason: reason.trim() || null },
    }),
    invalidates: affectedReads.accountSettings,
  });

/** Withdraws the request. @returns 409 if it has been answered */
export const useWithdrawDeletion = () =>
  useMutation<void>({
    request: () => ({ path: pageEndpoints.accountDeletion(), method: "DELETE" }),
    invalidates: affectedReads.accountSettings,
    place: "page",
  });
