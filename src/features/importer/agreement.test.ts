import { expect, it } from "vitest";
import { texts as check } from "./check/texts";
import { texts as columns } from "./columns/texts";
import { texts as run } from "./run/texts";
import { texts as summary } from "./summary/texts";
import { texts as undo } from "./undo/texts";

it.each<[text: string, expected: string]>([
  [check.fixAll(1), "Correggi la riga"],
  [check.moreCards(1), "Mostra un’altra"],
  [columns.recognised(0, 3), "Non abbiamo riconosciuto nessuna colonna."],
  [columns.recognised(1, 3), "Abbiamo riconosciuto 1 colonna su 3."],
  [columns.recognised(1, 1), "Abbiamo riconosciuto la colonna."],
  [columns.more(1), "Mostra un altro valore"],
  [columns.skipRest(1), "Non importare l’altra"],
  [summary.ready(1, 4), "riga pronta su 4"],
  [summary.createdHint(1, "donors"), "nasce come «Inserito», se il file non dice altro"],
  [summary.createdHint(1, "awards"), "non c’era ancora"],
  [summary.updated(1, "donations"), "aggiornata"],
  [summary.updated(2, "donations"), "aggiornate"],
  [summary.updatedHint(1), "è già nel registro"],
  [summary.unchangedHint(1), "non cambia"],
  [summary.skippedHint(1), "resta fuori"],
  [summary.changesTitle(0, "donors"), "Che cosa cambia"],
  [summary.changesTitle(1, "donations"), "Che cosa cambia nell’unica aggiornata"],
  [summary.changesTitle(8, "donors"), "Che cosa cambia negli 8"],
  [summary.changesTitle(12, "awards"), "Che cosa cambia nelle 12"],
  [summary.records("awards"), "Benemerenze"],
  [summary.toChoose(1), "1 riga da scegliere: chi non sceglie non la importa."],
  [summary.more(1), "Un’altra dopo queste"],
  [run.rowsOf(1, 4), "riga su 4"],
  [run.rowsOf(0, 4), "righe su 4"],
  [run.checked(1), "1 riga con errori, scartata nel controllo, sta solo nel file di partenza."],
  [run.last(1), "Qui l’ultima: nel file ci sono tutte."],
  [undo.rowsOf(1, 4), "riga annullata su 4"],
  [undo.changedSince(1, "donations"), "1 è cambiata da allora"],
  [undo.leaveAll(1, "donors"), "Lascia com’è"],
  [undo.leaveAll(3, "awards"), "Lasciale tutte come sono"],
  [undo.showMore(1, "donations"), "Mostra un’altra"],
])("texts with numbers use the singular and the plural correctly: %s", (text, expected) => {
  expect(text).toBe(expected);
});
