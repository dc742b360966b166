import { fold } from "../text";
import type { ImportEntity } from "./entity";
import { COMPUTED_DONOR_FIELDS } from "../fields/computed-donor-fields";
import type { FieldCatalogue } from "../fields/field";
import { importFields } from "./import-fields";

/**
 * Headings for a field in the files of volunteers, offices and other associations' programs, besides its label and name. They
 * are compared in the form of {@link plainHeading}.
 */
const DONOR_HEADINGS: Readonly<Record<string, string>> = {
  key: "cod, id, codice donatore, id donatore, cod donatore, identificativo, chiave, id socio, codice socio, cod socio",
  area:
    "zona, sezione, sede, gruppo zona, area, zona di appartenenza, zona donatore, zona iscrizione, distretto, " +
    "delegazione, comparto, sottosezione",
  cardNumber:
    "tessera, n tessera, nr tessera, num tessera, numero tessera, tess, n tess, nr tess, num tess, tessera n, tessera nr, " +
    "tessera avis, n socio, numero socio, nr socio, card, card number, numero di tessera, tessera numero, codice tessera",
  firstName: "nome, first name, nome donatore, nome socio, nome di battesimo, name, given name, nomi",
  lastName: "cognome, last name, surname, cognome donatore, cognome socio, cogn, family name, cognomi",
  serialNumber:
    "matricola, n matricola, nr matricola, numero matricola, matr, num matricola, serial number, matricola dipendente, " +
    "matricola aziendale",
  gender: "sesso, genere, s, m f, mf, sex, gender, sesso m f, sesso mf",
  fiscalCode:
    "codice fiscale, cf, cod fiscale, cod fisc, codfisc, c f, codice fisc, fiscal code, tax code, cfiscale, cod fis",
  birthday:
    "data di nascita, data nascita, nato il, nata il, nato a il, dt nascita, d nascita, nascita, data nasc, data di nasc, " +
    "dt nasc, d nasc, ddn, birth date, birthday, date of birth, dob, giorno di nascita, nato nata il, nato a il",
  birthplace:
    "comune di nascita, luogo di nascita, luogo nascita, nato a, nata a, comune nascita, citta di nascita, citta nascita, " +
    "paese di nascita, birthplace, place of birth, luogo nasc, com nascita, comune nasc",
  street:
    "via e numero, indirizzo, via, ind, indir, residenza via, indirizzo residenza, indirizzo di residenza, via residenza, " +
    "street, address, via piazza, via n, via e n, via n civico, indirizzo e numero, recapito, domicilio, civico, n civico, " +
    "numero civico, nr civico, num civico",
  cap: "cap, codice postale, c a p, cap residenza, zip, zip code, postal code, cap di residenza, cod postale, postcode",
  city:
    "citta, comune, localita, paese, residenza, comune di residenza, comune residenza, citta residenza, loc, city, town, " +
    "citta di residenza, luogo di residenza, localita residenza",
  province:
    "provincia, prov, pr, pv, provincia residenza, sigla provincia, province, prov residenza, provincia di residenza",
  email:
    "e mail, email, mail, posta elettronica, indirizzo e mail, indirizzo email, indirizzo mail, email personale, " +
    "e mail personale, mail personale, email 1, contatto email, email privata",
  phoneHome:
    "telefono di casa, telefono, tel, telefono casa, tel casa, tel abitazione, telefono abitazione, telefono fisso, " +
    "tel fisso, fisso, n telefono, numero di telefono, numero telefono, phone, telefono 1, tel 1, recapito telefonico, " +
    "abitazione, casa",
  mobile:
    "cellulare, cell, cel, tel cell, telefono cellulare, n cellulare, numero cellulare, num cell, n cell, mobile, " +
    "telefonino, tel mobile, cellulare 1, mobile phone, cell personale, telefono mobile, numero di cellulare",
  mailType:
    "tipo di posta, tipo posta, invio posta, spedizione, tipo di invio, modalita invio, tipo corrispondenza, mail type",
  branch:
    "sede di lavoro, sede lavoro, luogo di lavoro, filiale, azienda, ditta, datore di lavoro, branch, stabilimento",
  officePhone:
    "telefono ufficio, tel ufficio, telefono lavoro, tel lavoro, tel uff, office phone, telefono azienda, ufficio",
  officeEmail:
    "e mail ufficio, email ufficio, mail ufficio, email lavoro, mail lavoro, email aziendale, office email, mail uff",
  aggregateOf: "aggregato a, aggregato, aggregata a, aggregato di, aggregate of, familiare di, aggr, parente di",
  association: "associazione, tipo tessera, ass, association, associazione di appartenenza, tipo di tessera, assoc",
  group:
    "gruppo di donatori, gruppo donatori, gruppo aziendale, gruppo, group, gruppo di appartenenza, gruppo appartenenza",
  bloodGroup:
    "gruppo sanguigno, gr sanguigno, gr sang, gruppo sang, grsang, gs, gr, gruppo rh, gruppo e rh, abo, abo rh, ab0 rh, ab0, " +
    "blood group, blood type, grs, g s, gruppo ab0, gruppo abo, emogruppo, fenotipo, gr sangue, gruppo sangue, gsang",
  lastDonationDate:
    "ultima donazione, data ultima donazione, ult don, ultima don, data ult donazione, ult donazione, data ult don, " +
    "last donation, last donation date, data ultima don, ultimo prelievo, data ultimo prelievo, ud, dt ult don",
  lastDonationType:
    "tipo dell ultima, tipo ultima donazione, tipo ult donazione, tipo ult don, tipo ultima, last donation type, " +
    "tipo ultimo prelievo, tipo dell ultima donazione",
  donationsNumber:
    "numero di donazioni, donazioni, n donazioni, num donazioni, nr donazioni, numero donazioni, tot donazioni, " +
    "totale donazioni, n don, tot don, donations, donations number, donazioni totali, donazioni effettuate, num don, nr don",
  status: "stato, stato donatore, stato socio, status, situazione, posizione, condizione, stato iscrizione, state",
  suspended: "sospeso, sosp, sospesa, sospensione, suspended, in sospensione",
  suspensionDate:
    "sospeso dal, data sospensione, sospesa dal, sospensione dal, data sosp, inizio sospensione, suspension date, dal sospeso",
  note: "note, nota, annotazioni, osservazioni, commenti, notes, remarks, varie",
  inscriptionNote:
    "nota d iscrizione, nota iscrizione, note iscrizione, note di iscrizione, inscription note, note ammissione",
  awards:
    "benemerenze, benemerenza, awards, premi, distintivo, distintivi, medaglia, medaglie, onorificenze, onorificenza",
  awardsDate:
    "data benemerenza, data benemerenze, data premio, awards date, data distintivo, data medaglia, data ultima benemerenza",
  privacy:
    "privacy, consenso privacy, consenso, gdpr, consenso trattamento dati, privacy firmata, informativa, liberatoria",
  privacyDate:
    "data privacy, data consenso, data consenso privacy, privacy date, privacy del, data gdpr, data firma privacy",
  reason:
    "motivo dell iscrizione, motivo iscrizione, motivo, motivazione, reason, motivo adesione, come ci ha conosciuto",
  fullName:
    "cognome e nome, cognome nome, nominativo, nome e cognome, nome cognome, donatore, socio, cognome nome donatore, " +
    "intestatario, full name, anagrafica, nome completo, nominativo donatore, cogn e nome, cogn nome",
  fullAddress: "indirizzo completo, residenza completa, full address, indirizzo per esteso, indirizzo via cap citta",
};

const FINDER_HEADINGS: Readonly<Record<string, string>> = {
  donorCardNumber: `${DONOR_HEADINGS.cardNumber ?? ""}, tessera donatore, n tessera donatore, tessera socio`,
  donorFiscalCode: `${DONOR_HEADINGS.fiscalCode ?? ""}, codice fiscale donatore, cf donatore`,
  donorName: `${DONOR_HEADINGS.fullName ?? ""}, nominativo`,
  donorLastName: DONOR_HEADINGS.lastName ?? "",
  donorFirstName: DONOR_HEADINGS.firstName ?? "",
  donorBirthday: `${DONOR_HEADINGS.birthday ?? ""}, data nascita donatore`,
};

const HEADINGS: Record<ImportEntity, Readonly<Record<string, string>>> = {
  donors: DONOR_HEADINGS,
  donations: {
    ...FINDER_HEADINGS,
    key: "cod, id, codice donazione, id donazione, cod donazione, chiave",
    type: "tipo, tipo donazione, tipo di donazione, tipologia, type, tipo prelievo, procedura, emocomponente, cod tipo",
    date: "data, data donazione, data della donazione, data prelievo, date, giorno, data di donazione, dt donazione, eseguita il",
    place:
      "luogo, luogo donazione, luogo di donazione, sede, centro, centro trasfusionale, punto prelievo, ospedale, place, " +
      "sede prelievo, presso, unita di raccolta, centro raccolta, luogo prelievo, udr, simt",
  },
  awards: {
    ...FINDER_HEADINGS,
    key: "cod, id, codice benemerenza, id benemerenza, chiave",
    award: "altra benemerenza, award, altro riconoscimento, altre benemerenze, riconoscimento",
    awardDate: "data dell altra benemerenza, data altra benemerenza, award date, data riconoscimento",
    awardDonorsGroup:
      "benemerenza del gruppo donatori, benemerenza gruppo, benemerenza, award donors group, medaglia, distintivo, " +
      "benemerenza gruppo donatori, onorificenza, premio, tipo benemerenza, benemerenza del gruppo",
    awardDonorsGroupDate:
      "data della benemerenza del gruppo, data benemerenza, data, data benemerenza gruppo, award donors group date, " +
      "data medaglia, data distintivo, data consegna, consegnata il, data assegnazione, data premio",
  },
};

/**
 * Normalises a heading for comparisons: only letters, digits and single blanks, no case, no accents.
 * @example plainHeading("  Data_di-Nascita: ") // "data di nascita"
 */
export function plainHeading(heading: string): string {
  return fold(heading.replace(/[°ºª№]/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export interface KnownHeading {
  readonly field: string;
  /** Normalised, without blanks: "datanascita". */
  readonly letters: string;
  /** Whether it is the field's label or name, as in our exports. */
  readonly own: boolean;
}

const listed = (entity: ImportEntity): readonly KnownHeading[] =>
  importFields(entity).flatMap(({ name, label }) => {
    const known = (heading: string, own: boolean) => ({ field: name, letters: compact(heading), own });
    const others = HEADINGS[entity][name]?.split(",") ?? [];
    return [known(label, true), known(name, true), ...others.map((heading) => known(heading, false))];
  });

const compact = (heading: string) => plainHeading(heading).replaceAll(" ", "");

const LISTS: Record<ImportEntity, readonly KnownHeading[]> = {
  donors: listed("donors"),
  donations: listed("donations"),
  awards: listed("awards"),
};

/** @returns all known headings of a file; those of our exports come first for each field */
export const knownHeadings = (entity: ImportEntity): readonly KnownHeading[] => LISTS[entity];

/** The labels of computed fields, which our exports contain and no import can write. */
const COMPUTED_LABELS: readonly string[] = Object.values(COMPUTED_DONOR_FIELDS as FieldCatalogue).map(
  ({ label }) => label,
);

/** The label of `nextDonationDate` before it named its type. */
const FORMER_LABELS = ["Può donare dal"];
const COMPUTED: ReadonlySet<string> = new Set([...COMPUTED_LABELS, ...FORMER_LABELS].map(compact));

/** @returns whether a heading is that of a computed field in our exports, which can't be imported */
export const isComputedHeading = (heading: string): boolean => COMPUTED.has(compact(heading));

/** @returns whether a heading of full names puts the first name first: "Nome e cognome" */
export function isFirstNameFirst(heading: string): boolean {
  const plain = plainHeading(heading);
  const isFirst = plain.includes("nome e cognome") || plain.includes("nome cognome") || plain === "full name";
  return isFirst && !plain.includes("cognome nome");
}
