import { useUser } from "../../api/react/connection";
import type { User } from "../../domain/entities";
import { hrefFor } from "../../domain/routes";
import { presentStatus } from "../../domain/donor/status";
import { Button } from "../../ui/buttons/button";
import { addressOf } from "../../shared/navigation";
import { FrontPage } from "../auth/front-page";
import { STATUS_MEANINGS } from "../own-data/record";
import { Welcome } from "./welcome";
import { texts } from "./texts";

/** The first page: for whoever comes, for donors with their own state, for staff the way in (decisions §6). */
export function LandingPage() {
  const user = useUser();
  return user ? <WayIn user={user} /> : <Welcome />;
}

function WayIn({ user }: { user: User }) {
  const { lead, to, words } = wayIn(user);
  return (
    <FrontPage title={user.firstName ? texts.hello(user.firstName) : texts.helloNobody} lead={lead}>
      <Button kind="primary" wide href={addressOf(hrefFor(to))}>
        {words}
      </Button>
    </FrontPage>
  );
}

function wayIn({ role, status: raw }: User) {
  if (role !== "donor") return { lead: texts.staff, to: "dashboard", words: texts.toDashboard } as const;
  const { status } = presentStatus(raw);
  const lead = status && [STATUS_MEANINGS[status], texts.more[status]].filter(Boolean).join(" ");
  return status === "pending"
    ? ({ lead, to: "registration", words: texts.toForm } as const)
    : ({ lead, to: "dashboard", words: texts.toOwnPage } as const);
}
