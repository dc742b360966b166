import { findUserByEmail } from "./auth/accounts";
import { deviceOf } from "./auth/device";
import { expireAccessTokens, issueTokens } from "./auth/tokens";
import type { MockContext } from "./context";
import type { MockControl } from "./control";
import { personaEmail } from "./db/personas";
import { newestFirst } from "./write/history";

const CANNOT_SIGN_IN: Record<string, string> = {
  staged: "Chi è stato inserito dalla segreteria deve prima scegliere una password dal messaggio di primo accesso.",
  lockedOut: "Questo account è bloccato.",
  passwordExpired: "La password di questo account è scaduta.",
};

const EXAMPLE = { title: "Prova", message: "Questa notifica è arrivata adesso." };

/** @param now the real time, in milliseconds since 1970 */
export function createControl(ctx: MockContext, now: () => number): MockControl {
  const { store, faults, hub } = ctx;
  const control: MockControl = {
    async setScenario(name, options) {
      if (name === "expired-token") return control.expireAccessTokens();
      if (name === "notification") return control.notify(EXAMPLE);
      faults.set(name, options);
    },

    async notify(note, userId) {
      const { notify } = await import("./write/notify");
      await store.mutate((db) => {
        const listening = hub.listening;
        const admin = findUserByEmail(db, personaEmail("admin"))?._id ?? "";
        const receivers = userId ? [userId] : listening.length > 0 ? listening : [admin];
        for (const receiver of receivers) notify(db, receiver, note);
      });
    },

    async mails() {
      const [{ deliveredMails }, { seedMails }] = await Promise.all([
        import("./email/delivered-mails"),
        import("./seed/templates"),
      ]);
      store.seed(seedMails);
      const written = newestFirst(store.db.records.all("mail"));
      // the sort is stable: mails of the same instant stay newest first
      const all = [...written, ...deliveredMails(store.db, ctx.apiBase)].sort((a, b) =>
        a.date < b.date ? 1 : a.date > b.date ? -1 : 0,
      );
      return all.map(({ _id, link, ...mail }) => ({ id: _id, ...mail, links: link ? [link] : [] }));
    },

    async reset() {
      faults.set("none");
      await store.reset();
    },

    signIn: (persona) =>
      store.mutate((db) => {
        const user = findUserByEmail(db, personaEmail(persona));
        if (!user) throw new Error(`Non c'è nessuno che si chiami «${persona}».`);
        const barred = CANNOT_SIGN_IN[user.status];
        if (barred) throw new Error(barred);
        return issueTokens(db, user._id, deviceOf({ headers: new Headers() }));
      }),

    setClock: (iso) =>
      store.mutate((db) => {
        const time = iso === null ? now() : Date.parse(iso);
        if (Number.isNaN(time)) throw new Error(`«${iso}» non è un istante ISO.`);
        db.records.put("setting", { _id: "clock", value: time - now() });
      }),

    expireAccessTokens: () => store.mutate((db) => expireAccessTokens(db)),

    setLatency: async (ms) => void (faults.latency = Math.max(0, ms)),
  };
  return control;
}
