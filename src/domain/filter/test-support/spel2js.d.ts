declare module "spel2js" {
  export const SpelExpressionEvaluator: {
    /** @throws an object with a name and a message for an invalid expression */
    compile: (expression: string) => { eval: (context: object) => unknown };
  };
}
