import {
  Award,
  ClipboardCheck,
  ClipboardList,
  CreditCard,
  Download,
  Droplet,
  FileText,
  FileUp,
  History,
  Keyboard,
  LayoutDashboard,
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
  UserRoundX,
  Users,
} from "lucide-react";
import type { Action, Subject } from "../../../api/session/ability";
import { DATA_REQUESTS_TAB } from "../../../domain/donor/data-requests";
import type { Feature } from "../../../domain/features";
import { label } from "../../../domain/labels";
import type { ROUTES, RouteName } from "../../../domain/routes";
import type { PageAction } from "../../../shared/page-actions/on-page-action";
import type { IconType } from "../../../ui/icons/icon";

/** The commands of the search: pages and actions. Path, title, guard, ability and features come from the table of routes. */

export interface CommandDefinition {
  /** Default: the title of the route. */
  name?: string;
  /** What else people call it. */
  synonyms: string;
  icon: IconType;
  /** Whether it does something ("Fai"). Other commands go to a page ("Vai a"). */
  does?: true;
  /** Whether it is listed last, and found by whole words alone: nobody must run it by mistake. */
  isRisky?: true;
  /** Letters to press one after another, outside of fields. */
  keys?: string;
  /** What its page does when it opens. */
  action?: PageAction;
  /** Other pages that do it; on these, the command doesn't leave the page. */
  alsoOn?: readonly RouteName[];
  /** What the user chooses next, if it is about a donor. */
  thenDonor?: string;
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
    synonyms: "giornata di prelievo donazione donazioni raccolta autoemoteca tessere",
    icon: ClipboardList,
    does: true,
    keys: "gr",
  },
  donorCreate: { synonyms: "aggiungi crea iscrivi inserisci socio persona", icon: UserPlus, does: true, keys: "n" },
  calls: { synonyms: "chiamate telefono telefonare convocare convocazioni", icon: Phone, does: true, keys: "gc" },
  duplicates: {
    name: "Controlla i possibili doppioni",
    synonyms: "duplicati unisci unire uguali due schede",
    icon: Merge,
    does: true,
  },
  changeRequests: { synonyms: "modifiche richieste conferma confermare cognome nome", icon: ClipboardCheck },
  activity: { synonyms: "attività registro chi cosa quando storia eventi log", icon: History },
  dashboard: { synonyms: "home inizio statistiche numeri andamento riepilogo", icon: LayoutDashboard, keys: "gh" },
  donors: { synonyms: "anagrafe registro soci elenco lista schede utenti", icon: Users, keys: "gd" },
  managers: { synonyms: "utenti zone accessi inviti", icon: MapPinned },
  admins: { synonyms: "utenti accessi segreteria direttori", icon: ShieldCheck },
  importer: { synonyms: "importa importazione csv excel carica file dati", icon: FileUp },
  settings: { synonyms: "impostazioni comuni gruppi sezioni", icon: MapIcon },
  emailTemplates: { synonyms: "e-mail posta messaggi newsletter modelli invii lettere", icon: Mail },
  integrations: { synonyms: "integrazioni servizi collegamenti posta aruba mailgun", icon: Plug },
  documents: { synonyms: "file moduli cartelle attestati referti", icon: FileText },
  documentsBin: { name: "Cestino dei documenti", synonyms: "eliminati ripristina recupera", icon: Trash2 },
  accountSettings: {
    synonyms:
      "impostazioni profilo password e-mail foto tema scuro notifiche sessioni dispositivi cancellazione privacy",
    icon: Settings,
  },
};

interface PlaceDefinition extends CommandDefinition {
  name: string;
  route: RouteName;
  /** The tab of its page. */
  tab?: string;
  /** Beside what the route needs. */
  needs?: readonly [Action, Subject];
  feature?: Feature;
}

const LISTS = ["managers", "admins"] as const;
const EXPORTS = { does: true, route: "donors", needs: ["export", "Donor"] } as const;
const SETTINGS = { route: "settings", feature: "settings" } as const;

/** Actions and tabs of pages, and the user's own data. */
export const PLACE_COMMANDS: readonly PlaceDefinition[] = [
  {
    name: "Registra una donazione",
    synonyms: "nuova prelievo aggiungi inserisci",
    icon: Droplet,
    does: true,
    route: "donors",
    needs: ["create", "Donation"],
    thenDonor: "Poi scegli il donatore",
  },
  {
    name: "Esporta…",
    synonyms: "scarica excel csv xlsx foglio elenco lista",
    icon: Download,
    ...EXPORTS,
    action: "export",
    alsoOn: LISTS,
  },
  { name: "Stampa etichette", synonyms: "buste indirizzi lettere posta", icon: Tag, ...EXPORTS, action: "labels" },
  { name: "Stampa l’elenco", synonyms: "carta lista pdf", icon: Printer, ...EXPORTS, action: "print", alsoOn: LISTS },
  {
    name: "Nuova e-mail",
    synonyms: "scrivi componi crea modello newsletter posta messaggio",
    icon: Mail,
    does: true,
    route: "emailTemplates",
    action: "create",
    needs: ["create", "EmailTemplate"],
  },
  {
    name: "Carica documenti",
    synonyms: "file moduli aggiungi upload",
    icon: Upload,
    does: true,
    route: "documents",
    action: "upload",
    needs: ["create", "Document"],
  },
  {
    name: "Invita responsabili",
    synonyms: "aggiungi utenti accessi nuovo responsabile",
    icon: UserRoundPlus,
    does: true,
    route: "managers",
    action: "invite",
    needs: ["create", "User"],
  },
  {
    name: "Modifica i miei dati",
    synonyms: "nome cognome telefono profilo",
    icon: Pencil,
    does: true,
    route: "profileEdit",
  },
  { name: "I miei dati", synonyms: "profilo scheda contatti donazioni", icon: UserRound, route: "profile" },
  {
    name: "Donazioni",
    synonyms: "prelievi elenco registro",
    icon: Droplet,
    route: "donors",
    tab: "donations",
    needs: ["read", "Donation"],
  },
  {
    name: "Benemerenze",
    synonyms: "premi medaglie consegnate elenco",
    icon: Award,
    route: "donors",
    tab: "awards",
    needs: ["read", "Award"],
  },
  {
    name: "Benemerenze da consegnare",
    synonyms: "premi medaglie dovute spettanti",
    icon: Award,
    route: "donors",
    tab: "awardsDue",
    needs: ["read", "Award"],
    keys: "gb",
  },
  {
    name: "Regole di donazione",
    synonyms: "impostazioni intervalli giorni età sospensioni motivi",
    icon: SlidersHorizontal,
    ...SETTINGS,
    tab: "rules",
  },
  {
    name: "Soglie delle benemerenze",
    synonyms: "impostazioni premi medaglie regole",
    icon: Award,
    ...SETTINGS,
    tab: "awards",
  },
  {
    name: "Numeri di tessera",
    synonyms: "impostazioni tessere numerazione",
    icon: CreditCard,
    ...SETTINGS,
    tab: "cards",
  },
  {
    name: "Testi e consensi",
    synonyms: "impostazioni informativa privacy parole moduli",
    icon: ScrollText,
    ...SETTINGS,
    tab: "texts",
  },
  {
    name: "Richieste sui dati",
    synonyms: "impostazioni cancellazione gdpr oblio privacy",
    icon: UserRoundX,
    route: "settings",
    tab: DATA_REQUESTS_TAB,
    feature: "erasure",
  },
];

/** Commands without a page. */
export const OTHER_COMMANDS = [
  {
    name: "Scorciatoie da tastiera",
    synonyms: "tasti aiuto comandi",
    icon: Keyboard,
    does: true,
    keys: "?",
    run: "help",
  },
  { name: label("Sign out"), synonyms: "esci uscita disconnetti logout", icon: LogOut, isRisky: true, run: "signOut" },
] as const satisfies readonly (CommandDefinition & { run: string })[];
