import { Card } from "../../../ui/card";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";

/** The address that signs in: shown, changed by the association. */
export function EmailCard({ email }: { email: string }) {
  return (
    <Card title={texts.email.title}>
      <div className={tw`grid gap-1`}>
        <p className={tw`break-anywhere text-lead font-medium`}>{email}</p>
        <p className={tw`text-label text-muted`}>{texts.email.hint}</p>
      </div>
    </Card>
  );
}
