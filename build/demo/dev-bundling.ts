/**
 * The bundling of the development server (`experimental.bundledDev`): without it, the first page needed 390 requests. Hot reload
 * still works.
 */
export const devBundling = {
  // not lazy, because each lazily bundled module would reload the page
  experimental: { devMode: { lazy: false } },
  output: {
    codeSplitting: {
      // many small files that every page needs, with their imports. A group with a component would run before the preamble of
      // React's refresh, and fail
      groups: [
        {
          name: "leaves",
          test: /[\\/]src[\\/]domain[\\/]|[\\/]node_modules[\\/](valibot|lucide-react|use-sync-external-store)[\\/]|@react-refresh/,
        },
        {
          name: "hooks",
          test: /[\\/]src[\\/](api[\\/](?!react)|ui[\\/](.*[\\/])?(use-|tw\.|input-class|choice-class|field-context|focus-heading|lift-toasts|texts)|shared[\\/](donor[\\/](parts[\\/]texts|rows[\\/]donor-readers)|lists[\\/](?!(query[\\/])?use-|column-layout|selection|components|record-list|bulk|exports|filters|views))).*\.ts$/,
        },
        // parts of the mock that its lazy parts share
        { name: "mock", test: /[\\/]src[\\/]mocks[\\/](?!.*personas)(db|seed|write|auth|account|donors)[\\/]/ },
        // components that are only imported lazily
        {
          name: "shown",
          test: /[\\/]src[\\/](ui|features[\\/]notifications|shared[\\/](donor|lists[\\/](?!bulk|exports|filters|views)|navigation))[\\/].*\.tsx?$/,
        },
      ],
    },
  },
};
