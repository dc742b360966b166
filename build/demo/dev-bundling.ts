/**
 * How the development server bundles the demo (`experimental.bundledDev`): file by file a first look took 390 requests.
 * Hot reload goes on as before.
 */
export const devBundling = {
  // All at once: what is bundled when it is first asked for loads the page anew each time.
  experimental: { devMode: { lazy: false } },
  output: {
    codeSplitting: {
      // Many small files that every page needs, with what they import. A group that reached a component would be evaluated
      // before the preamble of React's refresh, and fail.
      groups: [
        {
          name: "leaves",
          test: /[\\/]src[\\/]domain[\\/]|[\\/]node_modules[\\/](valibot|lucide-react|use-sync-external-store)[\\/]|@react-refresh/,
        },
        {
          name: "hooks",
          test: /[\\/]src[\\/](api[\\/](?!react)|ui[\\/](.*[\\/])?(use-|tw\.|input-class|choice-class|field-context|focus-heading|lift-toasts|texts)|shared[\\/](donor[\\/](parts[\\/]texts|reads[\\/]donor-readers)|lists[\\/](?!use-|column-layout|selection|components|record-list|bulk|exports|filters|views))).*\.ts$/,
        },
        // what shows something, and is reached by `import()` alone
        {
          name: "shown",
          test: /[\\/]src[\\/](ui|features[\\/]notifications|shared[\\/](donor|lists[\\/](?!bulk|exports|filters|views)|navigation))[\\/].*\.tsx?$/,
        },
      ],
    },
  },
};
