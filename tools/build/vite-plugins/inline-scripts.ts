import { join } from 'node:path'
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { DATABASE } from '#pwa/routes/-chunks.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { endpointUrl } from '#schema/contract/endpoint.ts'
import { SYNC_SCHEMA } from '#schema/contract/sync.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { SOURCE_ALIAS } from '#tools/build/build-for-node.ts'
import { ROOT } from '#tools/common/paths.ts'
import { DATABASE_CHUNK } from './chunk-by-entry.ts'

/** The first requests of a phone without data, on the screen that waits for them (pwa/routes/_guarded.tsx). */
const SCREEN = '/all-task'
const REQUESTS = [readDashboard, listOpenTasks].map((endpoint) => endpointUrl(endpoint, {}))

/** One script without imports. An older browser must be able to read it: a script with unknown syntax does nothing. */
export async function buildInlineScript(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: join(ROOT, 'pwa'),
    logLevel: 'error',
    resolve: { alias: SOURCE_ALIAS },
    build: {
      write: false,
      target: 'chrome80',
      modulePreload: false,
      rolldownOptions: {
        input: join(ROOT, 'pwa/first-screen', name),
        // React, which hooks beside the shared functions import, is not part of it.
        treeshake: { moduleSideEffects: false, propertyReadSideEffects: false },
        output: { format: 'iife' },
      },
    },
  })
  const [output] = [result].flat()
  const code = output && 'output' in output ? output.output[0].code.trim() : ''
  if (code === '' || /<\/|<!--/.test(code)) throw new Error(`${name} cannot be an inline script`)
  // The policy of documents allows no style of a script, and a component brings more than that.
  if (/createElement\(.style.\)/.test(code)) throw new Error(`${name} imports a stylesheet`)
  return code
}

/** What the session loads first, except on a first visit (pwa/session/first-visit.ts). */
function databasePath({ bundle }: IndexHtmlTransformContext): string {
  // The development server has no chunks.
  if (!bundle) return `/${DATABASE}`
  const chunk = Object.values(bundle).find(({ name }) => name === DATABASE_CHUNK)
  if (!chunk) throw new Error(`no chunk has the name ${DATABASE_CHUNK}`)
  return `/${chunk.fileName}`
}

/**
 * Adds the scripts of pwa/first-screen: one before the styles, because a script after a stylesheet waits for it, and one
 * after the root element. The policy of documents has their hashes (tools/build/inline-hashes.ts).
 */
export const inlineScripts = (name: string): Plugin => {
  const client = `${name}/${SYNC_SCHEMA}`
  return {
    name: 'onise:inline-scripts',
    transformIndexHtml: {
      // When the names of the chunks are known.
      order: 'post',
      handler: async (_, context) => [
        {
          tag: 'script',
          injectTo: 'head-prepend',
          attrs: {
            'data-screen': SCREEN,
            'data-requests': REQUESTS.join(' '),
            'data-client': client,
            'data-database': databasePath(context),
          },
          children: await buildInlineScript('head.ts'),
        },
        {
          tag: 'script',
          injectTo: 'body',
          attrs: { 'data-list': SCREEN, 'data-client': client },
          children: await buildInlineScript('body.ts'),
        },
      ],
    },
  }
}
