import { parseSync, Visitor, type Plugin } from 'vite'

/** Files that define endpoints. The others in the folder have no schemas that could be removed. */
const ENDPOINT_FILE = /\/schema\/contract\/(?!endpoint|request|index|openapi)[\w-]+\.ts$/
const DEFINING_FUNCTIONS = ['query', 'command', 'queueableCommand']
/** Properties of an endpoint that only the worker, the tests and the API reference use. */
const REMOVED_PROPERTIES = ['input', 'output', 'summary', 'hasEtag']

type Span = { start: number; end: number }
type Edit = Span & { replacement: string }
type Node = Span & { type: string }
type CallExpression = Node & {
  callee: Node & { name?: string }
  arguments: (Node & { properties?: Property[] })[]
}
type Property = Node & { key?: Node & { name?: string } }
type Declarator = { id: Node & { name?: string }; init: Node | null }
type Statement = Node & { declaration?: Node | null; specifiers?: { local: { name: string } }[] }

/** The bundler warns about this annotation when its function is gone. */
const ANNOTATION = /^\/\/ @__NO_SIDE_EFFECTS__$/gm

const calleeName = (node: Node): string | undefined =>
  node.type === 'CallExpression' ? (node as CallExpression).callee.name : undefined

const removal = ({ start, end }: Span): Edit => ({ start, end, replacement: '' })

function applyEdits(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      source,
    )
}

/** Removes these properties of an endpoint, each with the comma after it. */
function propertyRemovals(source: string, properties: readonly Property[]): Edit[] {
  return properties
    .filter(({ key }) => key?.type === 'Identifier' && REMOVED_PROPERTIES.includes(key.name ?? ''))
    .map(({ start, end }) => {
      const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0
      return removal({ start, end: end + comma })
    })
}

/** Literals, endpoints and functions that define endpoints. Everything else at the top level is a schema. */
function isNeededAtRuntime(
  init: Node,
  text: string,
  definingFunctions: ReadonlySet<string>,
): boolean {
  if (init.type === 'ArrowFunctionExpression') return !/\bv\./.test(text)
  if (init.type === 'CallExpression') return definingFunctions.has(calleeName(init) ?? '')
  return !['ObjectExpression', 'NewExpression', 'MemberExpression'].includes(init.type)
}

/** Removes types, and imports that nothing refers to any more. */
function removeUnused(file: string, source: string): string {
  const statements = parseSync(file, source).program.body as unknown as Statement[]
  const isType = ({ type, declaration }: Statement) =>
    [type, declaration?.type].includes('TSTypeAliasDeclaration')
  const isImport = ({ type }: Statement) => type === 'ImportDeclaration'
  const code = applyEdits(
    source,
    statements.filter((each) => isImport(each) || isType(each)).map(removal),
  )
  const isUsed = ({ local }: { local: { name: string } }) =>
    new RegExp(`\\b${local.name}\\b`).test(code)
  const isUnused = (statement: Statement) =>
    isImport(statement) ? !(statement.specifiers ?? []).some(isUsed) : isType(statement)
  return applyEdits(source, statements.filter(isUnused).map(removal))
}

function readDeclarations(file: string, source: string) {
  const removals: Edit[] = []
  const declarators: Declarator[] = []
  const { program } = parseSync(file, source)
  new Visitor({
    CallExpression(node) {
      const definition = (node as CallExpression).arguments[1]
      if (DEFINING_FUNCTIONS.includes(calleeName(node) ?? '') && definition?.properties)
        removals.push(...propertyRemovals(source, definition.properties))
    },
  }).visit(program)
  for (const statement of program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration')
      declarators.push(...(declaration.declarations as Declarator[]))
  }
  return { removals, declarators }
}

/** The file with each endpoint reduced to what a request needs, and without schemas. */
export function stripSchemasFrom(file: string, source: string): string {
  const { removals, declarators } = readDeclarations(file, source)
  const definingFunctions = new Set(DEFINING_FUNCTIONS)
  const schemas: Edit[] = []
  for (const { id, init } of declarators) {
    if (!init) continue
    const { start, end } = init
    const inside = removals
      .filter((edit) => edit.start >= start && edit.end <= end)
      .map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }))
    const text = applyEdits(source.slice(start, end), inside)
    if (!isNeededAtRuntime(init, text, definingFunctions))
      schemas.push({ start, end, replacement: 'undefined' })
    else if (init.type === 'ArrowFunctionExpression' && id.name) definingFunctions.add(id.name)
  }
  const isOutsideSchemas = (edit: Edit) =>
    !schemas.some(({ start, end }) => edit.start >= start && edit.end <= end)
  return removeUnused(file, applyEdits(source, [...removals.filter(isOutsideSchemas), ...schemas]))
}

/** Removes the valibot schemas of the contract from the app: it needs them only as types. */
export const stripSchemas: Plugin = {
  name: 'onise:strip-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: ENDPOINT_FILE },
    handler: (source, id) => ({
      code: stripSchemasFrom(id, source).replace(ANNOTATION, ''),
      map: null,
    }),
  },
}
