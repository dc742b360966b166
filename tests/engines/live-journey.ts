import type { MockServer } from "../../src/mocks/server";
import { ADMIN } from "../support/elements";
import { handle, until, type Engine } from "./engine";

/** On real wires: what comes live is counted at once, and what was sent while the socket was cut, once it stands again. */
export async function liveJourney(engine: Engine, address: string, { control }: MockServer): Promise<void> {
  const bell = (count: number) =>
    until(engine, `${count} at the bell`, `find("button", "Notifiche, ${count} da leggere")`);
  await control.reset();
  await engine.open(`${address}#/auth/login`);
  await (await handle(engine, "the e-mail's field", `field("E-mail")`)).type(ADMIN.email);
  await (await handle(engine, "the password's field", `field("Password")`)).type(ADMIN.password);
  await (await handle(engine, "the sign-in button", `find("button", "Accedi")`)).click();
  await bell(3);
  // the inbox is read again when the socket stands: until then what is sent is no live one
  await until(engine, "the second reading", `reads("/v2/notifications") === 2`);
  await control.notify({ title: "Prova", message: "Dal vivo." }, "u1");
  await bell(4);
  await control.setScenario("offline");
  await control.notify({ title: "Prova", message: "Nessuno la sente." }, "u1");
  await control.setScenario("none");
  await bell(5);
}
