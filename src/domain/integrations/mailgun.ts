import type { Provider, ProviderValues } from "./provider";

const inUnitedStates = ({ region }: ProviderValues) => region === "us";

/** Mailgun: an API with a key, on servers of one of two regions. */
export const mailgun: Provider = {
  id: "mailgun",
  name: "Mailgun",
  tagline: (values) => (inUnitedStates(values) ? "Server negli Stati Uniti" : "Server in Europa"),
  connectionHint: "Dal pannello di Mailgun, alla voce API keys.",
  fields: [
    {
      name: "region",
      kind: "choice",
      section: "connection",
      label: "Regione",
      choices: [
        { value: "eu", label: "Europa" },
        { value: "us", label: "Stati Uniti" },
      ],
      half: true,
    },
    { name: "domain", kind: "domain", section: "connection", label: "Dominio", half: true },
    {
      name: "apiKey",
      kind: "secret",
      section: "connection",
      label: "Chiave API",
      help: "Dopo il salvataggio non si vede più.",
    },
    {
      name: "signingKey",
      kind: "secret",
      section: "connection",
      label: "Chiave di firma",
      optional: true,
      help: "Serve per sapere che cosa viene aperto o respinto. Dopo il salvataggio non si vede più.",
    },
    { name: "senderName", kind: "text", section: "sender", label: "Nome", half: true },
    { name: "senderAddress", kind: "email", section: "sender", label: "Indirizzo", half: true },
    { name: "replyTo", kind: "email", section: "sender", label: "Rispondi a", optional: true },
  ],
  sender: { name: "senderName", address: "senderAddress" },
  tellsEvents: true,
  advice: {
    credentials: (values) =>
      inUnitedStates(values)
        ? "Mailgun non riconosce la chiave per i server negli Stati Uniti. Controlla la regione: forse il dominio sta in Europa."
        : "Mailgun non riconosce la chiave per i server in Europa. Controlla la regione: forse il dominio sta negli Stati Uniti.",
    sender: () => "L’indirizzo del mittente deve appartenere al dominio indicato qui sopra.",
  },
};
