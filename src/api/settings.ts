import { isRecord } from "../domain/values";

/** @returns one of the association's settings (`GET /settings`) as it came; undefined where the answer doesn't name it */
export const settingIn = (body: unknown, name: string): unknown =>
  isRecord(body) && isRecord(body.settings) ? body.settings[name] : undefined;
