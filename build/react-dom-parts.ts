import { createRequire } from "node:module";
import { resolve } from "node:path";
import type typescript from "typescript";

/**
 * Functions of React DOM that do nothing for us: 8 kB of what a bell downloads (docs/decisions/0024). They are emptied,
 * not cut out: what calls them, if it is ever reached, finds nothing to do.
 */
const UNUSED = {
  /** `<title>`, `<link>`, `<style>`, `<script>` that go to the host's head, and `<html>`, `<head>`, `<body>`: we render none. */
  head: [
    "isHostHoistableType", "createHoistableInstance", "mountHoistable", "getHydratableHoistableCache",
    "getResource", "getResourcesFromRoot", "acquireResource", "suspendResource", "preloadResourceAndSuspendIfNeeded",
    "insertStylesheet", "insertStylesheetIntoRoot", "insertSuspendedStylesheets", "preloadStylesheet",
    "adoptPreloadPropsForStylesheet", "adoptPreloadPropsForScript", "stylesheetPropsFromRawProps",
    "preconnectAs", "prefetchDNS", "preconnect", "preload", "preloadModule", "preinitStyle", "preinitScript",
    "preinitModuleScript",
    "resolveSingletonInstance", "releaseSingletonInstance", "clearSingletonPreambleContribution", "commitHostSingletonAcquisition",
  ],
  /** Taking over a page that a server has rendered: our roots begin empty. */
  hydration: [
    "prepareToHydrateHostInstance", "throwOnHydrationMismatch", "queueHydrationError",
    "canHydrateInstance", "canHydrateTextInstance", "canHydrateHydrationBoundary",
    "getNextHydratable", "getNextHydratableInstanceAfterHydrationBoundary", "getParentHydrationBoundary",
    "getBumpedLaneForHydration", "getBumpedLaneForHydrationByLane", "createFiberFromDehydratedFragment",
    "updateDehydratedSuspenseComponent", "retrySuspenseComponentWithoutHydrating", "retryActivityComponentWithoutHydrating",
    "mountHostRootWithoutHydrating", "pushDehydratedActivitySuspenseHandler", "retryDehydratedSuspenseBoundary",
    "commitActivityHydrationCallbacks", "commitSuspenseHydrationCallbacks",
    "attemptContinuousHydration", "attemptHydrationAtCurrentPriority", "attemptExplicitHydrationTarget", "markRetryLaneIfNotHydrated",
    "queueIfContinuousEvent", "accumulateOrCreateContinuousQueuedReplayableEvent",
  ],
  /** What `<ViewTransition>` animates: we have none. */
  viewTransitions: [
    "startViewTransition", "scheduleViewTransitionEvent", "createViewTransitionInstance", "reportViewTransitionError",
    "getViewTransitionName", "getViewTransitionClassName", "applyViewTransitionName", "restoreViewTransitionName",
    "applyViewTransitionToHostInstances", "applyViewTransitionToHostInstancesRecursive", "restoreViewTransitionOnHostInstances",
    "measureViewTransitionHostInstancesRecursive", "measureNestedViewTransitions", "trackEnterViewTransitions",
    "commitAppearingPairViewTransitions", "commitEnterViewTransitions", "commitDeletedPairViewTransitions",
    "commitExitViewTransitions", "commitNestedViewTransitions", "restorePairedViewTransitions",
    "restoreEnterOrExitViewTransitions", "restoreNestedViewTransitions",
  ],
} as const; // prettier-ignore

/**
 * @param code of `react-dom-client.production.js`
 * @returns the same with those functions empty
 * @throws Error naming those that it hasn't got: another version of React
 */
export function withoutUnusedParts(code: string): string {
  // half a second that nobody but the build waits for; tsup bundles its configuration, so this file may not ask where it lies
  const ts = createRequire(resolve(process.cwd(), "package.json"))("typescript") as typeof typescript;
  const names = new Set<string>(Object.values(UNUSED).flat());
  const file = ts.createSourceFile("react-dom.js", code, ts.ScriptTarget.ESNext, false);
  const found = file.statements.filter(ts.isFunctionDeclaration).filter(({ name }) => name && names.delete(name.text));
  if (names.size > 0) throw new Error(`react-dom has no ${[...names].join(", ")}`);
  return found.reduceRight(
    (text, { body }) => (body ? `${text.slice(0, body.pos)}{}${text.slice(body.end)}` : text),
    code,
  );
}
