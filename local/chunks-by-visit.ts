type Graph = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** What a signed-in tasker sees first. */
const FIRST_SCREEN = ['/routes/_guarded.tsx', '/routes/_guarded/all-task.tsx']

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

/**
 * Names a module's chunk by when it is first needed: at the start, for the task list, or by other screens.
 * Left alone, the bundler cuts a chunk for every set of screens that share a module: dozens of small files
 * that each cost a request and compress badly.
 */
export function chunksByVisit(root: string) {
  let start: ReadonlySet<string> | undefined
  let list: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    // A screen stays a file of its own: the manifest finds it by that.
    if (id.includes('tsr-split')) return null
    start ??= reach([`${root}/index.html`], graph)
    list ??= reach(
      FIRST_SCREEN.flatMap(
        (path) => graph.getModuleInfo(root + path)?.dynamicallyImportedIds ?? [],
      ),
      graph,
    )
    if (start.has(id)) return 'start'
    if (list.has(id)) return 'list'
    return id.startsWith(`${root}/ui/`) ? 'forms' : null
  }
}
