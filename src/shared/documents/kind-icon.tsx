import { File, FileArchive, FileImage, FileSpreadsheet, FileText } from "lucide-react";
import type { DocumentKind } from "../../domain/documents/file-types";
import { Icon, type IconType } from "../../ui/icons/icon";
import { tw } from "../../ui/tw";

const ICONS: Readonly<Record<DocumentKind, IconType>> = {
  pdf: FileText,
  image: FileImage,
  sheet: FileSpreadsheet,
  text: File,
  other: FileArchive,
};

export const KindIcon = ({ kind }: { kind: DocumentKind }) => (
  <Icon of={ICONS[kind]} size={20} className={tw`flex-none text-faint`} />
);
