import { useUser } from "../../api/react/connection";
import { useUnreachable } from "../../api/react/use-unreachable";
import type { User } from "../../domain/entities";
import { hrefFor } from "../../domain/routes";
import { presentStatus } from "../../domain/donor/status";
import { Button } from "../../ui/buttons/button";
import { AlertRegion } from "../../ui/messages/alert-region";
import { addressOf } from "../../shared/navigation";
import { FrontPage } from "../auth/front-page";
import { STATUS_MEANINGS } from "../own-data/record";
import { texts } from "./texts";
import { paragraphsOf } from "../../domain/settings/text-settings";
import { tw } from "../../ui/tw";
import { DefaultRulesNote } from "../../shared/donor/parts/default-rules-note";
import { useRules } from "../../shared/settings";
import { useTexts } from "../../shared/settings/texts";

/** The first page: for visitors, for donors with their own state, and for the staff (decisions §6). */
export function LandingPage() {
  const user = useUser();
  return user ? <WayIn user={user} /> : <Welcome />;
}

function WayIn({ user }: { user: User }) {
  const { lead, to, label } = wayIn(user);
  return (
    <FrontPage title={user.firstName ? texts.hello(user.firstName) : texts.helloNobody} lead={lead}>
      <Unreachable />
      <Button kind="primary" wide href={addressOf(hrefFor(to))}>
        {label}
      </Button>
    </FrontPage>
  );
}

/** Says that the API can't be reached, before somebody goes to a form in vain. */
function Unreachable() {
  return <AlertRegion title={useUnreachable()} />;
}

function wayIn({ role, status: raw }: User) {
  if (role !== "donor") return { lead: texts.staff, to: "dashboard", label: texts.toDashboard } as const;
  const { status } = presentStatus(raw);
  const lead = status && STATUS_MEANINGS[status];
  return status === "pending"
    ? ({ lead, to: "registration", label: texts.toForm } as const)
    : ({ lead, to: "dashboard", label: texts.toOwnPage } as const);
}

const heading = tw`text-lead font-strong`;

/** For visitors: the association, the sign-in and the sign-up. */
function Welcome() {
  const { rules } = useRules();
  const own = useTexts();
  if (!own) return null;
  const { landing } = own;
  return (
    <FrontPage
      title={landing.title}
      lead={paragraphsOf(landing.text).map((paragraph, nth) => (
        <span key={nth} className={tw`block`}>
          {paragraph}
        </span>
      ))}
    >
      <Unreachable />
      <div className={tw`grid grid-cols-2 tiny:!grid-cols-1 gap-2`}>
        <Button kind="primary" href={addressOf(hrefFor("login"))}>
          {texts.signIn}
        </Button>
        <Button href={addressOf(hrefFor("register"))}>{texts.register}</Button>
      </div>
      <section className={tw`grid gap-3 border-t pt-6`}>
        <h2 className={heading}>{texts.stepsTitle}</h2>
        <ol className={tw`grid gap-3`}>
          {texts.steps.map(({ title, text }, index) => (
            <li key={title} className={tw`grid grid-cols-[24px_minmax(0,1fr)] gap-3`}>
              <span
                aria-hidden
                className={tw`grid size-6 place-items-center rounded-full border border-line-control text-label font-medium`}
              >
                {index + 1}
              </span>
              <span className={tw`grid pt-0.5`}>
                <b className={tw`font-medium`}>{title}</b>
                <span className={tw`text-muted`}>{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      {rules && (
        <section className={tw`grid gap-1`}>
          <h2 className={heading}>{texts.whoTitle}</h2>
          <p className={tw`text-pretty text-muted`}>{texts.who(rules.minimumAge, rules.maximumAge)}</p>
          <DefaultRulesNote />
        </section>
      )}
    </FrontPage>
  );
}
