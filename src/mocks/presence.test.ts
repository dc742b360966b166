import { expect, it } from "vitest";
import { findUserByEmail } from "./auth/accounts";
import { personaEmail, type Persona } from "./db/personas";
import { createTestMock } from "./test-support/mock";

const open = (kind: string, id: string, editing = false) => ({ kind, id, editing });

/** @returns a function that joins as a persona, with the messages of its socket */
async function createBoard() {
  const { ctx } = await createTestMock();
  const join = (persona: Persona) => {
    const { _id } = findUserByEmail(ctx.store.db, personaEmail(persona))!;
    const messages: unknown[][] = [];
    const socket = ctx.presence.join(_id, (open) => messages.push(open));
    return { ...socket, _id, messages, last: () => messages.at(-1) ?? [] };
  };
  const donors = [...ctx.store.db.donors.rows()];
  return { join, donors };
}

it("each user gets the records that others have open until their sockets close, not the own ones", async () => {
  const { join } = await createBoard();
  const [admin, director, again] = [join("admin"), join("director"), join("admin")];
  admin.update({ open: [open("donor", "d1", true)] });
  expect(director.last()).toMatchObject([{ ...open("donor", "d1", true), user: { _id: admin._id } }]);
  director.update({ open: [open("donor", "d2")] });
  const late = join("admin");
  await expect.poll(late.last).toMatchObject([open("donor", "d2")]);
  expect(again.last()).toEqual(late.last());
  admin.leave();
  expect(director.last()).toEqual([]);
  // the same message isn't sent twice
  const before = director.messages.length;
  again.update({ open: [] });
  expect(director.messages).toHaveLength(before);
});

it("users only get records that they may read; donors neither get nor send any", async () => {
  const { join, donors } = await createBoard();
  const [admin, manager, donor] = [join("admin"), join("manager"), join("donor")];
  const elsewhere = donors.find(({ area }) => area && area !== "Bergamo")!;
  admin.update({ open: [open("donor", elsewhere._id), open("user", "u2"), open("donor", donor._id)] });
  expect(manager.last()).toMatchObject([open("donor", donor._id)]);
  expect(donor.messages).toEqual([]);
  manager.update({ open: [open("donor", elsewhere._id), open("emailTemplate", "e1")] });
  // a record that its sender may not read is ignored
  expect(admin.last()).toMatchObject([open("emailTemplate", "e1")]);
  donor.update({ open: [open("donor", donor._id)] });
  expect(admin.last()).toHaveLength(1);
});

it("an invalid message counts as no open records, and a socket has at most twenty", async () => {
  const { join } = await createBoard();
  const [admin, director] = [join("admin"), join("director")];
  for (const nonsense of [
    null,
    "x",
    { open: 1 },
    { open: [null, 1, { kind: "planet", id: "d1" }, { kind: "donor", id: 4 }] },
  ]) {
    admin.update(nonsense);
    expect(director.messages).toEqual([]);
  }
  admin.update({ open: Array.from({ length: 50 }, (_, row) => open("donor", `d${row + 1}`)) });
  expect(director.last()).toHaveLength(20);
});
