import { useState } from "react";
import { Banner } from "../../../ui/banner";
import { cx, tw } from "../../../ui/tw";
import { useOnline } from "../../../ui/use-online";
import { texts } from "../texts";

interface NetworkNoticeProps {
  /** On the button. */
  label: string;
  /** The button leads on, and sends nothing. */
  onward: boolean;
  /** What a press has come to is told beside it: that there is no network, too. */
  told: boolean;
  className: string;
}

/** Says before anybody presses that there is no network, and then that it has come back: nothing is sent by itself. */
export function NetworkNotice({ label, onward, told, className }: NetworkNoticeProps) {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  return (
    <div role="status" className={cx(tw`empty:hidden`, className)}>
      {!online && !told && (
        <Banner tone="warn" title={texts.offline}>
          {onward ? texts.offlineOnward : texts.offlineHint(label)}
        </Banner>
      )}
      {online && wasOffline && !onward && <Banner title={texts.backOnline}>{texts.backOnlineHint(label)}</Banner>}
    </div>
  );
}
