import type { Plugin } from 'vite'

const REPLACEMENT = '\0onise:no-mutations'

/** What a `QueryClient` calls of its cache of mutations, which stays empty. */
const EMPTY_CACHE = `export class MutationCache {
  clear() {}
  findAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
}`

type Module = { renderedLength: number }
const isRenderedObserver = ([id, { renderedLength }]: [string, Module]) =>
  id.endsWith('/mutationObserver.js') && renderedLength > 0

/** Removes React Query's mutations: commands go through the outbox or `useCommand`. The build fails if one is used. */
export const stripReactQueryMutations: Plugin = {
  name: 'onise:strip-react-query-mutations',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/mutationCache\.js$/ },
    handler: (_, importer) => (importer?.endsWith('/queryClient.js') ? REPLACEMENT : null),
  },
  load: {
    filter: { id: /^\0onise:no-mutations$/ },
    handler: () => EMPTY_CACHE,
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && Object.entries(chunk.modules).some(isRenderedObserver))
        this.error(
          'useMutation is removed from the build (tools/build/vite-plugins/strip-react-query-mutations.ts): use useCommand',
        )
  },
}
