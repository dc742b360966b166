import { useMutation, type Mutation, type MutationOptions } from "./use-mutation";

/** A write that creates something, once, however often it is tried (`keyed`). */
export const useCreate = <Input, T = void>(options: MutationOptions<Input, T>): Mutation<Input, T> =>
  useMutation({ ...options, keyed: true });
