import type { components, operations } from "../../contract/api";

type Schemas = components["schemas"];

/** The name of an operation of the contract, whose successful response is meant, or of a schema. */
export type ContractName = keyof operations | keyof Schemas;

/** The body of a successful response. */
type AnswerOf<Name extends keyof operations> = {
  [Status in keyof operations[Name]["responses"]]: Status extends 200 | 201
    ? operations[Name]["responses"][Status] extends { content: { "application/json": infer Body } }
      ? Body
      : never
    : never;
}[keyof operations[Name]["responses"]];

type SentBy<Name extends ContractName> = Name extends keyof operations
  ? AnswerOf<Name>
  : Name extends keyof Schemas
    ? Schemas[Name]
    : never;

/**
 * What keeps a reader from fitting the contract: the path of a field that the contract doesn't have, or has with a type that the
 * reader doesn't accept. Never if it fits.
 */
export type Misfit<Name extends ContractName, Input> = Name extends ContractName
  ? [SentBy<Name>] extends [never]
    ? `${Name} has no JSON body`
    : unknown extends Input
      ? "the reader has no Input type"
      : Exclude<Fits<SentBy<Name>, NonNullable<Input>>, true>
  : never;

/** true if the contract has every field that a reader reads, with a type that it accepts; otherwise the field's path. */
type Fits<Sent, Input, Path extends string = ""> = [NonNullable<Sent>] extends [readonly (infer Row)[]]
  ? [NonNullable<Input>] extends [readonly (infer RowInput)[]]
    ? Fits<Row, RowInput, `${Path}[]`>
    : [NonNullable<Sent>] extends [NonNullable<Input>]
      ? true
      : Path
  : [NonNullable<Input>] extends [Record<string, unknown> | object]
    ? Wrong<{
        [Name in keyof NonNullable<Input> & string]: FitsField<
          ByText<NonNullable<Sent>>,
          NonNullable<Input>,
          Name,
          Path
        >;
      }>
    : [Sent] extends [Input | null | undefined]
      ? true
      : Path;

/** A record with text keys: the contract's types have number keys where a name looks like a number. */
type ByText<T> = { [Name in keyof T & (string | number) as `${Name}`]: T[Name] };

type FitsField<Sent, Input, Name extends keyof Input & string, Path extends string> = Name extends keyof Sent
  ? Fits<Sent[Name], Input[Name], `${Path}.${Name}`>
  : Name extends "_id" // which may come as `key`
    ? "key" extends keyof Sent
      ? true
      : `${Path}.${Name}`
    : `${Path}.${Name}`;

type Wrong<Fields> = Exclude<Fields[keyof Fields], true> extends never ? true : Exclude<Fields[keyof Fields], true>;
