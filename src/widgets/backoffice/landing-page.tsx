import { useUser } from "../../api/react/connection";
import { SplitLayout } from "../../features/auth/pages";
import { addressOf } from "../../features/navigation";
import { hrefFor } from "../../domain/routes";
import { Button } from "../../ui/button";
import { tw } from "../../ui/tw";
import { texts } from "./texts";

/** The way in for somebody who is signed in already. */
export default function LandingPage() {
  const user = useUser();
  return (
    <SplitLayout>
      <div className={tw`grid gap-1`}>
        <h1 tabIndex={-1} className={tw`text-page leading-tight tracking-tight`}>
          {user?.firstName ? texts.welcome(user.firstName) : texts.welcomeBack}
        </h1>
        <p className={tw`text-muted`}>{texts.welcomeHint}</p>
      </div>
      <Button kind="primary" wide href={addressOf(hrefFor("dashboard"))}>
        {texts.enter}
      </Button>
    </SplitLayout>
  );
}
