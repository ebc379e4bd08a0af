// Which files a visit to a URL loads, read from Vite's manifest.
import type { Manifest } from 'vite'

/** A screen without a chunk of its own is part of the entry and has no key. */
type Route = { key: string | null; segments: string[] }
type FileKind = 'file' | 'css' | 'assets'

const segmentsOf = (key: string) =>
  key
    .replace(/^.*?routes\//, '')
    .replace(/\.tsx?(\?.*)?$/, '')
    .split(/[./]/)

/** The path of a route file, as TanStack names it: `_shell.all-task.index.tsx` is /all-task. */
const pathOf = (segments: readonly string[]) =>
  `/${segments
    .filter((segment) => !segment.startsWith('_') && segment !== 'index' && segment !== 'route')
    .map((segment) => segment.replace(/_$/, ''))
    .join('/')}`

function isLayoutOf(layout: readonly string[], segments: readonly string[]): boolean {
  if (layout[0] === '__root') return true
  const own = layout.at(-1) === 'route' ? layout.slice(0, -1) : layout
  return own.length < segments.length && own.every((segment, index) => segment === segments[index])
}

/** `routeFiles` are all routes, with or without a chunk of their own. */
export function readManifest(manifest: Manifest, routeFiles: readonly string[] = []) {
  const keys = Object.keys(manifest)
  const routes: (Route & { key: string })[] = keys
    .filter((key) => /(^|\/)routes\/[^?]+\.tsx?(\?|$)/.test(key) && manifest[key]?.isDynamicEntry)
    .map((key) => ({ key, segments: segmentsOf(key) }))
  const routesWithoutChunk: Route[] = routeFiles.map((file) => ({
    key: null,
    segments: segmentsOf(file),
  }))
  const entry = keys.find((key) => manifest[key]?.isEntry && !key.endsWith('sw.ts'))

  /** These chunks and all that they import statically. */
  function withImports(
    chunks: readonly string[],
    collected: Set<string> = new Set(),
  ): ReadonlySet<string> {
    for (const key of chunks) {
      const chunk = manifest[key]
      if (collected.has(key) || !chunk) continue
      collected.add(key)
      withImports(chunk.imports ?? [], collected)
    }
    return collected
  }

  /** The chunks that a visit to this path loads: the entry, the route and the layouts around it. */
  function chunksOfVisit(path: string): ReadonlySet<string> {
    const matchesPath = ({ segments }: Route) =>
      segments.at(-1)?.startsWith('_') === false && pathOf(segments) === path
    const own = routes.filter(matchesPath)
    const matching = [...own, ...routesWithoutChunk.filter(matchesPath)]
    if (matching.length === 0) throw new Error(`No route has the path ${path}.`)
    const layouts = routes.filter(({ segments }) =>
      matching.some((route) => isLayoutOf(segments, route.segments)),
    )
    const routeChunks = [...own, ...layouts].map(({ key }) => key)
    return withImports(entry ? [entry, ...routeChunks] : routeChunks)
  }

  /** The file names of these chunks. */
  function filesOf(
    chunks: Iterable<string>,
    kinds: readonly FileKind[] = ['file', 'css', 'assets'],
  ): string[] {
    const files = [...chunks].flatMap((key) => kinds.flatMap((kind) => manifest[key]?.[kind] ?? []))
    return [...new Set(files)]
  }

  return { chunksOfVisit, filesOf }
}
