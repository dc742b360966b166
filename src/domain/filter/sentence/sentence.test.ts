import { describe, expect, it } from "vitest";
import type { RecordKind } from "../../records/records";
import type { FilterGroup, FilterNode, FilterRule } from "../filter";
import { filterFields } from "../filter-fields";
import { operatorsFor, type OperatorInput } from "../operators";
import { READY_MADE } from "../ready-made";
import { filterSentence } from "./sentence";

const today = "2026-11-20";
const r = (field: string, operator: string, value?: unknown, more: Partial<FilterRule> = {}): FilterRule => ({
  field,
  operator,
  value,
  ...more,
});
const and = (...rules: FilterNode[]): FilterGroup => ({ combinator: "and", rules });
const or = (...rules: FilterNode[]): FilterGroup => ({ combinator: "or", rules });
const not = (group: FilterGroup): FilterGroup => ({ ...group, not: true });

/** Read a sentence aloud before you change it. */
const SENTENCES: [list: RecordKind, filter: FilterGroup, sentence: string][] = [
  ["donors", and(), "Tutti i donatori"],
  ["donors", and(r("key", "in", "D000003,D000005")), "Donatori che hanno «D000003» o «D000005» come codice"],
  ["donors", and(r("key", "in", Array(1408).fill("D000003"))), "Donatori che sono tra 1.408 persone scelte"],
  [
    "donors",
    and(r("city", "in", "A,B,C,D,E,F,G,H,I,J")),
    "Donatori che abitano a «A», «B», «C», «D», «E», «F», «G» o altri 3 valori",
  ],
  [
    "donors",
    and(
      r("bloodGroup", "=", "0-"),
      r("area", "=", "Clusone"),
      r("nextDonationDate", "<=", "2026-11-21"),
      r("mobile", "notNull"),
    ),
    "Donatori di gruppo 0- della zona Clusone che possono donare sangue intero entro sabato 21 novembre e hanno un cellulare",
  ],
  [
    "donors",
    and(
      r("status", "=", "active"),
      r("lastDonationDate", "<=", "2026-08-22"),
      or(r("bloodGroup", "in", ["0-", "B-"]), r("donationsNumber", "between", [48, 50])),
      r("email", "notNull"),
    ),
    "Donatori attivi che hanno donato l’ultima volta entro il 22 agosto 2026, (sono di gruppo 0- o B- oppure hanno fatto da 48 a 50 donazioni) e hanno un’e-mail",
  ],
  [
    "managers",
    and(r("areas", "in", "Lodi,Mantova"), r("status", "=", "staged")),
    "Responsabili delle zone Lodi o Mantova con stato Inserito",
  ],
  ["managers", and(r("areas", "=", "Lodi"), r("status", "=", "active")), "Responsabili attivi della zona Lodi"],
  ["managers", and(r("areas", "null")), "Responsabili che non hanno una zona indicata"],
  [
    "admins",
    and(r("lastSignIn", "<=", "2026-08-22")),
    "Amministratori che sono entrati l’ultima volta entro il 22 agosto 2026",
  ],
  ["directors", and(r("lastSignIn", "null")), "Director che non sono mai entrati"],
  ["managers", and(r("phone", "null")), "Responsabili che non hanno un cellulare"],
  [
    "donors",
    or(r("bloodGroup", "=", "0-"), r("donationsNumber", ">=", 50)),
    "Donatori che sono di gruppo 0- oppure hanno fatto almeno 50 donazioni",
  ],
  [
    "donors",
    not(and(r("area", "in", "Clusone,Lodi"), r("privacy", "=", false))),
    "Donatori, tutti tranne quelli delle zone Clusone o Lodi che non hanno accettato la privacy",
  ],
  [
    "donors",
    not(or(r("area", "in", "Clusone,Lodi,Crema"), r("privacy", "=", true))),
    "Donatori, tutti tranne quelli che sono delle zone Clusone, Lodi o Crema oppure hanno accettato la privacy",
  ],
  [
    "donors",
    and(
      r("lastName", "contains", "ross"),
      r("cap", "beginsWith", "240"),
      r("email", "doesNotEndWith", "@posta.example"),
    ),
    "Donatori che hanno un cognome che contiene «ross», hanno un CAP che inizia con «240» e non hanno un’e-mail che finisce con «@posta.example»",
  ],
  [
    "donors",
    and(r("lastName", "between", ["A", "M"]), r("firstName", "in", ["Anna", "Paolo"])),
    "Donatori di nome «Anna» o «Paolo» che hanno un cognome tra «A» e «M»",
  ],
  ["donors", and(r("lastName", ">=", "M")), "Donatori che hanno un cognome da «M» in poi"],
  ["donors", and(r("lastName", "<", "M")), "Donatori che hanno un cognome prima di «M»"],
  [
    "donors",
    and(r("city", "=", "birthplace", { valueSource: "field" })),
    "Donatori che hanno una città che coincide con il comune di nascita",
  ],
  [
    "donors",
    and(r("privacyDate", "<", "lastDonationDate", { valueSource: "field" })),
    "Donatori che hanno una data della privacy che viene prima dell’ultima donazione",
  ],
  [
    "donors",
    and(r("birthday", "ageBetween", [18, 65]), r("gender", "=", "F")),
    "Donatori di sesso F che hanno da 18 a 65 anni",
  ],
  ["donors", and(r("birthday", "birthdayInNextDays", 10)), "Donatori che compiono gli anni nei prossimi 10 giorni"],
  ["donors", and(r("birthday", "=", "1990-05-01")), "Donatori che sono nati il 1° maggio 1990"],
  [
    "donors",
    and(r("birthday", "between", ["1990-05-08", "1991-05-01"])),
    "Donatori che sono nati tra l’8 maggio 1990 e il 1° maggio 1991",
  ],
  [
    "donors",
    and(r("birthday", "notBetween", ["1990-05-08", "1991-05-01"])),
    "Donatori che non sono nati tra l’8 maggio 1990 e il 1° maggio 1991",
  ],
  [
    "donors",
    and(r("nextDonationDate", "inNextDays", 10), r("nextDonationDate", "inPeriod", "nextMonth")),
    "Donatori che hanno la prima data utile nei prossimi 10 giorni e hanno la prima data utile il mese prossimo",
  ],
  [
    "donors",
    and(r("nextDonationDate", ">", "2026-12-11")),
    "Donatori che hanno la prima data utile dopo l’11 dicembre 2026",
  ],
  [
    "donors",
    and(r("nextDonationDate", ">=", "2026-12-11")),
    "Donatori che hanno la prima data utile dall’11 dicembre 2026 in poi",
  ],
  ["donors", and(r("nextDonationDate", "null")), "Donatori che non hanno una data da cui possono donare"],
  ["donors", and(r("lastDonationDate", "null")), "Donatori che non hanno mai donato"],
  [
    "donors",
    and(r("lastDonationDate", "<=", { relative: -90 })),
    "Donatori che hanno donato l’ultima volta almeno 90 giorni fa",
  ],
  [
    "donors",
    and(r("lastDonationDate", ">", { relative: -1 })),
    "Donatori che hanno donato l’ultima volta da oggi in poi",
  ],
  [
    "donors",
    and(r("nextPlasmaDate", "<=", "2026-11-28")),
    "Donatori che possono donare plasma entro sabato 28 novembre",
  ],
  [
    "donors",
    and(r("nextDonationDate", "<=", { relative: 10 })),
    "Donatori che possono donare sangue intero entro 10 giorni",
  ],
  [
    "donors",
    and(r("nextDonationDate", "between", [{ relative: 0 }, { relative: 10 }])),
    "Donatori che hanno la prima data utile da oggi a 10 giorni da oggi",
  ],
  [
    "donors",
    and(r("lastDonationDate", "inLastDays", 365)),
    "Donatori che hanno donato l’ultima volta nell’ultimo anno",
  ],
  ["donors", and(r("lastDonationType", "=", 1)), "Donatori che hanno donato l’ultima volta «Sangue Intero»"],
  ["donors", and(r("gender", "null")), "Donatori che non hanno un sesso indicato"],
  ["donors", and(r("reason", "!=", 3)), "Donatori che non hanno «Iniziativa aziendale» come motivo dell’iscrizione"],
  ["donors", and(r("status", "in", ["active", "inactive"])), "Donatori con stato Attivo o Inattivo"],
  ["donors", and(r("status", "!=", "dead")), "Donatori che non sono deceduti"],
  ["donors", and(r("status", "=", "hold")), "Donatori con stato hold"],
  ["donors", and(r("suspended", "=", true)), "Donatori che sono sospesi"],
  [
    "donors",
    and(r("note", "contains", "sera"), r("street", "notNull")),
    "Donatori che hanno una nota che contiene «sera» e hanno un indirizzo",
  ],
  ["donors", and(r("donationsNumber", "=", 1)), "Donatori che hanno fatto 1 donazione"],
  [
    "awardsDue",
    and(r("donationsNumber", ">=", 50), r("since", "null")),
    "Benemerenze da consegnare maturate con almeno 50 donazioni che non hanno una data di maturazione",
  ],
  [
    "awardsDue",
    and(r("years", "notBetween", [5, 10])),
    "Benemerenze da consegnare che non sono maturate con un numero di anni tra 5 e 10",
  ],
  [
    "awardsDue",
    and(r("donationsNumber", "between", [48, 50])),
    "Benemerenze da consegnare maturate con un numero di donazioni tra 48 e 50",
  ],
  [
    "awardsDue",
    and(r("donor.donationsNumber", ">=", 50)),
    "Benemerenze da consegnare di donatori che hanno fatto almeno 50 donazioni",
  ],
  ["donors", and(r("donationsNumber", "<", 3)), "Donatori che hanno fatto meno di 3 donazioni"],
  ["donors", and(r("donationsNumber", "in", "1,2,3")), "Donatori che hanno fatto 1, 2 o 3 donazioni"],
  [
    "donors",
    and(r("mobile", "null"), not(or(r("area", "=", "Lodi"), r("city", "=", "Crema")))),
    "Donatori che non hanno un cellulare e non sono tra quelli che (sono della zona Lodi oppure abitano a «Crema»)",
  ],
  [
    "donors",
    or(
      and(r("area", "=", "Lodi"), r("bloodGroup", "=", "A+")),
      and(r("area", "=", "Crema"), r("bloodGroup", "=", "B+")),
    ),
    "Donatori che (sono della zona Lodi e sono di gruppo A+) oppure (sono della zona Crema e sono di gruppo B+)",
  ],
  ["donors", and(not(and(r("mobile", "notNull")))), "Donatori che non sono tra quelli che hanno un cellulare"],
  ["donors", and(r("shoeSize", "=", 1)), "Donatori che rispettano una regola che non si può leggere"],
  ["donors", and(r("city", "=", undefined)), "Donatori che abitano a «…»"],
  [
    "donors",
    and(r("email", "endsWith", "@x.it"), r("association", "=", "Avis"), r("privacyDate", "inPeriod", "thisYear")),
    "Donatori dell’associazione «Avis» che hanno un’e-mail che finisce con «@x.it» e hanno accettato la privacy quest’anno",
  ],
  ["donations", and(), "Tutte le donazioni"],
  [
    "donations",
    and(
      r("type", "=", 1),
      r("date", "inPeriod", "lastMonth"),
      r("donor.area", "=", "Clusone"),
      r("donor.mobile", "notNull"),
    ),
    "Donazioni di tipo Sangue Intero fatte il mese scorso da donatori della zona Clusone che hanno un cellulare",
  ],
  [
    "donations",
    and(r("place", "contains", "Osped"), r("donor.bloodGroup", "in", ["0-", "0+"])),
    "Donazioni che hanno un luogo che contiene «Osped», di donatori di gruppo 0- o 0+",
  ],
  [
    "donations",
    or(r("type", "in", [2, 3]), r("donor.gender", "=", "F"), r("donor.mobile", "null")),
    "Donazioni che sono di tipo Piastrino aferesi o Plasma aferesi, sono di donatori di sesso F oppure sono di donatori che non hanno un cellulare",
  ],
  [
    "donations",
    and(r("date", ">=", "2026-01-01"), or(r("donor.area", "=", "Lodi"), r("donor.area", "=", "Crema"))),
    "Donazioni fatte dal 1° gennaio 2026 in poi che (sono di donatori della zona Lodi oppure sono di donatori della zona Crema)",
  ],
  ["donations", not(and(r("donor.status", "=", "dead"))), "Donazioni, tutte tranne quelle di donatori deceduti"],
  [
    "awards",
    and(
      r("awardDonorsGroup", "=", "Oro"),
      r("awardDonorsGroupDate", "inPeriod", "thisYear"),
      r("donor.area", "=", "Clusone"),
    ),
    "Benemerenze di tipo «Oro» che sono state date dal gruppo donatori quest’anno, di donatori della zona Clusone",
  ],
  [
    "awards",
    and(r("award", "notNull"), r("donor.birthday", "ageBetween", [60, 99])),
    "Benemerenze che hanno un’altra benemerenza, di donatori che hanno da 60 a 99 anni",
  ],
];

const READY_MADE_SENTENCES = [
  "Donatori che possono donare sangue intero oggi",
  "Donatori attivi che hanno donato l’ultima volta più di 2 anni fa",
  "Donatori che compiono gli anni questo mese",
  "Donatori di gruppo 0-",
  "Donatori da attivare",
  "Donatori sospesi temporaneamente che hanno la prima data utile nei prossimi 30 giorni",
  "Donatori che non sono deceduti e hanno una benemerenza da consegnare",
  "Donatori che non hanno un’e-mail, non hanno un cellulare e non hanno un telefono di casa",
];

const VALUES: Record<OperatorInput, unknown> = {
  none: null,
  one: "1",
  two: ["1", "2"],
  list: ["1"],
  days: 3,
  period: "thisMonth",
  "birthday-period": "nextMonth",
  ages: [18, 20],
};

describe("the sentence of a filter", () => {
  it.each(SENTENCES)("%s %j", (list, filter, sentence) =>
    expect(filterSentence(filter, { list, today }).text).toBe(sentence),
  );

  it("exists for each predefined filter", () =>
    expect(READY_MADE.map(({ rules }) => filterSentence(and(...rules), { list: "donors", today }).text)).toEqual(
      READY_MADE_SENTENCES,
    ));

  it("doesn't mention disabled rules", () => {
    const lodi = r("area", "=", "Lodi");
    const off = { ...r("city", "=", "Crema"), disabled: true };
    const emptied = not(or(off, and()));
    const { text, chips } = filterSentence(and(off, lodi, emptied), { list: "donors", today });
    expect(text).toBe("Donatori della zona Lodi");
    expect(chips).toEqual([{ rule: 1, text: "della zona Lodi" }]);
    expect(filterSentence(and(off, emptied), { list: "donors", today }).text).toBe("Tutti i donatori");
    expect(filterSentence(null, { list: "awards", today }).text).toBe("Tutte le benemerenze");
  });

  it("has a chip for each outermost rule, and plain text between chips", () => {
    const filter = and(r("mobile", "notNull"), r("bloodGroup", "=", "0-"), r("area", "=", "Clusone"));
    const { head, parts } = filterSentence(filter, { list: "donors", today });
    expect(head).toBe("Donatori");
    expect(parts).toEqual([
      { text: " di gruppo " },
      { text: "0-", strong: true, rule: 1 },
      { text: " della zona " },
      { text: "Clusone", strong: true, rule: 2 },
      { text: " che " },
      { text: "hanno un ", rule: 0 },
      { text: "cellulare", strong: true, rule: 0 },
    ]);
  });

  it.each<RecordKind>(["donors", "donations", "awards", "awardsDue"])(
    "exists for every field and operator of %s",
    (list) => {
      for (const field of filterFields(list).values())
        for (const { name, input } of operatorsFor(field)) {
          const { text, chips } = filterSentence(and(r(field.name, name, VALUES[input])), { list, today });
          expect([field.name, name, text]).not.toEqual([
            field.name,
            name,
            expect.stringMatching(/undefined|null|…| {2}/),
          ]);
          expect(chips[0]?.text).toMatch(/\S/);
        }
    },
  );
});
