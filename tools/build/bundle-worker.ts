// Bundles the worker into one file with Vite. wrangler runs this before it builds ([build] in wrangler.toml).
import { build, type Plugin } from 'vite'
import { ROOT } from '#tools/common/paths.ts'
import * as scriptHashes from '#worker/http/inline-script-hashes.ts'

/**
 * Modules that no request of ours reaches, and that drizzle's own imports keep in any bundle: relational queries and
 * column types that no table has. Calling one of them would throw in the first test that did.
 */
const UNREACHABLE =
  /drizzle-orm\/(?:relations|sqlite-core\/(?:query-builders\/query|columns\/(?:blob|custom|numeric|real)))\.js$/

const EXPORTS = /export (?:async )?(?:class|function\*?|const|let|var) (\w+)|export \{([^}]*)\}/g

const exportedName = (specifier: string) =>
  specifier
    .trim()
    .split(/\s+as\s+/)
    .at(-1) ?? ''

/** The module's exports, each replaced by an empty class. */
function emptyModule(code: string): string {
  const names = [...code.matchAll(EXPORTS)].flatMap(([, declaration, list = '']) =>
    declaration ? [declaration] : list.split(',').map(exportedName),
  )
  return [...new Set(names.filter(Boolean))].map((name) => `export class ${name} {}`).join('\n')
}

const removeUnreachableModules: Plugin = {
  name: 'onise:remove-unreachable-modules',
  transform: {
    order: 'pre',
    handler: (code, id) => (UNREACHABLE.test(id) ? { code: emptyModule(code), map: null } : null),
  },
}

const CONTRACT_SCHEMAS = /schema\/contract\/[\w-]+\.schemas\.ts$/
const SUMMARY = /\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"),/g

/** Only the API reference uses the summaries of calls, and it is generated at build. */
const removeSummaries: Plugin = {
  name: 'onise:remove-summaries',
  transform: {
    order: 'pre',
    handler: (code, id) =>
      CONTRACT_SCHEMAS.test(id)
        ? { code: code.replaceAll(SUMMARY, "summary: '',"), map: null }
        : null,
  },
}

const TABLES = /schema\/tables\/[\w-]+\.ts$/

type Node = { type?: string; start: number; end: number; [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Each call of `sqliteTable` with a third argument: from the end of the second to the end of the third. */
function indexRanges(node: unknown): { from: number; to: number }[] {
  if (Array.isArray(node)) return node.flatMap(indexRanges)
  if (!isNode(node)) return []
  const { callee, arguments: args } = node
  if (node.type === 'CallExpression' && isNode(callee) && callee['name'] === 'sqliteTable') {
    const [, columns, indexes] = args as Node[]
    return columns && indexes ? [{ from: columns.end, to: indexes.end }] : []
  }
  return Object.values(node).flatMap(indexRanges)
}

/** Only drizzle-kit uses the indexes and checks of a table, when it writes a migration. */
const removeIndexes: Plugin = {
  name: 'onise:remove-indexes',
  transform: {
    order: 'pre',
    handler(code, id) {
      if (!TABLES.test(id)) return null
      const ranges = indexRanges(this.parse(code, { lang: 'ts' }))
      const shortened = ranges.reduceRight(
        (text, { from, to }) => text.slice(0, from) + text.slice(to),
        code,
      )
      return { code: shortened, map: null }
    },
  },
}

const SCRIPT_HASHES = /worker\/http\/inline-script-hashes\.ts$/

/** The texts of the inline scripts would be 2 kB of the bundle. */
const evaluateScriptHashes: Plugin = {
  name: 'onise:evaluate-script-hashes',
  transform: {
    order: 'pre',
    handler: (_code, id) => {
      if (!SCRIPT_HASHES.test(id)) return null
      const constants = Object.entries(scriptHashes).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return { code: constants.join('\n'), map: null }
    },
  },
}

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  plugins: [removeUnreachableModules, removeSummaries, removeIndexes, evaluateScriptHashes],
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
