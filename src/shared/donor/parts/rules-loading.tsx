import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";

const LOADING = "Leggo le regole";

/** Stands where a text about the association's rules appears once they have been read. */
export const RulesLoading = () => (
  <SkeletonGroup label={LOADING}>
    <Skeleton width="60%" />
  </SkeletonGroup>
);
