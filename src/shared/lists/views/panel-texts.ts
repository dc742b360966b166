import { recordTexts } from "../../../domain/record-texts";
import type { RecordKind } from "../../../domain/records/records";
import { DIRECTORS, isRole } from "../../../domain/roles";

/** The roles that a view can be shared with, in the plural. */
export const ROLES = {
  admin: "Amministratori",
  manager: "Responsabili",
  director: DIRECTORS,
} as const;
type ViewRole = keyof typeof ROLES;
export const VIEW_ROLES = Object.keys(ROLES) as ViewRole[];

const nameOf = (role: string) => (isRole(role) && role !== "donor" ? ROLES[role] : role);
const toRoles = (roles: readonly string[]) =>
  VIEW_ROLES.every((role) => roles.includes(role))
    ? "a tutti i ruoli"
    : `ad ${roles.map(nameOf).join(" e ")}`.replace(/^ad (?!A)/, "a ");

const SAVE_AS = "Salva come…";

export const panelTexts = {
  title: "Viste",
  opensFirst: "si apre per prima",
  mine: "Le mie",
  shared: "Condivise",
  none: `Non hai ancora viste: scegli filtri e colonne, poi «${SAVE_AS}».`,
  loading: "Leggo le viste",
  failed: "Non riusciamo a leggere le viste.",
  sharedByMe: (roles: readonly string[]) => `tua, ${toRoles(roles)}`,
  sharedBy: (name: string, roles: readonly string[]) => (name ? `di ${name}, ${toRoles(roles)}` : toRoles(roles)),
  more: (name: string) => `Altro su ${name}`,
  rename: "Rinomina",
  share: "Condividi con un ruolo…",
  copyLink: "Copia il collegamento",
  linkCopied: "Collegamento copiato: lo apre chi può vedere la vista.",
  linkNotCopied: "Il browser non permette di copiare: apri la vista e copia l’indirizzo della pagina.",
  openFirst: "Apri sempre con questa",
  openFirstDone: (name: string) => `L’elenco si aprirà con «${name}».`,
  openAllFirstDone: "L’elenco si aprirà con tutte le righe.",
  pin: "Mostra in prima pagina",
  unpin: "Togli dalla prima pagina",
  pinned: (name: string) => `«${name}» è in prima pagina, con il suo conto.`,
  unpinned: (name: string) => `«${name}» non è più in prima pagina.`,
  duplicate: "Duplica",
  copyOf: (name: string) => `${name}, copia`.slice(0, 80),
  duplicated: "Vista duplicata",
  remove: "Elimina",
  removed: (name: string) => `Vista «${name}» eliminata`,
  restore: "Ripristina la vista",
  restored: "Vista ripristinata",
  saveAs: SAVE_AS,

  newTitle: "Salva come nuova vista",
  editTitle: "Modifica la vista",
  remembers: (rules: number, text: boolean) =>
    `Ricorda le colonne${text ? ", la ricerca" : ""}${rules === 0 ? "" : rules === 1 ? ", la regola" : `, le ${rules} regole`}, l’ordine e l’altezza delle righe.`,
  name: "Nome",
  nameMissing: "Dai un nome alla vista.",
  nameTaken: "Hai già una vista con questo nome.",
  who: "Chi la vede",
  onlyMe: "Solo io",
  aRole: "Condivisa con un ruolo",
  roleHelp: (kind: RecordKind) =>
    `Ognuno vede solo ${recordTexts(kind).the} che può vedere: un responsabile, ${recordTexts(kind).those} della sua zona.`,
  roleMissing: "Scegli almeno un ruolo.",
  openFirstHelp: "Vale solo per te, in questo browser.",
  alwaysThis: "Apri sempre con questa vista",
  saveAndCopy: "Salva e copia il collegamento",
  saveView: "Salva vista",

  conflictTitle: "Qualcuno ha cambiato questa vista",
  conflict: (name: string) => `«${name}» è stata salvata da un’altra persona mentre la usavi.`,
  overwrite: "Salva la mia al suo posto",
  openTheirs: "Apri la sua",
} as const;
