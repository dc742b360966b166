import { ArrowLeft } from "lucide-react";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

/** Leads back to the list of templates (specification §2). */
export const ExitLink = () => (
  <Button
    kind="quiet"
    icon={ArrowLeft}
    href={addressOf(hrefFor("emailTemplates"))}
    className={tw`-ml-3 narrow:-ml-2 justify-self-start`}
  >
    {texts.exit}
  </Button>
);
