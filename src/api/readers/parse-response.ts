import { reportDrift } from "./drift";
import type { Reader } from "./read";

/**
 * Parses a response, and reports where it differs from the contract.
 * @throws ApiError of kind "malformed" if it can't be used
 */
export const parseResponse = <T>(schema: Reader<T>, body: unknown): T => schema(body, "", reportDrift);
