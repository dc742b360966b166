import type { Provider, ProviderValues } from "./provider";

const inUnitedStates = ({ region }: ProviderValues) => region === "us";

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
  reportsEvents: true,
  advice: {
    credentials: (values) =>
      inUnitedStates(values)
        ? "Mailgun non riconosce la chiave per i server negli Stati Uniti. Controlla la regione: forse il dominio sta in Europa."
        : "Mailgun non riconosce la chiave per i server in Europa. Controlla la regione: forse il dominio sta negli Stati Uniti.",
    sender: () => "L’indirizzo del mittente deve appartenere al dominio indicato qui sopra.",
  },
};

export const aruba: Provider = {
  id: "aruba",
  name: "Aruba",
  tagline: () => "Casella e SMTP",
  connectionHint: "Dal pannello di Aruba, alla voce Gestione caselle.",
  fields: [
    {
      name: "server",
      kind: "domain",
      section: "connection",
      label: "Server SMTP",
      help: "Di solito smtps.aruba.it.",
      half: true,
    },
    {
      name: "port",
      kind: "choice",
      section: "connection",
      label: "Porta",
      choices: [
        { value: "465", label: "465 (SSL)" },
        { value: "587", label: "587 (STARTTLS)" },
      ],
      half: true,
    },
    { name: "user", kind: "email", section: "connection", label: "Casella" },
    {
      name: "password",
      kind: "secret",
      section: "connection",
      label: "Password della casella",
      help: "Dopo il salvataggio non si vede più.",
    },
    { name: "senderName", kind: "text", section: "sender", label: "Nome", half: true },
    {
      name: "senderAddress",
      kind: "email",
      section: "sender",
      label: "Indirizzo",
      help: "Aruba accetta solo l’indirizzo della casella o un suo alias.",
      half: true,
    },
    { name: "replyTo", kind: "email", section: "sender", label: "Rispondi a", optional: true },
  ],
  sender: { name: "senderName", address: "senderAddress" },
  reportsEvents: false,
  advice: {
    credentials: () => "Di solito succede quando la password della casella è stata cambiata.",
    sender: () => "L’indirizzo del mittente deve essere quello della casella, o un suo alias.",
    limit: () => "Aruba accetta poche centinaia di e-mail all’ora: riprova più tardi.",
  },
};

/** All supported email providers. The screens and the mock are made from these descriptions. */
export const PROVIDERS: readonly Provider[] = [mailgun, aruba];

export const findProvider = (id: string): Provider | undefined => PROVIDERS.find((provider) => provider.id === id);
