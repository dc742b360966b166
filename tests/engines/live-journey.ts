import type { MockServer } from "../../src/mocks/server";
import { ADMIN } from "../support/elements";
import { handle, until, type Engine } from "./engine";

/** Live notifications are counted at once. Those that were sent while the socket was cut are counted after it has connected. */
export async function liveJourney(engine: Engine, address: string, { control }: MockServer): Promise<void> {
  const bell = (count: number) =>
    until(engine, `${count} at the bell`, `find("button", "Notifiche, ${count} da leggere")`);
  await control.reset();
  await engine.open(`${address}#/auth/login`);
  await (await handle(engine, "the e-mail's field", `field("E-mail")`)).type(ADMIN.email);
  await (await handle(engine, "the password's field", `field("Password")`)).type(ADMIN.password);
  await (await handle(engine, "the sign-in button", `find("button", "Accedi")`)).click();
  await bell(3);
  // the notifications are read again when the socket has connected; only later ones are live
  await until(engine, "the second reading", `reads("/v2/notifications") === 2`);
  await control.notify({ title: "Prova", message: "Dal vivo." }, "u1");
  await bell(4);
  await control.setScenario("offline");
  await control.notify({ title: "Prova", message: "Nessuno la sente." }, "u1");
  await control.setScenario("none");
  await bell(5);
}
