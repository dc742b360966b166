import { ChevronRight, Settings, UserRound } from "lucide-react";
import { hrefFor } from "../../../../domain/routes";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { addressOf } from "../../../../shared/navigation";
import { texts } from "../texts";

interface LinksCardProps {
  userId: string;
  cardNumber: string | null;
}

/** Where a donor may go from here. */
export function LinksCard({ userId, cardNumber }: LinksCardProps) {
  return (
    <nav aria-label={texts.links} className={tw`print:hidden overflow-hidden rounded-lg border border-line bg-surface`}>
      <Line
        icon={UserRound}
        href={hrefFor("profile", { id: userId })}
        title={texts.myData}
        hint={cardNumber ? texts.profileCard(cardNumber) : texts.profileHint}
      />
      <Line icon={Settings} href={hrefFor("accountSettings")} title={texts.account} hint={texts.accountHint} />
    </nav>
  );
}

interface LineProps {
  icon: IconType;
  href: string;
  title: string;
  hint: string;
}

function Line({ icon, href, title, hint }: LineProps) {
  return (
    <a
      href={addressOf(href)}
      className={tw`flex min-h-[52px] items-center gap-3 border-t border-line px-6 py-2.5 first:border-t-0 hover:bg-hover focus-visible:outline-offset-[-2px] narrow:min-h-[60px] narrow:px-4 tiny:!px-3 tiny:!gap-2 narrow:py-3`}
    >
      <Icon of={icon} size={20} className={tw`text-faint`} />
      <span className={tw`grid min-w-0 flex-1`}>
        <b>{title}</b>
        <span className={tw`text-label text-faint`}>{hint}</span>
      </span>
      <Icon of={ChevronRight} className={tw`text-faint`} />
    </a>
  );
}
