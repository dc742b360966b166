import {
  Award,
  ClipboardCheck,
  ClipboardList,
  CreditCard,
  Download,
  FileText,
  FileUp,
  History,
  Keyboard,
  LayoutDashboard,
  ListFilter,
  LogOut,
  Mail,
  Map as MapIcon,
  MapPinned,
  Merge,
  Pencil,
  Phone,
  Plug,
  Printer,
  ScrollText,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  Tag,
  Trash2,
  Upload,
  UserPlus,
  UserRound,
  UserRoundPlus,
  Users,
} from "lucide-react";
import type { Action, Subject } from "../../../api/session/ability";
import type { Feature } from "../../../domain/features";
import { label } from "../../../domain/labels";
import type { ROUTES, RouteName } from "../../../domain/routes";
import type { PageAction } from "../../../shared/page-actions/on-page-action";
import { GlyphDrop } from "../../../ui/icons/marks";
import type { IconType } from "../../../ui/icons/icon";

/** The commands of the search: pages and actions. Path, title, guard, ability and features come from the table of routes. */

export interface CommandDefinition {
  /** Default: the title of the route. */
  name?: string;
  /** What else people call it. */
  words: string;
  icon: IconType;
  /** Whether it does something ("Fai"). Other commands go to a page ("Vai a"). */
  does?: true;
  /** Letters to press one after another, outside of fields. */
  keys?: string;
}

/** The routes of the app that have no id in their path. `/app` is the dashboard. */
type PlainRoute = {
  [Name in RouteName]: (typeof ROUTES)[Name]["pattern"] extends `${string}:${string}`
    ? never
    : (typeof ROUTES)[Name]["pattern"] extends `/app/${string}`
      ? Name
      : never;
}[RouteName];

/** The pages. A new route needs a line here to compile. */
export const PAGE_COMMANDS: Readonly<Record<PlainRoute, CommandDefinition>> = {
  collectionDay: {
    name: "Registra una giornata",
    words: "giornata di prelievo donazione donazioni raccolta autoemoteca tessere",
    icon: ClipboardList,
    does: true,
    keys: "gr",
  },
  donorCreate: { words: "aggiungi crea iscrivi inserisci socio persona", icon: UserPlus, does: true, keys: "n" },
  calls: { words: "chiamate telefono telefonare convocare convocazioni", icon: Phone, does: true, keys: "gc" },
  duplicates: {
    name: "Controlla i possibili doppioni",
    words: "duplicati unisci unire uguali due schede",
    icon: Merge,
    does: true,
  },
  changeRequests: { words: "modifiche richieste conferma confermare cognome nome", icon: ClipboardCheck },
  activity: { words: "attività registro chi cosa quando storia eventi log", icon: History },
  dashboard: { words: "home inizio statistiche numeri andamento riepilogo", icon: LayoutDashboard, keys: "gh" },
  donors: { words: "anagrafe registro soci elenco lista schede utenti", icon: Users, keys: "gd" },
  managers: { words: "utenti zone accessi inviti", icon: MapPinned },
  admins: { words: "utenti accessi segreteria direttori", icon: ShieldCheck },
  importer: { words: "importa importazione csv excel carica file dati", icon: FileUp },
  settings: { words: "impostazioni comuni gruppi sezioni", icon: MapIcon },
  emailTemplates: { words: "e-mail posta messaggi newsletter modelli invii lettere", icon: Mail },
  integrations: { words: "integrazioni servizi collegamenti posta aruba mailgun", icon: Plug },
  documents: { words: "file moduli cartelle attestati referti", icon: FileText },
  documentsBin: { name: "Cestino dei documenti", words: "eliminati ripristina recupera", icon: Trash2 },
  accountSettings: {
    words: "impostazioni profilo password e-mail foto tema scuro notifiche sessioni dispositivi cancellazione privacy",
    icon: Settings,
  },
};

interface PlaceDefinition extends CommandDefinition {
  name: string;
  route: RouteName;
  /** The tab of its page. */
  tab?: string;
  /** What the page does when it opens. */
  action?: PageAction;
  /** Other pages that do it; on these, the command doesn't leave the page. */
  alsoOn?: readonly RouteName[];
  /** Beside what the route needs. */
  needs?: readonly [Action, Subject];
  feature?: Feature;
}

const LISTS = ["managers", "admins"] as const;

/** Actions and tabs of pages, and the user's own data. */
export const PLACE_COMMANDS: readonly PlaceDefinition[] = [
  {
    name: "Esporta…",
    words: "scarica excel csv xlsx foglio elenco lista",
    icon: Download,
    does: true,
    route: "donors",
    action: "export",
    alsoOn: LISTS,
    needs: ["export", "Donor"],
  },
  {
    name: "Stampa etichette",
    words: "buste indirizzi lettere posta",
    icon: Tag,
    does: true,
    route: "donors",
    action: "labels",
    needs: ["export", "Donor"],
  },
  {
    name: "Stampa l’elenco",
    words: "carta lista pdf",
    icon: Printer,
    does: true,
    route: "donors",
    action: "print",
    alsoOn: LISTS,
    needs: ["export", "Donor"],
  },
  {
    name: "Nuova e-mail",
    words: "scrivi componi crea modello newsletter posta messaggio",
    icon: Mail,
    does: true,
    route: "emailTemplates",
    action: "create",
    needs: ["create", "EmailTemplate"],
  },
  {
    name: "Carica documenti",
    words: "file moduli aggiungi upload",
    icon: Upload,
    does: true,
    route: "documents",
    action: "upload",
    needs: ["create", "Document"],
  },
  {
    name: "Invita responsabili",
    words: "aggiungi utenti accessi nuovo responsabile",
    icon: UserRoundPlus,
    does: true,
    route: "managers",
    action: "invite",
    needs: ["create", "User"],
  },
  {
    name: "Modifica i miei dati",
    words: "nome cognome telefono profilo",
    icon: Pencil,
    does: true,
    route: "profileEdit",
  },
  { name: "I miei dati", words: "profilo scheda contatti donazioni", icon: UserRound, route: "profile" },
  {
    name: "Donazioni",
    words: "prelievi elenco registro",
    icon: GlyphDrop,
    route: "donors",
    tab: "donations",
    needs: ["read", "Donation"],
  },
  {
    name: "Benemerenze",
    words: "premi medaglie consegnate elenco",
    icon: Award,
    route: "donors",
    tab: "awards",
    needs: ["read", "Award"],
  },
  {
    name: "Benemerenze da consegnare",
    words: "premi medaglie dovute spettanti",
    icon: Award,
    route: "donors",
    tab: "awardsDue",
    needs: ["read", "Award"],
    keys: "gb",
  },
  {
    name: "Regole di donazione",
    words: "impostazioni intervalli giorni età sospensioni motivi",
    icon: SlidersHorizontal,
    route: "settings",
    tab: "rules",
    feature: "settings",
  },
  {
    name: "Soglie delle benemerenze",
    words: "impostazioni premi medaglie regole",
    icon: Award,
    route: "settings",
    tab: "awards",
    feature: "settings",
  },
  {
    name: "Numeri di tessera",
    words: "impostazioni tessere numerazione",
    icon: CreditCard,
    route: "settings",
    tab: "cards",
    feature: "settings",
  },
  {
    name: "Testi e consensi",
    words: "impostazioni informativa privacy parole moduli",
    icon: ScrollText,
    route: "settings",
    tab: "texts",
    feature: "settings",
  },
];

/** The registry with a ready-made filter, whose label is the name. */
export const FILTER_COMMAND = { words: "filtro filtra", icon: ListFilter } as const;

/** Commands without a page. */
export const OTHER_COMMANDS = [
  {
    name: "Scorciatoie da tastiera",
    words: "tasti aiuto comandi",
    icon: Keyboard,
    does: true,
    keys: "?",
    run: "help",
  },
  { name: label("Sign out"), words: "esci uscita disconnetti logout", icon: LogOut, does: true, run: "signOut" },
] as const satisfies readonly (CommandDefinition & { run: string })[];
