const IMPORT = /import \{([^}]*)\} from "lucide-react";/g;

/**
 * Imports each icon from a file of its own (`lucide-react/icons/*`). esbuild splits by file: with the library's index, every
 * element downloads every icon of the product, and the development server reads 1,700.
 */
export const iconsByFile = (source: string): string =>
  source.replace(IMPORT, (_, names: string) =>
    Array.from(names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g), ([, name = "", alias = name]) => {
      const file = name.replace(/(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase();
      return `import ${alias} from "lucide-react/icons/${file}";`;
    }).join(" "),
  );
