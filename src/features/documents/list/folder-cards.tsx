import { Folder, Trash2 } from "lucide-react";
import { hrefFor } from "../../../domain/routes";
import type { DocumentFolder } from "../../../shared/documents/document";
import { addressOf } from "../../../shared/navigation";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { visibilityText } from "../visibility/visibility-text";
import { texts } from "../texts";

interface FolderCardsProps {
  folders: readonly DocumentFolder[];
  /** How many documents are in the bin; null: no bin here. */
  bin: number | null;
  binDays: number;
}

export function FolderCards({ folders, bin, binDays }: FolderCardsProps) {
  if (folders.length === 0 && bin === null) return null;
  return (
    <nav
      aria-label={texts.folders}
      className={tw`grid gap-3 grid-cols-[repeat(auto-fill,minmax(220px,1fr))] narrow:grid-cols-1 narrow:gap-0 narrow:overflow-hidden narrow:rounded-lg narrow:border narrow:border-line`}
    >
      {folders.map((folder) => (
        <CardLink
          key={folder._id}
          icon={Folder}
          href={hrefFor("documentFolder", { id: folder._id })}
          name={folder.name || uiTexts.noName}
          hint={hintOf(folder)}
        />
      ))}
      {bin !== null && (
        <CardLink icon={Trash2} href={hrefFor("documentsBin")} name={texts.bin} hint={texts.inBin(bin, binDays)} />
      )}
    </nav>
  );
}

const hintOf = ({ documents, sight }: DocumentFolder): string =>
  [
    ...(documents === null ? [] : [texts.inFolder(documents)]),
    ...(sight && documents !== 0 ? [lower(visibilityText(sight))] : []),
  ].join(", ");

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const CardLink = ({ icon, href, name, hint }: { icon: IconType; href: string; name: string; hint: string }) => (
  <a
    href={addressOf(href)}
    className={tw`flex min-w-0 items-start gap-3 rounded-lg border border-line bg-surface px-4 py-3 no-underline hover:bg-hover narrow:rounded-none narrow:border-0 narrow:border-b narrow:last:border-b-0 narrow:focus-visible:outline-offset-[-2px]`}
  >
    <Icon of={icon} size={20} className={tw`mt-px flex-none text-muted`} />
    <span className={tw`grid min-w-0`}>
      <b className={tw`break-anywhere text-ink`}>{name}</b>
      <span className={tw`text-label text-faint`}>{hint}</span>
    </span>
  </a>
);
