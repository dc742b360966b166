import { Pencil } from "lucide-react";
import type { User } from "../../../domain/entities";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";
import { Section } from "./section";

const { who: words } = texts;

/** Who one is, and the way to the one form that changes it: of the staff the account's, of a donor the own record's. */
export function WhoSection({ user }: { user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  const donor = user.role === "donor";
  const lines = [name, user.phone].filter(Boolean);
  return (
    <Section title={words.title} hint={donor ? words.donorHint : words.staffHint}>
      <div className={tw`grid justify-items-start gap-3`}>
        {lines.length > 0 && (
          <p className={tw`grid break-anywhere`}>
            {lines.map((line, index) => (
              <span key={line} className={index === 0 ? tw`text-lead font-medium` : tw`text-muted`}>
                {line}
              </span>
            ))}
          </p>
        )}
        <Button icon={Pencil} href={addressOf(hrefFor(donor ? "profile" : "profileEdit", { id: user._id }))}>
          {donor ? words.profile : words.edit}
        </Button>
      </div>
    </Section>
  );
}
