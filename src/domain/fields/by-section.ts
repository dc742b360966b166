interface Sectioned {
  name: string;
  label: string;
  section: string;
}

/** @returns the fields as options of a select, grouped by section */
export function bySection(fields: readonly Sectioned[]) {
  const sections = new Map<string, { value: string; label: string }[]>();
  for (const { section, name, label } of fields)
    sections.set(section, [...(sections.get(section) ?? []), { value: name, label }]);
  return [...sections].map(([heading, options]) => ({ heading, options }));
}
