// The Worker in one file, made by Vite for wrangler to take up ([build] in wrangler.toml).
import { build } from 'vite'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Parts of packages that no request of ours reaches, and that the packages' own shape keeps in any bundle:
 * the client's WebSockets and its protobuf (we speak hrana 2, in JSON, over HTTP), and drizzle's relational
 * queries. Calling one of them would throw at once, in the first test that did.
 */
const UNREACHED =
  /hrana-client\/lib-esm\/(?:ws\/|http\/protobuf|shared\/protobuf|encoding\/protobuf)|drizzle-orm\/(?:relations|sqlite-core\/query-builders\/query)\.js$/

const NAMES = /export (?:async )?(?:class|function\*?|const|let|var) (\w+)|export \{([^}]*)\}/g

/** The names a module exports, each now a class that does nothing. */
function hollow(code) {
  const names = [...code.matchAll(NAMES)].flatMap(([, one, many]) =>
    one
      ? [one]
      : many.split(',').map((part) =>
          part
            .trim()
            .split(/\s+as\s+/)
            .at(-1),
        ),
  )
  return [...new Set(names.filter(Boolean))].map((name) => `export class ${name} {}`).join('\n')
}

const leaveOut = {
  name: 'leave-out-what-no-request-reaches',
  transform: {
    order: 'pre',
    handler: (code, id) => (UNREACHED.test(id) ? { code: hollow(code), map: null } : null),
  },
}

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  plugins: [leaveOut],
  resolve: { alias: { 'js-base64': `${ROOT}worker/db/base64.ts` } },
  ssr: {
    noExternal: true,
    target: 'webworker',
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'import'] },
  },
  build: {
    ssr: 'worker/index.ts',
    outDir: 'dist/bundle',
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: {
      external: [/^node:/, /^cloudflare:/],
      output: { entryFileNames: 'index.js' },
    },
  },
})
