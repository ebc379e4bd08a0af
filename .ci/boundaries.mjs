// Who may know whom, read from the source itself. Says file, line and rule for everything that is out of order.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { placeOf, ROOTS, whyNotImport } from './places.mjs'

const LONGEST = 300
const CODE = /\.(ts|tsx|mts|mjs)$/
const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/
/** TanStack's file routes spell addresses: `$id`, `__root`, `_tabs.open`. */
const ROUTE = /^[_$a-z0-9.-]+$/
const SKIPPED = new Set(['node_modules', 'dist', 'migrations', 'pictures'])

const isGenerated = (file) => file.includes('.gen.')
const isTest = (file) => /\.test\.[a-z]+$|\/test\//.test(file)

function filesUnder(root, place) {
  const path = join(root, place)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const name = posix.join(place, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesUnder(root, name)
    return [name]
  })
}

const without = (source, comments) => {
  let text = source
  for (const { start, end } of comments) {
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end)
  }
  return text
}

/** Every specifier that a file imports, re-exports, imports later or names in a type, with where it stands. */
function importsIn(file, source) {
  const { program, module, comments } = parseSync(file, source)
  const found = []
  const add = (request) => request?.value && found.push({ to: request.value, at: request.start })
  for (const { moduleRequest } of module.staticImports) add(moduleRequest)
  for (const { entries } of module.staticExports)
    for (const entry of entries) add(entry.moduleRequest)
  if (/\bimport\s*\(/.test(source)) {
    const later = (node) => node.source?.type === 'Literal' && add(node.source)
    new Visitor({ ImportExpression: later, TSImportType: later }).visit(program)
  }
  return { found, code: without(source, comments) }
}

function resolve(file, specifier, known) {
  if (!/^[.#]/.test(specifier)) return null
  const bare = specifier.split('?')[0]
  const path = bare.startsWith('#') ? bare.slice(1) : posix.join(posix.dirname(file), bare)
  const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts']
  return endings.map((ending) => path + ending).find((name) => known.has(name)) ?? path
}

/** Each circle once, as the list of files along it. */
function circlesIn(graph) {
  const state = new Map()
  const circles = []
  const walk = (file, path) => {
    state.set(file, 'open')
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === 'open') circles.push([...path.slice(path.indexOf(next)), next])
      else if (!state.has(next)) walk(next, [...path, next])
    }
    state.set(file, 'done')
  }
  for (const file of graph.keys()) if (!state.has(file)) walk(file, [file])
  return circles
}

function checkName(file) {
  const name = basename(file)
  const isRoute = file.startsWith('pwa/routes/')
  const isTable = isGenerated(file)
  return KEBAB.test(name) || isTable || (isRoute && ROUTE.test(name))
    ? null
    : `file names are kebab-case, "${name}" is not`
}

export function check(root) {
  const files = ROOTS.flatMap((place) => filesUnder(root, place)).toSorted()
  const known = new Set(files)
  const graph = new Map()
  const wrongs = []
  const say = (file, line, rule) => wrongs.push({ file, line, rule })

  for (const file of files) {
    if (!CODE.test(file) && !file.endsWith('.css')) continue
    const source = readFileSync(join(root, file), 'utf8')
    const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0)
    if (lines > LONGEST && !isGenerated(file))
      say(file, LONGEST + 1, `${lines} lines, more than ${LONGEST}`)
    const misnamed = checkName(file)
    if (misnamed) say(file, 1, misnamed)
    if (!CODE.test(file)) continue
    if (placeOf(file).rank === undefined) {
      say(file, 1, `${placeOf(file).name} has no place in .ci/places.mjs`)
      continue
    }

    const { found, code } = importsIn(file, source)
    const lineOf = (at) => source.slice(0, at).split('\n').length
    const targets = new Set()
    for (const { to, at } of found) {
      const target = resolve(file, to, known)
      if (!target) continue
      if (target !== file && known.has(target)) targets.add(target)
      const whyNot = isTest(file) || isGenerated(file) ? null : whyNotImport(file, target)
      if (whyNot) say(file, lineOf(at), `imports ${to}: ${whyNot}`)
    }
    // The generated tree and the routes it lists name each other's types; its generator sees to the order there.
    if (!isGenerated(file))
      graph.set(
        file,
        [...targets].filter((target) => !isGenerated(target)),
      )
    if (file.startsWith('worker/')) {
      for (const { index } of code.matchAll(/\.transaction\s*\(/g)) {
        say(
          file,
          lineOf(index),
          'interactive transactions hold the only writer; use one guarded batch',
        )
      }
    }
  }
  for (const circle of circlesIn(graph)) {
    say(circle[0], 1, `imports itself in a circle: ${circle.join(' → ')}`)
  }
  return { wrongs, files: graph.size }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..')
  const { wrongs, files } = check(root)
  for (const { file, line, rule } of wrongs)
    console.error(`${relative('.', join(root, file))}:${line}: ${rule}`)
  if (wrongs.length > 0) process.exit(1)
  console.log(`${files} files keep the order.`)
}
