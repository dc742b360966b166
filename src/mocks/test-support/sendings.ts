import { beforeEach } from "vitest";
import { createTestMock, type TestMock } from "./mock";

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
/** Enough for bounces of each kind. */
export const DONORS = 200;
/** A seeded template that is ready and has no sending. */
export const PATH = "/emails-template/t1";
export const everybody = { where: {} };

/** The mock of the current test, and an administrator's token. */
export let mock: TestMock;
export let token: string;

/** Starts a new mock with the same seed, and signs in. */
export async function startMock(): Promise<void> {
  mock = await createTestMock(DONORS);
  token = await mock.enter("admin");
}

/** Starts a new mock for each test of a file. */
export const mockEachSending = () => beforeEach(startMock);

/** Advances the clock, and signs in again, because tokens expire. */
export async function advance(ms: number): Promise<void> {
  mock.clock.advance(ms);
  token = await mock.enter("admin");
}

export const tomorrow = () => new Date(mock.ctx.store.db.now() + DAY).toISOString();
export const template = async () => (await mock.call("GET", PATH, { token })).body.template;
export const count = async (body: object = everybody, bearer = token) =>
  (await mock.call("POST", `${PATH}/recipients`, { token: bearer, body })).body;
export const post = async (body: object, { bearer = token, key }: { bearer?: string; key?: string } = {}) => {
  const withKey = key !== undefined && { headers: { "Idempotency-Key": key } };
  const { version } = await template();
  return mock.call("POST", `${PATH}/send`, { token: bearer, body: { version, ...body }, ...withKey });
};
/** Counts the recipients, and sends the template. */
export const sendCounted = async (recipients: object = everybody, more: object = {}) =>
  post({ ...recipients, count: (await count(recipients)).receiving, ...more });
export const stop = ({ _id }: { _id: string }, bearer = token) =>
  mock.call("POST", `${PATH}/sendings/${_id}/stop`, { token: bearer });
