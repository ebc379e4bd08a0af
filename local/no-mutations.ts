import type { Plugin } from 'vite'

const STAND_IN = '\0onise:no-mutations'

/**
 * What changes the world goes through the outbox or sync/use-command.ts (DESIGN 4), never through React Query: its
 * mutations, most of a kilobyte of the first visit, are left out. Whoever asks for one all the same is told so
 * by the build.
 */
export const noMutations: Plugin = {
  name: 'onise:no-mutations',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/mutation\.js$/ },
    handler: (_, importer) => (importer?.endsWith('/mutationCache.js') ? STAND_IN : null),
  },
  load: {
    filter: { id: /^\0onise:no-mutations$/ },
    handler: () => `export class Mutation { constructor() { throw new Error('no mutations') } }`,
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && Object.entries(chunk.modules).some(isObserver))
        this.error('useMutation is left out of the build (local/no-mutations.ts): use useCommand')
  },
}

const isObserver = ([id, { renderedLength }]: [string, { renderedLength: number }]) =>
  id.endsWith('/mutationObserver.js') && renderedLength > 0
