import { Plus } from "lucide-react";
import { useCan } from "../../../../api/react/ability";
import { Button } from "../../../../ui/button";
import { startRegistering, useRegistering } from "../register-mode";
import { texts } from "../texts";

/** "Registra donazione", for those who may; it goes while its form is open. */
export function RegisterButton({ donor }: { donor: { _id: string; area: string } }) {
  const can = useCan();
  const registering = useRegistering();
  if (registering || !can("create", "Donation", { donorId: donor._id, area: donor.area })) return null;
  return (
    <Button kind="primary" icon={Plus} onClick={() => startRegistering()}>
      {texts.register}
    </Button>
  );
}
