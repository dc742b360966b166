import { paragraphsOf } from "../../domain/settings/text-settings";
import { hrefFor } from "../../domain/routes";
import { Button } from "../../ui/buttons/button";
import { tw } from "../../ui/tw";
import { useRules } from "../../shared/settings";
import { useTexts } from "../../shared/settings/texts";
import { addressOf } from "../../shared/navigation";
import { texts } from "./texts";
import { FrontPage } from "../auth/front-page";

const heading = tw`text-lead font-strong`;

/** For visitors: the association, the sign-in and the sign-up. */
export function Welcome() {
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
        </section>
      )}
    </FrontPage>
  );
}
