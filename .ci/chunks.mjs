// What a visit to an address loads, read from Vite's manifest.
const segmentsOf = (key) =>
  key
    .replace(/^.*?routes\//, '')
    .replace(/\.tsx?(\?.*)?$/, '')
    .split(/[./]/)

/** The address of a route file, as TanStack spells it: `_shell.all-task.index.tsx` is /all-task. */
const addressOf = (segments) =>
  `/${segments
    .filter((segment) => !segment.startsWith('_') && segment !== 'index' && segment !== 'route')
    .map((segment) => segment.replace(/_$/, ''))
    .join('/')}`

const isAbove = (above, segments) => {
  if (above[0] === '__root') return true
  const own = above.at(-1) === 'route' ? above.slice(0, -1) : above
  return own.length < segments.length && own.every((segment, at) => segment === segments[at])
}

/** `files`: the routes there are. One that has no chunk of its own comes with the entry. */
export function readChunks(manifest, files = []) {
  const routes = Object.keys(manifest)
    .filter((key) => /(^|\/)routes\/[^?]+\.tsx?(\?|$)/.test(key) && manifest[key].isDynamicEntry)
    .map((key) => ({ key, segments: segmentsOf(key) }))
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry && !key.endsWith('sw.ts'))

  /** A chunk and all that it imports at once. */
  function closure(keys, into = new Set()) {
    for (const key of keys) {
      if (into.has(key) || !manifest[key]) continue
      into.add(key)
      closure(manifest[key].imports ?? [], into)
    }
    return into
  }

  function visit(address) {
    const answers = ({ segments }) =>
      !segments.at(-1).startsWith('_') && addressOf(segments) === address
    const own = routes.filter(answers)
    const known = [...own, ...files.map((file) => ({ segments: segmentsOf(file) })).filter(answers)]
    if (known.length === 0) throw new Error(`No route answers at ${address}.`)
    const above = routes.filter(({ segments }) =>
      known.some((route) => isAbove(segments, route.segments)),
    )
    return closure([entry, ...own, ...above].map((route) => route.key ?? route))
  }

  const filesOf = (keys, kinds = ['file', 'css', 'assets']) => [
    ...new Set([...keys].flatMap((key) => kinds.flatMap((kind) => manifest[key][kind] ?? []))),
  ]
  /** Chunks that vite.config.ts gave a name. */
  const named = (name) =>
    Object.keys(manifest).filter(
      (key) => key.startsWith(`_${name}-`) && manifest[key].name === name,
    )
  return { routes, entry, closure, visit, named, filesOf }
}
