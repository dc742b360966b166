/** A sheet of donors with the faults that such sheets have. */
export const DONORS =
  "Cognome;Nome;Zona;Data di nascita;Codice fiscale;E-mail;CAP\n" +
  "Pesenti;Laura;Lodi;02/11/1990;PSNLRA90S42A794Q;laura.pesenti@esempio.it;4011\n" +
  "Zanchi;Ivan;Lodi;31/02/1984;;ivan@gmial.com;24121\n" +
  "Morandi;Sara;Milano;19/07/1978;;sara.morandi@;24121\n" +
  "Rossi;Mario;Lodi;;RSSMRA80A01H501U;#N/D;24121\n" +
  "Rossi;Mario;Lodi;;RSSMRA80A01H501U;;24121\n" +
  "Neri;;Lodi;01/01/1899;;;24121\n";
