import { Tag } from "../../../ui/display/tag";

const lookOf = (group: string) => {
  if (group.endsWith("+")) return "filled";
  return group.endsWith("-") ? "outlined" : "faint";
};

/** Shows a blood group. Rh negative differs by outline and sign, not by colour alone. */
export const BloodGroupTag = ({ group, large = false }: { group: string; large?: boolean }) => (
  <Tag look={lookOf(group)} large={large}>
    {group}
  </Tag>
);
