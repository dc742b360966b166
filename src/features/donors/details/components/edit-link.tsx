import { Pencil } from "lucide-react";
import type { MouseEvent } from "react";
import { hrefFor } from "../../../../domain/routes";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { addressOf, entryState, isPlainClick, navigate } from "../../../../shared/navigation";
import { OPENED_FROM } from "../opened-from";
import { texts } from "../texts";

/** To the form of a donor, which leads back to this very page, and knows the list that it was opened from. */
export function EditLink({ id }: { id: string }) {
  const route = hrefFor("donorEdit", { id });
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(route, { state: { ...entryState(), [OPENED_FROM]: id } });
  };
  return (
    <Button href={addressOf(route)} onClick={open} icon={Pencil} className={tw`print:hidden`}>
      {texts.edit}
    </Button>
  );
}
