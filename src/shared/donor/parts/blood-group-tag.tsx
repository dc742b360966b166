import { Tag } from "../../../ui/display/tag";

const lookOf = (group: string) => {
  if (group.endsWith("+")) return "filled";
  return group.endsWith("-") ? "outlined" : "faint";
};

/** A blood group; Rh negative by outline and sign, never by colour alone. */
export function BloodGroupTag({ group }: { group: string }) {
  return <Tag look={lookOf(group)}>{group}</Tag>;
}
