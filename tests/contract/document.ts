import addFormats from "ajv-formats";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Json = Record<string, unknown>;

/** An operation of docs/openapi.yaml. */
export interface Operation {
  id: string;
  method: string;
  /** For example `/donors/{id}`. */
  path: string;
  /** The documented statuses; "default" stands for all others. */
  statuses: string[];
  /** The feature with which a server declares it; null for the calls of the specification. */
  feature: string | null;
}

/** The operations of docs/openapi.yaml, and checks against it. */
export interface ApiDocument {
  operations: Map<string, Operation>;
  /** Returns the differences between an answer and the document. */
  checkAnswer(operation: Operation, status: number, headers: Headers, body: unknown): string[];
  /** Returns the differences between the body of a request and the document. */
  checkRequest(operation: Operation, body: unknown): string[];
}

const DOCUMENT_PATH = new URL("../../docs/openapi.yaml", import.meta.url);
const METHODS = ["get", "put", "post", "delete", "patch"];
const ROOT = "openapi.json";
const JSON_TYPE = "application/json";

/** Reads the document. Compiles the validator of each body at its first use. */
export function readDocument(source = readFileSync(DOCUMENT_PATH, "utf8")): ApiDocument {
  const document = parse(source) as Json;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: ROOT });
  const validators = new Map<string, ValidateFunction>();
  const at = (pointer: string) =>
    pointer
      .split("/")
      .slice(1)
      .reduce<unknown>((node, key) => follow(node, unescape(key)), document);
  const follow = (node: unknown, key: string): unknown => (node as Json | undefined)?.[key];
  /** Follows `$ref`s. Returns the pointer to the node they end at. */
  const resolve = (pointer: string): string => {
    const node = at(pointer) as { $ref?: string } | undefined;
    return node?.$ref?.startsWith("#") ? resolve(node.$ref.slice(1)) : pointer;
  };
  const validate = (pointer: string, value: unknown): string[] => {
    let validator = validators.get(pointer);
    if (!validator) {
      validator = ajv.compile({ $ref: `${ROOT}#${encodeURI(pointer)}` });
      validators.set(pointer, validator);
    }
    if (validator(value)) return [];
    return (validator.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`,
    );
  };

  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(document.paths as Json)) {
    for (const method of METHODS) {
      const found = (item as Record<string, Json | undefined>)[method];
      if (!found) continue;
      const id = String(found.operationId);
      const feature = typeof found["x-feature"] === "string" ? found["x-feature"] : null;
      operations.set(id, { id, method, path, statuses: Object.keys(found.responses as Json), feature });
    }
  }
  const base = ({ path, method }: Operation) => `/paths/${escape(path)}/${method}`;

  return {
    operations,
    checkAnswer(operation, status, headers, body) {
      const declared = operation.statuses.includes(String(status));
      if (!declared && status < 400) return [`status ${status} is not in the document`];
      const response = resolve(`${base(operation)}/responses/${declared ? status : "default"}`);
      const problems = requiredHeaders(at(`${response}/headers`), resolve, at, response).flatMap((name) =>
        headers.has(name) ? [] : [`header ${name} is missing`],
      );
      const type = headers.get("content-type") ?? "";
      const contentTypes = Object.keys((at(`${response}/content`) as Json | undefined) ?? {});
      const fileTypes = contentTypes.filter((name) => name !== JSON_TYPE);
      if (fileTypes.length > 0)
        return fileTypes.some((name) => type.startsWith(name)) ? problems : [...problems, `content type is "${type}"`];
      if (!type.startsWith(JSON_TYPE)) return [...problems, `content type is "${type}"`];
      return [...problems, ...validate(`${response}/content/application~1json/schema`, body)];
    },
    checkRequest(operation, body) {
      const pointer = resolve(`${base(operation)}/requestBody`);
      if (body instanceof FormData) return at(`${pointer}/content/multipart~1form-data`) ? [] : ["no form is expected"];
      if (body instanceof Uint8Array)
        return at(`${pointer}/content/application~1octet-stream`) ? [] : ["no bytes are expected"];
      if (!at(pointer)) return body === undefined ? [] : ["no body is expected"];
      return validate(`${pointer}/content/application~1json/schema`, body);
    },
  };
}

function requiredHeaders(
  headers: unknown,
  resolve: (pointer: string) => string,
  at: (pointer: string) => unknown,
  response: string,
) {
  return Object.keys((headers as Json | undefined) ?? {}).filter(
    (name) => (at(resolve(`${response}/headers/${name}`)) as { required?: boolean }).required,
  );
}

const escape = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");
const unescape = (key: string) => key.replaceAll("~1", "/").replaceAll("~0", "~");
