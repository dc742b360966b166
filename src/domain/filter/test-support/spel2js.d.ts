declare module "spel2js" {
  export const SpelExpressionEvaluator: {
    /** @throws an object with a name and a message, for what is no expression */
    compile: (expression: string) => { eval: (context: object) => unknown };
  };
}
