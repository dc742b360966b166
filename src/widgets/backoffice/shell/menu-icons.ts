import {
  FileUp,
  Folder,
  LayoutDashboard,
  Mail,
  Map as MapIcon,
  MapPinned,
  Plug,
  ShieldCheck,
  Users,
} from "lucide-react";
import { hrefFor } from "../../../domain/routes";
import type { IconType } from "../../../ui/icons/icon";

/** The drawing of each item of the main menu, by its path. */
export const MENU_ICONS: Readonly<Record<string, IconType>> = {
  [hrefFor("dashboard")]: LayoutDashboard,
  [hrefFor("donors")]: Users,
  [hrefFor("managers")]: MapPinned,
  [hrefFor("admins")]: ShieldCheck,
  [hrefFor("settings")]: MapIcon,
  [hrefFor("importer")]: FileUp,
  [hrefFor("emailTemplates")]: Mail,
  [hrefFor("integrations")]: Plug,
  [hrefFor("documents")]: Folder,
};
