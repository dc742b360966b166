import type { components } from "../../contract/api";
import type { EmailTemplate } from "../db/models";
import { unprocessable } from "../write/problem-words";
import { textOf, type Body } from "./body";

type Form = components["schemas"]["EmailTemplateForm"];

const STATES: readonly EmailTemplate["state"][] = ["draft", "ready", "archived"];
/** @returns whether a word is a state that a template may be in */
export const isState = (word: unknown): word is EmailTemplate["state"] => STATES.some((state) => state === word);
const MAX_NAME = 120;
const MAX_SUBJECT = 1000;
/** Letters of what a mail says. */
const MAX_CONTENT = 1_000_000;

/** What was sent of a template. @throws HttpError 422 */
export function readForm({ name, state, document, subject, html, text }: Body): Form {
  const form: Form = {};
  if (name !== undefined) form.name = readText("name", textOf(name), MAX_NAME);
  if (form.name === "") throw unprocessable([{ field: "name", code: "missing" }]);
  if (state !== undefined && !isState(state)) throw unprocessable([{ field: "state", code: "unknown" }]);
  if (isState(state)) form.state = state;
  if (subject !== undefined) form.subject = readText("subject", subject, MAX_SUBJECT);
  if (html !== undefined) form.html = readText("html", html, MAX_CONTENT);
  if (text !== undefined) form.text = readText("text", text, MAX_CONTENT);
  if (document !== undefined) form.document = readDocument(document);
  return form;
}

function readText(field: keyof Form, sent: unknown, longest: number): string {
  if (typeof sent !== "string") throw unprocessable([{ field, code: "type" }]);
  if (sent.length > longest) throw unprocessable([{ field, code: "too-long" }]);
  return sent;
}

function readDocument(sent: unknown): EmailTemplate["document"] {
  if (typeof sent !== "object" || Array.isArray(sent)) throw unprocessable([{ field: "document", code: "type" }]);
  readText("document", JSON.stringify(sent), MAX_CONTENT);
  return sent as EmailTemplate["document"];
}
