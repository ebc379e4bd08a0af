// Checks the imports between folders, and rules that oxlint does not have. Prints file, line and rule of each violation.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { isMainModule, ROOT } from '#tools/common/paths.ts'
import { forbiddenImportMessage, layerOf, ROOT_FOLDERS, unknownLayerMessage } from './layers.ts'
import { lineOf, listFiles, report, type Violation } from './project-files.ts'

const MAX_CSS_LINES = 300
const CODE_FILE = /\.(ts|tsx|mts|mjs)$/
const TEST_FILE = /\.test\.[a-z]+$/

const isGenerated = (file: string) => file.includes('.gen.')

type Import = { specifier: string; position: number }
type Span = { start: number; end: number }
type ModuleRequest = Span & { value?: string | null }

function blank(source: string, spans: readonly Span[]): string {
  let text = source
  for (const { start, end } of spans) {
    const blanked = text.slice(start, end).replace(/[^\n]/g, ' ')
    text = text.slice(0, start) + blanked + text.slice(end)
  }
  return text
}

/** Every import, re-export, dynamic import and import type, and the code without comments. */
function readImports(file: string, source: string): { imports: Import[]; code: string } {
  const { program, module, comments } = parseSync(file, source)
  const imports: Import[] = []
  const add = ({ value, start }: ModuleRequest) => {
    if (value) imports.push({ specifier: value, position: start })
  }
  for (const { moduleRequest } of module.staticImports) add(moduleRequest)
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) add(moduleRequest)
  if (/\bimport\s*\(/.test(source)) {
    const addSource = (node: { source: Span & { type: string; value?: unknown } }) => {
      const { type, value, start, end } = node.source
      if (type === 'Literal' && typeof value === 'string') add({ value, start, end })
    }
    new Visitor({ ImportExpression: addSource, TSImportType: addSource }).visit(program)
  }
  return { imports, code: blank(source, comments) }
}

const SUFFIXES = ['', '.ts', '.tsx', '.mjs', '/index.ts']

/** The imported file, or null for a package. */
function resolveImport(file: string, specifier: string, files: ReadonlySet<string>): string | null {
  if (!/^[.#]/.test(specifier)) return null
  const path = specifier.split('?')[0] ?? ''
  const fromRoot = path.startsWith('#')
    ? path.slice(1).replace(/^ci\//, '.ci/')
    : posix.join(posix.dirname(file), path)
  return SUFFIXES.map((suffix) => fromRoot + suffix).find((name) => files.has(name)) ?? fromRoot
}

type Graph = ReadonlyMap<string, readonly string[]>

/** Each import cycle once, as the list of its files. */
export function findCycles(graph: Graph): string[][] {
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[][] = []
  const visit = (file: string, path: readonly string[]) => {
    state.set(file, 'open')
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === 'open') cycles.push([...path.slice(path.indexOf(next)), next])
      else if (!state.has(next)) visit(next, [...path, next])
    }
    state.set(file, 'done')
  }
  for (const file of graph.keys()) if (!state.has(file)) visit(file, [file])
  return cycles
}

function checkCssLength(file: string, source: string): Violation[] {
  const lines = source.trimEnd().split('\n').length
  if (lines <= MAX_CSS_LINES) return []
  const message = `${lines} lines, more than ${MAX_CSS_LINES}`
  return [{ file, line: MAX_CSS_LINES + 1, message }]
}

const FORBIDDEN_CALLS = [
  {
    isIn: (file: string) => file.startsWith('worker/'),
    call: /\.transaction\s*\(/g,
    message: 'interactive transactions block the only writer; use one guarded batch',
  },
  {
    isIn: (file: string) => TEST_FILE.test(file),
    call: /\bvi\.(?:doMock|mock)\s*\(/g,
    message:
      'the files of a process share their modules, so a module is only replaced when no earlier file has loaded its users; replace what it calls',
  },
  {
    isIn: (file: string) => TEST_FILE.test(file),
    call: /\bvi\.waitFor\s*\(/g,
    message: 'waits one second, too short on a busy machine; use waitUntil of testing/pwa',
  },
]

const checkCalls = (file: string, code: string): Violation[] =>
  FORBIDDEN_CALLS.filter(({ isIn }) => isIn(file)).flatMap(({ call, message }) =>
    [...code.matchAll(call)].map(({ index }) => ({ file, line: lineOf(code, index), message })),
  )

function checkFile(file: string, source: string, files: ReadonlySet<string>) {
  const layer = layerOf(file)
  if (layer.rank === undefined)
    return { violations: [{ file, line: 1, message: unknownLayerMessage(layer) }], targets: [] }
  const { imports, code } = readImports(file, source)
  const isExempt = TEST_FILE.test(file) || isGenerated(file)
  const violations = checkCalls(file, code)
  const targets = new Set<string>()
  for (const { specifier, position } of imports) {
    const target = resolveImport(file, specifier, files)
    if (!target) continue
    if (target !== file && files.has(target)) targets.add(target)
    const message = isExempt ? null : forbiddenImportMessage(file, target)
    if (message)
      violations.push({
        file,
        line: lineOf(source, position),
        message: `imports ${specifier}: ${message}`,
      })
  }
  return { violations, targets: [...targets] }
}

export function checkBoundaries(root: string) {
  const files = ROOT_FOLDERS.flatMap((folder) => listFiles(root, folder)).toSorted()
  const fileSet = new Set(files)
  const graph = new Map<string, string[]>()
  const violations: Violation[] = []
  for (const file of files) {
    const isCss = file.endsWith('.css')
    if (!isCss && !CODE_FILE.test(file)) continue
    const source = readFileSync(join(root, file), 'utf8')
    if (isCss) {
      violations.push(...checkCssLength(file, source))
      continue
    }
    const result = checkFile(file, source, fileSet)
    violations.push(...result.violations)
    // The generated route tree and the routes import each other's types.
    if (!isGenerated(file))
      graph.set(
        file,
        result.targets.filter((target) => !isGenerated(target)),
      )
  }
  for (const cycle of findCycles(graph))
    violations.push({
      file: cycle[0] ?? '',
      line: 1,
      message: `import cycle: ${cycle.join(' → ')}`,
    })
  return { violations, fileCount: graph.size }
}

if (isMainModule(import.meta.filename)) {
  const { violations, fileCount } = checkBoundaries(ROOT)
  report(violations, `${fileCount} files import only what they may.`)
}
