import { Plus } from "lucide-react";
import { Button } from "../../../../ui/buttons/button";
import { startRegistering, useRegistering } from "../register-mode";
import { texts } from "../texts";
import { useMayRegister } from "../use-may-register";

/** "Registra donazione", for those who may; it goes while its form is open. */
export function RegisterButton({ donor }: { donor: { _id: string; area: string } }) {
  const mayRegister = useMayRegister();
  const registering = useRegistering();
  if (registering || !mayRegister(donor)) return null;
  return (
    <Button kind="primary" icon={Plus} onClick={() => startRegistering()}>
      {texts.register}
    </Button>
  );
}
