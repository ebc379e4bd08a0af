import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { ROOT } from '#tools/common/paths.ts'

/** As in vite.config.ts. */
export const SOURCE_ALIAS = [
  { find: /^#schema\//, replacement: join(ROOT, 'schema/') },
  { find: /^#pwa\//, replacement: join(ROOT, 'pwa/') },
]
/** As in vite.config.ts. */
const INLINE_LIMIT_BYTES = 2048

/**
 * Bundles a module of the app that renders its components in Node. The pictures have the file names of the app's build.
 * `url` can be imported until `remove` is called, with any query for a module of its own.
 */
export async function buildForNode(entry: string): Promise<{ url: string; remove: () => void }> {
  const name = basename(entry).replace(/\.tsx?$/, '')
  const outDir = join(ROOT, 'node_modules/.prerender', name)
  await build({
    configFile: false,
    root: join(ROOT, 'pwa'),
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: SOURCE_ALIAS },
    build: {
      ssr: join(ROOT, entry),
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: INLINE_LIMIT_BYTES,
    },
  })
  return {
    url: `${pathToFileURL(join(outDir, `${name}.js`)).href}?${Date.now()}`,
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  }
}
