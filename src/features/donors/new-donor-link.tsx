import { Plus } from "lucide-react";
import { hrefFor } from "../../domain/routes";
import { Button } from "../../ui/button";
import { addressOf } from "../navigation";
import { texts } from "./texts";

/** To the form of somebody new. */
export const NewDonorLink = () => (
  <Button href={addressOf(hrefFor("donorCreate"))} icon={Plus} iconWhenNarrow>
    {texts.newDonor}
  </Button>
);
