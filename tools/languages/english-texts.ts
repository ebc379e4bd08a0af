import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { listFiles } from '#ci/project-files.ts'

/** A text of the English source. */
export type EnglishText = {
  /** That of its object and the path in it: `features/wallet.title`, `domain/pins.locked`. */
  id: string
  file: string
  /** Of a function, as in the source: `amount: Kobo`, `{ title, name }: NoticeFacts`. */
  parameters?: readonly string[]
  /** Of what it says: a change of types, of white space, or of another text does not count. */
  hash: string
}

export type Node = { type: string; start: number; end: number; [name: string]: unknown }
type Declarations = ReadonlyMap<string, Node>
export type Source = { file: string; code: string; declarations: Declarations }

const FILES = /^(?:pwa\/.*messages[^/]*|schema\/domain\/messages\/[^/]*)\.ts$/
/** Administrators read English. */
const ADMINISTRATORS = /messages\/discrepancies\.ts$/
const OTHERS = /\.test\.ts$|\.(?:pcm|ha|yo|ig)\.ts$/
/** Texts that no phone has; their objects are not registered (schema/domain/texts.ts). */
const SERVER_FILES = /messages\/(?:email-choice|emails|phone-messages|share)\.ts$/

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield each
}

/** Top-level constants and functions by name. */
function declarationsOf(program: Node): Map<string, Node> {
  const found = new Map<string, Node>()
  for (const statement of program['body'] as Node[]) {
    const declared = (statement['declaration'] as Node | null | undefined) ?? statement
    if (declared.type === 'FunctionDeclaration') found.set(nameOf(declared['id']), declared)
    if (declared.type === 'VariableDeclaration')
      for (const one of declared['declarations'] as Node[])
        if (isNode(one['init'])) found.set(nameOf(one['id']), one['init'])
  }
  return found
}

export const nameOf = (node: unknown): string =>
  isNode(node) ? String(node['name'] ?? node['value'] ?? '') : ''

/** The code without types and white space, and below it the constants of its file that it uses. */
function meaningOf(node: Node, source: Source, seen = new Set<string>()): string {
  const types: Node[] = []
  const used: string[] = []
  const visit = (each: Node) => {
    if (each.type === 'TSTypeAnnotation') return void types.push(each)
    if (each.type === 'Identifier') used.push(nameOf(each))
    for (const child of childrenOf(each)) visit(child)
  }
  visit(node)
  let code = ''
  let from = node.start
  for (const { start, end } of types) {
    code += source.code.slice(from, start)
    from = end
  }
  code += source.code.slice(from, node.end)
  const parts = [code.replaceAll(/\s+/g, ' ')]
  for (const name of used) {
    const declared = source.declarations.get(name)
    if (!declared || seen.has(name)) continue
    seen.add(name)
    parts.push(meaningOf(declared, source, seen))
  }
  return parts.join('\n')
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** `as const` and `satisfies` around an object. */
export function objectOf(node: unknown, { declarations }: Source): Node | null {
  if (!isNode(node)) return null
  if (node.type === 'ObjectExpression') return node
  if (node.type === 'Identifier')
    return objectOf(declarations.get(nameOf(node)), { declarations } as Source)
  return 'expression' in node ? objectOf(node['expression'], { declarations } as Source) : null
}

function detailsOf(value: Node, source: Source) {
  const hash = hashOf(meaningOf(value, source))
  if (!('params' in value)) return { hash }
  const parameters = (value['params'] as Node[]).map(({ start, end }) =>
    source.code.slice(start, end),
  )
  return { hash, parameters }
}

function* textsIn(id: string, object: Node, source: Source): Generator<EnglishText> {
  for (const property of object['properties'] as Node[]) {
    if (property.type === 'SpreadElement') {
      const spread = objectOf(property['argument'], source)
      if (spread) yield* textsIn(id, spread, source)
      continue
    }
    const value = property['value'] as Node
    const own = `${id}.${nameOf(property['key'])}`
    const nested = value.type === 'Identifier' ? null : objectOf(value, source)
    if (nested) yield* textsIn(own, nested, source)
    else yield { id: own, file: source.file, ...detailsOf(value, source) }
  }
}

/** The objects of a file with their ids. */
function* objectsOf(source: Source, program: Node): Generator<[id: string, object: Node]> {
  if (SERVER_FILES.test(source.file)) {
    const name = source.file.replace(/^.*\//, '').replace('.ts', '')
    for (const declared of source.declarations.values()) {
      const call =
        declared.type === 'CallExpression' ? (declared['arguments'] as Node[])[0] : declared
      const object = objectOf(call, source)
      if (object) yield [`server/${name}`, object]
    }
    return
  }
  const calls: Node[] = []
  const visit = (node: Node) => {
    if (node.type === 'CallExpression' && nameOf(node['callee']) === 'localize') calls.push(node)
    for (const child of childrenOf(node)) visit(child)
  }
  visit(program)
  for (const call of calls) {
    const [id, texts] = call['arguments'] as Node[]
    const object = objectOf(texts, source)
    if (object) yield [nameOf(id), object]
  }
}

export function parseSource(file: string, code: string): Source & { program: Node } {
  const program = parseSync(file, code).program as unknown as Node
  return { file, code, program, declarations: declarationsOf(program) }
}

/** Every text of the English source that has translations, by id. */
export function readEnglishTexts(root: string): EnglishText[] {
  const texts = new Map<string, EnglishText>()
  for (const file of listFiles(root).filter(
    (path) => FILES.test(path) && !OTHERS.test(path) && !ADMINISTRATORS.test(path),
  )) {
    const source = parseSource(file, readFileSync(join(root, file), 'utf8'))
    for (const [id, object] of objectsOf(source, source.program))
      for (const text of textsIn(id, object, source)) texts.set(text.id, text)
  }
  return [...texts.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
