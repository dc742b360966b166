import { tellDrift } from "./drift";
import type { Reader } from "./read";

/**
 * Reads an answer at the edge, so that everything inside can trust it; where it differs from the contract, developers
 * are told.
 * @throws ApiError of kind "malformed" when it has nothing that can be worked with
 */
export const parseAnswer = <T>(schema: Reader<T>, body: unknown): T => schema(body, "", tellDrift);
