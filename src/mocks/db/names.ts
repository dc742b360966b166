/** Frequent Italian names, the hard ones among them: apostrophes, accents, blanks. */
type Names = readonly [string, ...string[]];
const list = (text: string): Names => text.split(", ") as [string, ...string[]];

export const SURNAMES = list(
  "Rossi, Ferrari, Russo, Bianchi, Colombo, Romano, Ricci, Gallo, Greco, Conti, Marino, Costa, Bruno, Rizzi, Moretti, " +
    "Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrara, Galli, Martini, Leone, Longo, Gentile, Martinelli, " +
    "Vitale, Lombardo, Serra, Coppola, De Luca, De Santis, D'Angelo, D'Amico, Dell'Orto, De Rosa, Dal Pozzo, Di Stefano, " +
    "Marchetti, Parisi, Villa, Conte, Ferraro, Ferri, Fabbri, Bianco, Marini, Grasso, Valentini, Messina, Sala, Gatti, " +
    "Pellegrini, Palumbo, Sanna, Farina, Rizzo, Monti, Cattaneo, Morelli, Amato, Silvestri, Mazza, Testa, Grassi, Pagano, " +
    "Carbone, Giuliani, Benedetti, Barone, Donati, Palmieri, Brambilla, Locatelli, Rota, Pesenti, Carminati, Belotti, " +
    "Zanotti, Facchetti, Nespoli, Crippa, Beretta, Riva, Corti, Viganò, Mauri, Bonfanti, Rebecchi, Bassi, Zucchi, Bo, Fo, " +
    "Ghisleri, Pedretti, Salvi, Boffelli, Cicolari",
);

export const MALE_NAMES = list(
  "Marco, Andrea, Luca, Giuseppe, Francesco, Giovanni, Antonio, Alessandro, Roberto, Stefano, Paolo, Davide, Matteo, " +
    "Lorenzo, Mattia, Simone, Federico, Riccardo, Fabio, Massimo, Claudio, Maurizio, Daniele, Nicolò, Emanuele, Giorgio, " +
    "Alberto, Enrico, Sergio, Carlo, Pietro, Michele, Vincenzo, Salvatore, Filippo, Tommaso, Gabriele, Edoardo, Leonardo, " +
    "Gian Luca, Gianfranco, Diego, Ivan, Mirko, Omar, Angelo, Bruno, Dario, Giacomo, Ugo",
);

export const FEMALE_NAMES = list(
  "Maria, Anna, Giulia, Francesca, Sara, Laura, Chiara, Martina, Valentina, Alessandra, Silvia, Elena, Paola, Federica, " +
    "Roberta, Barbara, Monica, Cristina, Daniela, Elisa, Simona, Sofia, Aurora, Giorgia, Alice, Beatrice, Marta, Ilaria, " +
    "Michela, Serena, Claudia, Manuela, Patrizia, Stefania, Nicoletta, Anna Maria, Noemi, Gaia, Greta, Camilla, Lucia, " +
    "Teresa, Irene, Eleonora, Veronica, Debora, Arianna, Ludovica, Zoè, Ida",
);

export const STREETS = list(
  "Via Roma, Via Garibaldi, Via Mazzini, Via Dante Alighieri, Via Verdi, Viale della Libertà, Via XXV Aprile, " +
    "Via Papa Giovanni XXIII, Via Monte Grappa, Via dell'Artigianato, Piazza Vittorio Veneto, Via Manzoni, Via Piave, " +
    "Via San Francesco, Vicolo Sant'Anna, Via don Luigi Sturzo, Via Cavour, Via Trento, Via Leonardo da Vinci, Largo Alpini",
);

export const COMPANIES = list(
  "Comune di Bergamo, Officine Rota, Cooperativa L'Aurora, Liceo Volta, Tessitura Valli, Poste Italiane, Gruppo Alpini, " +
    "Banca Popolare, Acciaierie del Serio, Vigili del Fuoco",
);
