import { parseSync, Visitor, type Plugin } from 'vite'

/** Files of promises; what only describes them or speaks of them in general stays as it is. */
const PROMISING = /\/schema\/contract\/(?!endpoint|request|index|openapi)[\w-]+\.ts$/
const PROMISES = ['query', 'command', 'patientCommand']
/** What only the worker, the tests and the API's page need of a promise. */
const DROPPED = ['input', 'output', 'says', 'isVersioned']

type Span = { start: number; end: number }
type Cut = Span & { instead: string }
type Node = Span & { type: string }
type Call = Node & {
  callee: Node & { name?: string }
  arguments: (Node & { properties?: Property[] })[]
}
type Property = Node & { key?: Node & { name?: string } }
type Declarator = { id: Node & { name?: string }; init: Node | null }

/** Said of functions that are gone, it would only puzzle the bundler. */
const ANNOTATION = /^\/\/ @__NO_SIDE_EFFECTS__$/gm

const calleeOf = (node: Node): string | undefined =>
  node.type === 'CallExpression' ? (node as Call).callee.name : undefined

function edited(source: string, cuts: readonly Cut[]): string {
  const inOrder = cuts.toSorted((a, b) => b.start - a.start)
  return inOrder.reduce(
    (text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end),
    source,
  )
}

/** `input`, `output` and `says` of a promise, each with the comma after it. */
function shapesOf(source: string, promised: readonly Property[]): Cut[] {
  return promised
    .filter(({ key }) => key?.type === 'Identifier' && DROPPED.includes(key.name ?? ''))
    .map(({ start, end }) => {
      const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0
      return { start, end: end + comma, instead: '' }
    })
}

/** Plain figures and words, promises, and what makes promises. All else at the top of such a file is a schema. */
function isKept(init: Node, text: string, makers: ReadonlySet<string>): boolean {
  if (init.type === 'ArrowFunctionExpression') return !/\bv\./.test(text)
  if (init.type === 'CallExpression') return makers.has(calleeOf(init) ?? '')
  return !['ObjectExpression', 'NewExpression', 'MemberExpression'].includes(init.type)
}

type Statement = Node & { declaration?: Node | null; specifiers?: { local: { name: string } }[] }

/** Without types, and without imports that nothing speaks of any more: what is imported is taken to be needed. */
function withoutLeftovers(file: string, source: string): string {
  const body = parseSync(file, source).program.body as unknown as Statement[]
  const all = body.map(({ start, end }) => ({ start, end, instead: '' }))
  const isType = ({ type, declaration }: Statement) =>
    [type, declaration?.type].some((each) => each === 'TSTypeAliasDeclaration')
  const imports = body.map(({ type }) => type === 'ImportDeclaration')
  const said = edited(
    source,
    all.filter((_, at) => imports[at] || isType(body[at] as Statement)),
  )
  const isSpokenOf = ({ local }: { local: { name: string } }) =>
    new RegExp(`\\b${local.name}\\b`).test(said)
  const isIdle = (statement: Statement, at: number) =>
    imports[at] ? !(statement.specifiers ?? []).some(isSpokenOf) : isType(statement)
  return edited(
    source,
    all.filter((_, at) => isIdle(body[at] as Statement, at)),
  )
}

/** The same file with every promise reduced to where it is and how it is called, and no schema left. */
export function addressesOf(file: string, source: string): string {
  const shapes: Cut[] = []
  const declarators: Declarator[] = []
  const { program } = parseSync(file, source)
  new Visitor({
    CallExpression(node) {
      const promised = (node as Call).arguments[1]
      if (PROMISES.includes(calleeOf(node) ?? '') && promised?.properties)
        shapes.push(...shapesOf(source, promised.properties))
    },
  }).visit(program)
  for (const statement of program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration')
      declarators.push(...(declaration.declarations as Declarator[]))
  }

  const makers = new Set(PROMISES)
  const schemas: Cut[] = []
  for (const { id, init } of declarators) {
    if (!init) continue
    const { start, end } = init
    const within = shapes.filter((cut) => cut.start >= start && cut.end <= end)
    const shifted = within.map((cut) => ({
      ...cut,
      start: cut.start - start,
      end: cut.end - start,
    }))
    const text = edited(source.slice(start, end), shifted)
    if (!isKept(init, text, makers)) schemas.push({ start, end, instead: 'undefined' })
    else if (init.type === 'ArrowFunctionExpression' && id.name) makers.add(id.name)
  }
  const isOutside = (cut: Cut) =>
    !schemas.some(({ start, end }) => cut.start >= start && cut.end <= end)
  return withoutLeftovers(file, edited(source, [...shapes.filter(isOutside), ...schemas]))
}

/**
 * The phone speaks the contract and trusts its own server to keep it, so it needs an endpoint's address, and its
 * shapes only as types. Without this every schema, and valibot, is among the first bytes of a first visit.
 */
export const addressesOnly: Plugin = {
  name: 'onise:addresses-only',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: PROMISING },
    handler: (source, id) => ({ code: addressesOf(id, source).replace(ANNOTATION, ''), map: null }),
  },
}
