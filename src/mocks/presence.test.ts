import { expect, it } from "vitest";
import { findUserByEmail } from "./auth/accounts";
import { personaEmail, type Persona } from "./db/personas";
import { createTestMock } from "./test-support/mock";

const open = (kind: string, id: string, editing = false) => ({ kind, id, editing });

/** How sockets of personas come, and what each is told last. */
async function board() {
  const { ctx } = await createTestMock();
  const join = (persona: Persona) => {
    const { _id } = findUserByEmail(ctx.store.db, personaEmail(persona))!;
    const heard: unknown[][] = [];
    const socket = ctx.presence.join(_id, (told) => heard.push(told));
    return { ...socket, _id, heard, last: () => heard.at(-1) ?? [] };
  };
  const donors = [...ctx.store.db.donors.rows()];
  return { join, donors };
}

it("each hears what others have open, nobody the own, and it ends with the socket", async () => {
  const { join } = await board();
  const [admin, director, again] = [join("admin"), join("director"), join("admin")];
  admin.update({ open: [open("donor", "d1", true)] });
  expect(director.last()).toMatchObject([{ ...open("donor", "d1", true), user: { _id: admin._id } }]);
  director.update({ open: [open("donor", "d2")] });
  const late = join("admin");
  await expect.poll(late.last).toMatchObject([open("donor", "d2")]);
  expect(again.last()).toEqual(late.last());
  admin.leave();
  expect(director.last()).toEqual([]);
  // nobody is told the same twice
  const times = director.heard.length;
  again.update({ open: [] });
  expect(director.heard).toHaveLength(times);
});

it("who may not read a record hears nothing of it, and donors neither hear nor tell", async () => {
  const { join, donors } = await board();
  const [admin, manager, donor] = [join("admin"), join("manager"), join("donor")];
  const elsewhere = donors.find(({ area }) => area && area !== "Bergamo")!;
  admin.update({ open: [open("donor", elsewhere._id), open("user", "u2"), open("donor", donor._id)] });
  expect(manager.last()).toMatchObject([open("donor", donor._id)]);
  expect(donor.heard).toEqual([]);
  manager.update({ open: [open("donor", elsewhere._id), open("emailTemplate", "e1")] });
  // what somebody may not open can't be open
  expect(admin.last()).toMatchObject([open("emailTemplate", "e1")]);
  donor.update({ open: [open("donor", donor._id)] });
  expect(admin.last()).toHaveLength(1);
});

it("what is no list of records is as if nothing were open, and no socket tells more than twenty", async () => {
  const { join } = await board();
  const [admin, director] = [join("admin"), join("director")];
  for (const nonsense of [
    null,
    "x",
    { open: 1 },
    { open: [null, 1, { kind: "planet", id: "d1" }, { kind: "donor", id: 4 }] },
  ]) {
    admin.update(nonsense);
    expect(director.heard).toEqual([]);
  }
  admin.update({ open: Array.from({ length: 50 }, (_, row) => open("donor", `d${row + 1}`)) });
  expect(director.last()).toHaveLength(20);
});
