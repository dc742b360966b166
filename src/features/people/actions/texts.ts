import { joinWithAnd } from "../../../domain/language/join-with-and";
import { roleLabel, type Role } from "../../../domain/roles";
import { nameOf, type StaffAccount } from "../account";
import { texts as lists } from "../texts";

const { donors } = lists;

export const texts = {
  open: "Apri",
  edit: "Modifica i dati",
  zones: "Cambia zone",
  role: "Cambia ruolo",
  inviteAgain: "Invia di nuovo l’invito",
  withdraw: "Ritira l’invito",
  unlock: "Sblocca",
  deactivate: "Disattiva",
  reactivate: "Riattiva",
  reactivated: (account: StaffAccount) => `${nameOf(account)} può entrare di nuovo`,
  deactivated: (account: StaffAccount) => `${nameOf(account)} non può più entrare`,
  undo: { active: "Disattiva l’account", inactive: "Riattiva l’account", areas: "Ripristina le zone di prima" },
  zonesSaved: (zones: readonly string[]) =>
    zones.length ? `Ora segue ${joinWithAnd(zones)}` : "Ora non segue nessuna zona",
  roleSaved: (role: string) => `Ora il ruolo è ${roleLabel(role)}`,
  takes: (account: StaffAccount, zones: readonly string[]) =>
    `${nameOf(account)} ora segue anche ${joinWithAnd(zones)}`,
  withdrawn: (account: StaffAccount) => `Invito a ${account.email} ritirato`,
  unmanaged: {
    title: (zones: readonly string[]) =>
      zones.length === 1 ? `${zones[0]} resta senza responsabile` : `${joinWithAnd(zones)} restano senza responsabile`,
    text: (zones: readonly string[], count: number | null) =>
      `${zones.length === 1 ? "I suoi" : "I loro"} ${count === null ? "donatori" : donors(count)} li vedrebbero solo gli amministratori.`,
    takerLabel: (zone: string, isOnly: boolean) => (isOnly ? "Chi la segue da oggi" : `Chi segue ${zone} da oggi`),
    nobody: "Nessuno, per ora",
    unknown: "Non riusciamo a leggere i responsabili: non sappiamo se una zona resta senza.",
    option: (account: StaffAccount) =>
      account.zones.length ? `${nameOf(account)}, che segue già ${joinWithAnd(account.zones)}` : nameOf(account),
  },
  deactivateDialog: {
    title: (account: StaffAccount) => `Disattivare ${nameOf(account)}?`,
    text: "Non potrà più entrare, da subito. Quello che ha fatto resta nella storia, con il suo nome.",
    sessions: "Si chiudono le sue sessioni aperte.",
    stays: (zone: string, others: readonly StaffAccount[]) => `${zone} resta a ${joinWithAnd(others.map(nameOf))}.`,
    back: "Puoi riattivare l’accesso quando vuoi, con le stesse zone.",
    confirm: "Disattiva",
    confirmAnd: (zones: readonly string[]) => `Disattiva e affida ${joinWithAnd(zones)}`,
  },
  zonesDialog: {
    title: (account: StaffAccount) => `Zone di ${nameOf(account)}`,
    text: "Vede e cambia i donatori di queste zone, e di nessun’altra. Se ha la pagina aperta, l’elenco la segue.",
    legend: "Zone",
    changed: "Nel frattempo qualcuno ha cambiato le zone",
    take: "Riprendi quelle di adesso",
    none: "Senza zone non vede nessun donatore.",
    confirm: "Salva le zone",
    failed: "Non riusciamo a leggere le zone",
  },
  roleDialog: {
    title: (account: StaffAccount) => `Cambiare ruolo a ${nameOf(account)}?`,
    legend: "Nuovo ruolo",
    changed: "Nel frattempo qualcuno ha cambiato il ruolo",
    means: {
      admin: "Vede e cambia tutto: donatori di ogni zona, persone, impostazioni.",
      director: "Legge ed esporta tutto, e non cambia niente.",
      manager: "Vede e cambia i donatori delle sue zone, e di nessun’altra.",
      donor: "",
    } satisfies Record<Role, string>,
    loses: "Smette di vedere quello che il nuovo ruolo non comprende, anche se ha la pagina aperta.",
    confirm: (role: string) => `Cambia in ${roleLabel(role)}`,
    zonesMissing: "Scegli almeno una zona.",
  },
  conflict: { now: "Adesso", own: "La tua scelta" },
  withdrawDialog: {
    title: (account: StaffAccount) => `Ritirare l’invito a ${nameOf(account)}?`,
    text: (account: StaffAccount) =>
      `Il collegamento spedito a ${account.email} non varrà più, e chi lo apre non potrà entrare. Potrai invitare di nuovo lo stesso indirizzo.`,
    confirm: "Ritira l’invito",
  },
} as const;
