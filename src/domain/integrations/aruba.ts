import type { Provider } from "./provider";

/** Aruba: a mailbox and its SMTP server. */
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
  tellsEvents: false,
  advice: {
    credentials: () => "Di solito succede quando la password della casella è stata cambiata.",
    sender: () => "L’indirizzo del mittente deve essere quello della casella, o un suo alias.",
    limit: () => "Aruba accetta poche centinaia di e-mail all’ora: riprova più tardi.",
  },
};
