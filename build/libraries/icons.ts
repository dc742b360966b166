const IMPORT = /import \{([^}]*)\} from "lucide-react";/g;

/**
 * Replaces imports of icons by imports of their own files (`lucide-react/icons/*`). With the library's index, every element would
 * download all icons of the product, and the development server would read 1,700.
 */
export const iconsByFile = (source: string): string =>
  source.replace(IMPORT, (_, names: string) =>
    Array.from(names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g), ([, name = "", alias = name]) => {
      const file = name.replace(/(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase();
      return `import ${alias} from "lucide-react/icons/${file}";`;
    }).join(" "),
  );
