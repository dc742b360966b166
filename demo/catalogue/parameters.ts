/** The parameters of the demo's address, with descriptions. */
export const PARAMETERS: readonly { example: string; description: string }[] = [
  {
    example: "?persona=admin",
    description:
      'Entra subito come questa persona. Vale una volta: sparisce dall’indirizzo prima di tutto il resto. Non serve a un elemento con token-storage="memory", che non legge sessioni da fuori.',
  },
  { example: "?scenario=down", description: "Accende uno degli scenari qui sopra." },
  { example: "?latency=300", description: "Millisecondi di attesa in più per ogni risposta." },
  {
    example: "?donors=20000",
    description: "Quanti donatori inventare. Senza, sono 2.000. Con transport=http lo decide il server (DONORS).",
  },
  {
    example: "?seed=7",
    description:
      "Il seme da cui nascono i dati: stesso seme, stessi dati. Con transport=http lo decide il server (SEED).",
  },
  {
    example: "?awards=fidas",
    description: "Le benemerenze dell’associazione: avis o fidas. Con transport=http le decide il server (AWARDS).",
  },
  {
    example: "?features=none",
    description:
      "Le funzioni che il server dichiara, con virgole fra i nomi; none: le sole chiamate della specifica. Con transport=http le decide il server (FEATURES).",
  },
  { example: "?theme=dark", description: "light, dark o auto, per la pagina e per i widget." },
  { example: "?width=360", description: "La larghezza dell’elemento in pixel: 1200, 720, 650 o 360." },
  {
    example: "?transport=worker",
    description:
      "inline (dentro la pagina, anche senza parametro), worker (un service worker: le chiamate si vedono negli strumenti del browser) o http (un server).",
  },
  { example: "&api=http://127.0.0.1:4010/v2", description: "Con transport=http, quale server." },
  { example: "?reset", description: "Butta via quello che è stato cambiato e ricomincia dai dati di partenza." },
];
