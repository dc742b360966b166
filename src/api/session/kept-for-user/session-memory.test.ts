import { expect, it } from "vitest";
import type { Connection } from "../../connection";
import { standInSession } from "../test-support/stand-in-session";
import { SessionMemory } from "./session-memory";

it("a value is remembered until the user changes, and a late one changes nothing for the next user", () => {
  const memory = new SessionMemory<string>();
  const session = standInSession();
  const connection = { session } as unknown as Connection;
  session.signIn("u1");
  memory.write(connection, "u1", "Lodi");
  expect(memory.read(connection, "u1")).toBe("Lodi");
  session.signIn("u2");
  expect(memory.read(connection, "u1")).toBeUndefined();
  memory.write(connection, "u2", "Crema");
  memory.write(connection, "u1", "Codogno");
  expect(memory.read(connection, "u1")).toBeUndefined();
  expect(memory.read(connection, "u2")).toBe("Crema");
});
