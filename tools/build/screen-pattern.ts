import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#tools/common/paths.ts'

/** Addresses that lead to another (docs/rules.md#the-reset-form-has-a-fixed-address). */
const ALIASES = ['/reset-password', '/update-password']
/** The route of every other address. */
const NOT_FOUND = '/$'

/** The addresses of all screens, in lower case, as one regular expression. */
export function screenPattern(): string {
  const tree = readFileSync(join(ROOT, 'pwa/routeTree.gen.ts'), 'utf8')
  const list = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? ''
  const paths = [...list.matchAll(/'([^']+)':/g)].map(([, path = '']) => path)
  if (!paths.includes(NOT_FOUND)) throw new Error('pwa/routeTree.gen.ts has no list of paths')
  const patterns = [...paths.filter((path) => path !== NOT_FOUND), ...ALIASES].map((path) =>
    path
      .toLowerCase()
      .replace(/\$[a-z]+/g, '[^/]+')
      .replace(/\$$/, '.+'),
  )
  return `^(?:${patterns.join('|')})$`
}

/** For the worker (worker/http/documents.ts), which answers other addresses with 404. */
export const screenPatternDefinition = (): string =>
  `SCREEN_PATTERN:${JSON.stringify(screenPattern())}`
