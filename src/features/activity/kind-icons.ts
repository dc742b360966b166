import {
  Download,
  Droplet,
  Eraser,
  FileText,
  FileUp,
  KeyRound,
  Mail,
  Merge,
  Settings2,
  Trash2,
  UserRound,
} from "lucide-react";
import type { LogKind } from "../../domain/activity/activity-log";
import type { IconType } from "../../ui/icons/icon";

export const KIND_ICONS: Record<LogKind, IconType> = {
  people: UserRound,
  donations: Droplet,
  deletions: Trash2,
  documents: FileText,
  settings: Settings2,
  exports: Download,
  imports: FileUp,
  emails: Mail,
  access: KeyRound,
  merges: Merge,
  erasures: Eraser,
};
