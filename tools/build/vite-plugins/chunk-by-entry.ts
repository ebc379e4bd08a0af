import {
  AFTER_FIRST_RENDER,
  DATABASE,
  ONLINE_ONLY,
  PRELOADED,
  SIGNED_OUT,
} from '#pwa/routes/-chunks.ts'

type Graph = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}
type Chunk = { name: string; facadeModuleId?: string | null; moduleIds: readonly string[] }

/** All modules that load together with these; what they import dynamically loads later. */
function staticImportsOf(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  for (const entry of entries) visit(entry)
  return reached
}

/**
 * What loads the words of a language before any screen, and what only those words use. All that these import is here or in
 * the first script: an import of a later chunk would be a cycle.
 */
const LANGUAGE =
  /\/pwa\/languages\/(?:collect-words|languages|load|messages)\.ts$|\/schema\/domain\/(?:languages|lagos-time|messages\/times)\.ts$/

/** What the app can load, apart from what only the words of a language load. */
function withoutLanguages(entry: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id) || id.includes('/languages/bundles/')) return
    reached.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) visit(next)
  }
  visit(entry)
  return reached
}

/** The name of the chunk that a first visit loads after its list. */
export const DATABASE_CHUNK = 'database'

/** The table of places and what computes with it: loaded by `import()`, and never with a first screen. */
const PLACES = /\/schema\/domain\/places\/(?:places|table)\.ts$/

/** Schemas, and the rules that only forms use: they import nothing of `pwa/`. */
const VALIDATION = /\/node_modules\/valibot\/|\/schema\//

/** What the public pages share; the About page alone has what is named after it. */
const LANDING = /\/features\/landing\/(?!about-|figures)/

/**
 * Names a module's chunk by when it is first needed: at the start, after the first list, after the first render, when signing in, or by
 * other screens. Without this the bundler makes a chunk for every set of screens that share a module: dozens of small
 * files that each cost a request and compress badly. A chunk imports only those before it in this list, so there are no
 * cycles.
 */
export function chunkByEntry(root: string) {
  let app: ReadonlySet<string> | undefined
  const nameInApp = chunkInApp(root)
  return (id: string, graph: Graph): string | null => {
    if (LANGUAGE.test(id)) return 'language'
    app ??= withoutLanguages(`${root}/index.html`, graph)
    return TRANSLATION.test(id) || !app.has(id) ? null : nameInApp(id, graph)
  }
}

function chunkInApp(root: string) {
  let start: ReadonlySet<string> | undefined
  let database: ReadonlySet<string> | undefined
  let engine: ReadonlySet<string> | undefined
  let signIn: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    // A screen has a file of its own, by which the manifest identifies it.
    if (id.includes('tsr-split')) return null
    start ??= staticImportsOf([`${root}/index.html`], graph)
    database ??= staticImportsOf([`${root}/${DATABASE}`], graph)
    engine ??= staticImportsOf(
      AFTER_FIRST_RENDER.map((path) => `${root}/${path}`),
      graph,
    )
    if (start.has(id)) return 'start'
    if (database.has(id)) return DATABASE_CHUNK
    if (engine.has(id)) return 'engine-parts'
    if (PLACES.test(id)) return 'places'
    if (VALIDATION.test(id)) return 'validation'
    if (id.startsWith(`${root}/ui/`) && !id.endsWith('/toast.tsx')) return 'forms'
    // Who logs in on /login needs none of it.
    if (LANDING.test(id)) return 'landing'
    signIn ??= staticImportsOf(
      SIGNED_OUT.flatMap(
        // The screen itself, which the router's plugin has split from its route.
        (path) => graph.getModuleInfo(`${root}/${path}`)?.dynamicallyImportedIds ?? [],
      ),
      graph,
    )
    if (signIn.has(id)) return 'sign-in'
    return null
  }
}

const isListed = (list: readonly string[], module: string) =>
  list.some((entry) => (/[/-]$/.test(entry) ? module.startsWith(entry) : module === entry))

/** Words of a language, and what shows them. A phone has those of its language alone. */
const TRANSLATION = /\.(?:pcm|ha|yo|ig)\.ts$|\/messages\/(?:pcm|ha|yo|ig)\//
export const LANGUAGES_FOLDER = 'assets/languages'

/** Where chunks that phones must not precache are written, so that the service worker's glob can leave them out. */
export const ONLINE_ONLY_FOLDER = 'assets/online'

/** Applies the lists of pwa/routes/-chunks.ts to the chunks that the bundler made. */
export function placeChunks(root: string) {
  const preloadedNames = new Set<string>()
  const moduleOf = (id: string) => id.slice(root.length + 1).split('?')[0] ?? ''
  return {
    chunkFileNames({ name, facadeModuleId, moduleIds }: Chunk): string {
      const facade = facadeModuleId ? moduleOf(facadeModuleId) : null
      if (facade !== null && isListed(PRELOADED, facade)) preloadedNames.add(name)
      if (facade?.startsWith('languages/bundles/')) return `${LANGUAGES_FOLDER}/[name]-[hash].js`
      const own = moduleIds.filter((id) => id.startsWith(`${root}/`)).map(moduleOf)
      const isOnlineOnly =
        facade === null
          ? own.length > 0 && own.every((module) => isListed(ONLINE_ONLY, module))
          : isListed(ONLINE_ONLY, facade)
      return `${isOnlineOnly ? ONLINE_ONLY_FOLDER : 'assets'}/[name]-[hash].js`
    },
    preloadsImports: (file: string): boolean =>
      preloadedNames.has(file.replace(/^assets\/|-[\w-]{8}\.js$/g, '')),
  }
}

/** The screens of administrators and the packages that only they use. */
const ADMINISTRATION =
  /\/features\/admin\/|\/routes\/-admin\/|@tanstack\/(?:react-)?table|node_modules\/uplot\//

const ADMIN_TABLE = /\/features\/admin\/table\/|@tanstack\//

/** What screens of administrators share; their dashboard has no table. The service worker leaves out styles of this name. */
export function chunkForAdministrators(id: string): string | null {
  if (id.includes('tsr-split') || !ADMINISTRATION.test(id)) return null
  return ADMIN_TABLE.test(id) ? 'admin-table' : 'admin-parts'
}

/** What two or more screens share, and no chunk of `chunkByEntry` has. Administration is not precached, so it stays apart. */
export const isSharedByScreens = (id: string): boolean =>
  !id.includes('tsr-split') && !ADMINISTRATION.test(id)
