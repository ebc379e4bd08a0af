type Graph = {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** What a signed-in tasker sees first comes with the start: a second script would cost a round trip and compress worse. */
export const AT_ONCE: readonly string[] = ['/_guarded', '/_guarded/all-task']

/** Everything that is loaded together with these modules; what they import dynamically is a later visit's. */
function reach(starts: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const go = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) go(next)
  }
  for (const start of starts) go(start)
  return reached
}

/** What sync/start-later.ts fetches once there is something to look at, whatever is opened next. */
const AFTER_START = '/sync/engine.ts'

/**
 * Names a module's chunk by when it is first needed: at the start, right after it, or by other screens. Left
 * alone, the bundler cuts a chunk for every set of screens that share a module: dozens of small files that
 * each cost a request and compress badly.
 */
export function chunksByVisit(root: string) {
  let start: ReadonlySet<string> | undefined
  let line: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    // A screen stays a file of its own: the manifest finds it by that.
    if (id.includes('tsr-split')) return null
    start ??= reach([`${root}/index.html`], graph)
    line ??= reach([root + AFTER_START], graph)
    if (start.has(id)) return 'start'
    if (line.has(id) && id.startsWith(root)) return 'line'
    return id.startsWith(`${root}/ui/`) ? 'forms' : null
  }
}
