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

/** The first page: for visitors, for donors with their own state, and for the staff (decisions §6). */
export function LandingPage() {
  const user = useUser();
  return user ? <WayIn user={user} /> : <Welcome />;
}

function WayIn({ user }: { user: User }) {
  const { lead, to, label } = wayIn(user);
  return (
    <FrontPage title={user.firstName ? texts.hello(user.firstName) : texts.helloNobody} lead={lead}>
      <Button kind="primary" wide href={addressOf(hrefFor(to))}>
        {label}
      </Button>
    </FrontPage>
  );
}

function wayIn({ role, status: raw }: User) {
  if (role !== "donor") return { lead: texts.staff, to: "dashboard", label: texts.toDashboard } as const;
  const { status } = presentStatus(raw);
  const lead = status && [STATUS_MEANINGS[status], texts.more[status]].filter(Boolean).join(" ");
  return status === "pending"
    ? ({ lead, to: "registration", label: texts.toForm } as const)
    : ({ lead, to: "dashboard", label: texts.toOwnPage } as const);
}
