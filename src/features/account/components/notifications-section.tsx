import { notDoneMessage } from "../../../api/errors";
import { useState } from "react";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Checkbox } from "../../../ui/field/choice";
import { tw } from "../../../ui/tw";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { useChooseNotification, type NotificationChoice } from "../requests/account-settings";
import { texts } from "../texts";
import { Section } from "./section";

const { notifications: notificationTexts } = texts;
const CHANNELS = ["here", "email"] as const;

/** The user's choice of notifications. Each checkbox is saved at once. Renders nothing if the server has no kinds. */
export function NotificationsSection({ choices }: { choices: readonly NotificationChoice[] }) {
  const { write } = useChooseNotification();
  const stillOpen = useStillOpen();
  const [failure, setFailure] = useState<string | null>(null);
  if (choices.length === 0) return null;
  const choose = async (choice: NotificationChoice) => {
    setFailure(null);
    const outcome = await write(choice);
    if (outcome.ok) return;
    const message = notDoneMessage(outcome.error, (message) => `${notificationTexts.failed}: ${message}`);
    if (stillOpen(message)) setFailure(message);
  };
  return (
    <Section title={notificationTexts.title} hint={notificationTexts.hint}>
      <AlertRegion title={failure} className={tw`mb-3`} />
      <table className={tw`w-full [border-collapse:collapse]`}>
        <thead>
          <tr className={tw`border-b border-line text-label text-muted tiny:grid tiny:grid-cols-2`}>
            <th scope="col" className={tw`text-start font-normal tiny:absolute`}>
              <span className={tw`sr-only`}>{notificationTexts.what}</span>
            </th>
            {CHANNELS.map((channel) => (
              <th
                key={channel}
                scope="col"
                className={tw`w-20 narrow:w-[60px] tiny:!w-auto py-2 text-center font-medium`}
              >
                {notificationTexts[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => (
            <tr key={choice.kind} className={tw`border-b border-line last:border-0 tiny:grid tiny:grid-cols-2`}>
              <th scope="row" className={tw`py-3 pr-3 text-start font-normal break-anywhere tiny:col-span-2`}>
                {choice.label || choice.kind}{" "}
                {choice.always && <span className={tw`text-label text-faint`}>{notificationTexts.always}</span>}
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className={tw`py-3`}>
                  <span className={tw`flex justify-center`}>
                    <Checkbox
                      aria-label={notificationTexts.name(choice.label || choice.kind, channel)}
                      checked={choice[channel]}
                      disabled={choice.always}
                      onChange={() => void choose({ ...choice, [channel]: !choice[channel] })}
                    />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
