import type { AttributeName } from "../../src/widgets/host/attributes/attribute-names";
import type { Tag } from "./generate";

interface AttributeField {
  name: AttributeName;
  label: string;
  /** The elements that have the attribute; without it all. */
  tags?: readonly Tag[];
  /** What can be chosen: values and labels, the default first, with an empty value. Without it, it is a text field. */
  options?: readonly (readonly [value: string, label: string])[];
  placeholder?: string;
}

/** The fields for all attributes that have none in the page's markup (`api-base` and `theme`), in the order of the page. */
export const ATTRIBUTE_FIELDS: readonly AttributeField[] = [
  { name: "privacy-url", label: "Informativa sulla privacy", placeholder: "/privacy" },
  { name: "uploads-base", label: "Indirizzo delle foto", placeholder: "https://api.example/v2/uploads" },
  {
    name: "public-features",
    label: "Dati per chi non è entrato",
    options: [
      ["", "Nessuno"],
      ["zones", "Le zone, per iscriversi"],
      ["settings", "I testi dell’associazione"],
      ["zones settings", "Le zone e i testi"],
    ],
  },
  {
    name: "token-storage",
    label: "La sessione",
    options: [
      ["", "Resta quando si ricarica la pagina"],
      ["memory", "Finisce quando si ricarica: gli altri script non la leggono"],
    ],
  },
  {
    name: "page-title",
    label: "Titolo della pagina",
    options: [
      ["", "Lo cambia solo l’area soci"],
      ["on", "Lo cambia l’elemento"],
      ["off", "Resta quello del sito"],
    ],
  },
  {
    name: "labels",
    label: "Etichette",
    options: [
      ["", "Alcune in inglese, come nel programma di prima"],
      ["italiano", "Tutte in italiano"],
    ],
  },
  { name: "socket-url", label: "Indirizzo delle notifiche in tempo reale", placeholder: "wss://api.example" },
  { name: "recaptcha-site-key", label: "Chiave di reCAPTCHA" },
  {
    name: "bell",
    label: "Campanella nella barra",
    tags: ["gds-backoffice"],
    options: [
      ["", "Sì"],
      ["off", "No: è già nella testata del sito"],
    ],
  },
  { name: "partner", label: "Nome del partner", tags: ["gds-donor-registration"], placeholder: "Polisportiva Seriana" },
  { name: "return-url", label: "Dove si torna alla fine", tags: ["gds-donor-registration"], placeholder: "/grazie" },
  {
    name: "start",
    label: "Prima schermata",
    tags: ["gds-donor-registration"],
    options: [
      ["", "L’iscrizione"],
      ["sign-in", "L’accesso, per chi è già donatore"],
    ],
  },
  {
    name: "signed-out",
    label: "Per chi non è entrato",
    tags: ["gds-notification-bell"],
    options: [
      ["", "Non si vede"],
      ["invite", "Una campanella che porta all’accesso"],
    ],
  },
  { name: "open-in", label: "Pagina con l’area soci", tags: ["gds-notification-bell"], placeholder: "/soci" },
];

/** @returns the fields of an element */
export const fieldsOf = (tag: Tag): readonly AttributeField[] =>
  ATTRIBUTE_FIELDS.filter(({ tags }) => tags?.includes(tag) ?? true);
