import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { texts } from "./texts";

/** "Go back home", to the dashboard (specification §2). */
export const HomeLink = ({ primary = false }: { primary?: boolean }) => (
  <Button kind={primary ? "primary" : "secondary"} href={addressOf(hrefFor("dashboard"))}>
    {texts.goHome}
  </Button>
);
