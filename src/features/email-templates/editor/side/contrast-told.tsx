import { CircleCheck, TriangleAlert } from "lucide-react";
import { contrast, READABLE_CONTRAST, readableOn } from "../../../../domain/email-template/write/contrast";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";

const figure = new Intl.NumberFormat("it-IT", { maximumFractionDigits: 1 });

/** Whether words are read well: those on a ground, or those in the colour itself on the mail's paper. */
export function ContrastTold({ colour, on }: { colour: string; on?: string }) {
  const value = on === undefined ? contrast(colour, readableOn(colour)) : contrast(colour, on);
  const isGood = value >= READABLE_CONTRAST;
  return (
    <p
      role="status"
      className={isGood ? tw`flex gap-1.5 text-label text-success-text` : tw`flex gap-1.5 text-label text-warn-text`}
    >
      <Icon of={isGood ? CircleCheck : TriangleAlert} size={16} className={tw`mt-px`} />
      {(isGood ? texts.properties.contrast : texts.properties.pale)(figure.format(value))}
    </p>
  );
}
