import { CircleAlert } from "lucide-react";
import { hintedName } from "../../../domain/donor/registry-name";
import { hrefFor } from "../../../domain/routes";
import { formatFullInstant } from "../../../domain/format";
import { addressOf } from "../../../shared/navigation";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import type { WholeSending } from "./read-sendings";
import { texts } from "./texts";

/** What came back so far: whose, and why; the record says it, too. */
export const CameBack = ({ bounces }: Pick<WholeSending, "bounces">) => (
  <Card title={texts.toLook} flush>
    <ul className={tw`mt-3`}>
      {bounces.map(
        (bounce) =>
          bounce && (
            <li key={bounce._id} className={tw`flex items-center gap-3 border-t px-6 py-3 narrow:px-4`}>
              <Icon of={CircleAlert} size={16} className={tw`flex-none text-danger-text`} />
              <span className={tw`min-w-0 flex-1 break-anywhere`}>
                <Link href={addressOf(hrefFor("donorDetails", { id: bounce._id }))}>
                  {hintedName(bounce) || bounce._id}
                </Link>
                : {texts.bounce[bounce.reason] ?? texts.otherBounce}
              </span>
              {bounce.date && (
                <time dateTime={bounce.date} className={tw`text-label text-faint tabular-nums`}>
                  {formatFullInstant(bounce.date)}
                </time>
              )}
            </li>
          ),
      )}
    </ul>
  </Card>
);
