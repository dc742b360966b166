import { expect, it, vi } from "vitest";
import { createPresence } from "./presence";
import { presenceChanged } from "./presence-schema";

const donor = (id: string, editing = false) => ({ kind: "donor", id, editing }) as const;

it("sends all records that the page shows, once for changes of one task, and again on each new connection", async () => {
  const presence = createPresence();
  const close = presence.open(donor("d1"));
  const sent: unknown[] = [];
  presence.connected((open) => sent.push(open));
  await vi.waitFor(() => expect(sent).toEqual([[donor("d1")]]));
  // from the record to its form
  close();
  presence.open(donor("d1", true));
  await vi.waitFor(() => expect(sent).toEqual([[donor("d1")], [donor("d1", true)]]));
  presence.disconnected();
  presence.connected((open) => sent.push(["again", open]));
  await vi.waitFor(() => expect(sent.at(-1)).toEqual(["again", [donor("d1", true)]]));
});

it("the records of others are empty after a disconnect or a malformed event", () => {
  const presence = createPresence();
  const receive = (payload: unknown) => presence.receive(presenceChanged(payload, "presence.changed", () => undefined));
  let changes = 0;
  presence.subscribe(() => (changes += 1));
  receive({ open: [{ ...donor("d1"), user: { _id: "u2", firstName: "Marta" } }, null, "x"] });
  expect(presence.elsewhere()).toEqual([
    { ...donor("d1"), user: { _id: "u2", firstName: "Marta", lastName: "", email: "" } },
  ]);
  for (const nonsense of [null, 7, { open: "all" }, {}]) {
    receive(nonsense);
    expect(presence.elsewhere()).toEqual([]);
  }
  receive({ open: [{ ...donor("d1"), user: { _id: "u2" } }] });
  presence.disconnected();
  expect(presence.elsewhere()).toEqual([]);
  expect(changes).toBe(7);
});
