import { withLabel } from "../../../domain/labels";

export const texts = {
  legend: "Chi lo vede, oltre agli amministratori",
  choices: { admins: "Nessun altro", roles: "Chi ha un ruolo", donor: "Un donatore" },
  rolesLegend: "Ruoli",
  roles: {
    manager: "Responsabili",
    director: withLabel("Director", "Direttori"),
    donor: "Donatori, tra i loro documenti",
  },
  zonesLegend: "Zone",
  zonesHelp: "Se non ne scegli nessuna, tutte.",
  ownZonesHelp: "Puoi scegliere tra le tue.",
  donorField: "Donatore",
  donorPlaceholder: "Cerca cognome e nome",
  donorHelp: "Lo trova tra i suoi documenti e riceve un avviso.",
  donorFailed: "Non riusciamo a cercare i donatori. Riprova.",
  alsoManagers: "Anche i responsabili della sua zona",
  alsoDirectors: withLabel("Anche i director", "Anche i direttori"),
  problems: {
    roles: "Scegli almeno un ruolo.",
    areas: "Scegli almeno una delle tue zone.",
    donor: "Scegli il donatore dall’elenco che si apre mentre scrivi.",
  },
} as const;
