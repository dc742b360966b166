import { Globe, MapPinned, ShieldCheck, UserRound, Users } from "lucide-react";
import { NotKnown } from "../../ui/messages/not-known";
import { Icon, type IconType } from "../../ui/icons/icon";
import { tw } from "../../ui/tw";
import type { DocumentSight } from "../../shared/documents";
import { sightKind, sightWords, type SightKind } from "./sight-words";

const ICONS: Readonly<Record<SightKind, IconType>> = {
  everybody: Globe,
  admins: ShieldCheck,
  zones: MapPinned,
  roles: Users,
  donor: UserRound,
};

/** Who sees a document, in a row. */
export function SightLine({ sight }: { sight: DocumentSight | null }) {
  if (!sight) return <NotKnown />;
  return (
    <span className={tw`flex min-w-0 items-center gap-2 text-muted`}>
      <Icon of={ICONS[sightKind(sight)]} size={16} className={tw`flex-none`} />
      <span className={tw`min-w-0 whitespace-normal`}>{sightWords(sight)}</span>
    </span>
  );
}
