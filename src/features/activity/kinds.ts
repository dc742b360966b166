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
import type { IconType } from "../../ui/icons/icon";

/** The kinds of entries in the order of the filter, with their icons. A new kind is a line here and one in the texts. */
export const LOG_KINDS = {
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
} as const satisfies Record<string, IconType>;

export type LogKind = keyof typeof LOG_KINDS;
export const KIND_NAMES = Object.keys(LOG_KINDS) as LogKind[];

export const isLogKind = (value: string | null): value is LogKind => value !== null && Object.hasOwn(LOG_KINDS, value);
