import { Plus } from "lucide-react";
import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/button";
import { tw } from "../../../ui/tw";
import { addressOf } from "../../../shared/navigation";
import { texts } from "./texts";

/** To the form of somebody new. */
export const NewDonorLink = () => (
  <Button href={addressOf(hrefFor("donorCreate"))} icon={Plus} kind="primary">
    {texts.newOne} <span className={tw`narrow:sr-only`}>{texts.donorWord}</span>
  </Button>
);
