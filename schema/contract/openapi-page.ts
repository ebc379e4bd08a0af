import type { Json } from './openapi.ts'

type Node = { [name: string]: Json }

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: unknown) => String(text).replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '')
const code = (text: unknown) => `<code>${escape(text)}</code>`
const node = (value: Json | undefined): Node => (value ?? {}) as Node

/** A shape in a few words: `string, at most 120 characters`, `list of Task`. */
function wordsFor(schema: Node): string {
  const {
    type,
    $ref,
    anyOf,
    enum: choices,
    const: only,
    format,
    items,
    maxLength,
    minimum,
    maximum,
  } = schema
  if ($ref) {
    const name = String($ref).split('/').at(-1)
    return `<a href="#${escape(name)}">${escape(name)}</a>`
  }
  if (anyOf) return (anyOf as Node[]).map(wordsFor).join(' or ')
  if (choices) return (choices as Json[]).map(code).join(' ')
  if (only !== undefined) return code(only)
  if (type === 'array') return `list of ${wordsFor(node(items))}`
  if (type === 'object')
    return `{ ${Object.keys(node(schema['properties'])).map(escape).join(', ')} }`
  const bounds = [
    maxLength === undefined ? '' : `at most ${escape(maxLength)} characters`,
    minimum === undefined && maximum === undefined
      ? ''
      : `${escape(minimum ?? '…')} to ${escape(maximum ?? '…')}`,
  ].filter(Boolean)
  return [type === undefined ? 'file' : escape(format ?? type), ...bounds].join(', ')
}

type Row = { name: string; where: string; required: boolean; schema: Node }

const table = (rows: readonly Row[]) =>
  rows.length === 0
    ? ''
    : `<table><tbody>${rows
        .map(({ name, where, required, schema }) => {
          const needed = required ? '' : ', optional'
          return `<tr><th scope="row">${code(name)}</th><td>${escape(where)}${needed}</td><td>${wordsFor(schema)}</td></tr>`
        })
        .join('')}</tbody></table>`

const fieldsOf = (schema: Node, where: string): Row[] => {
  const required = (schema['required'] ?? []) as string[]
  return Object.entries(node(schema['properties'])).map(([name, field]) => ({
    ...{ name, where, schema: node(field) },
    required: required.includes(name),
  }))
}

function sent(operation: Node): Row[] {
  const parameters = ((operation['parameters'] ?? []) as Node[])
    .filter((parameter) => parameter['in'] !== 'header')
    .map((parameter) => ({
      name: String(parameter['name']),
      where: String(parameter['in']),
      required: parameter['required'] === true,
      schema: node(parameter['schema']),
    }))
  const [[type, body] = ['', {}]] = Object.entries(node(node(operation['requestBody'])['content']))
  return [
    ...parameters,
    ...fieldsOf(node(node(body)['schema']), type.includes('form') ? 'form' : 'body'),
  ]
}

function answered(operation: Node): Row[] {
  const done = node(node(operation['responses'])['2XX'])
  const [[, content] = ['', {}]] = Object.entries(node(done['content']))
  return fieldsOf(node(node(content)['schema']), 'answer')
}

function section(path: string, method: string, operation: Node): string {
  const id = escape(operation['operationId'])
  return `<section id="${id}"><h3>${code(method.toUpperCase())} ${code(path)}</h3>
<p>${escape(operation['summary'])} <em>${escape(operation['description'])}</em></p>
${table([...sent(operation), ...answered(operation)])}</section>`
}

const shape = (name: string, schema: Node) =>
  `<section id="${escape(name)}"><h3>${escape(name)}</h3>${
    schema['properties'] ? table(fieldsOf(schema, 'field')) : `<p>${wordsFor(schema)}</p>`
  }</section>`

/** The same document for people: one page, no script. */
export function openapiPage(document: Node): string {
  const calls = Object.entries(node(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(node(methods)).map(([method, operation]) =>
      section(path, method, node(operation)),
    ),
  )
  const shapes = Object.entries(node(node(document['components'])['schemas']))
  return `<!doctype html>
<html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Onise: the calls it answers</title><link rel="stylesheet" href="/api-page.css"></head><body><main>
<h1>The calls Onise answers</h1>
<p>Every call lives below ${code('/api')} and speaks JSON; forms with a file travel as multipart. Sign in with
<a href="#accounts.login">${code('POST /api/user/login')}</a> and send ${code('Authorization: Bearer …')}.
What is refused answers ${code('{ error, code, requestId }')}: words for a person, a stable code for a program.
Money is in naira, times are ISO 8601 in UTC. A change may carry an ${code('Idempotency-Key')}: the same key with the
same body is done once and answered alike. The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>${calls.join('\n')}
<h2>Shapes</h2>${shapes.map(([name, schema]) => shape(name, node(schema))).join('\n')}
</main></body></html>
`
}

/** It stands alone: no token of the app's, so that it can be read when the app is broken. */
export const OPENAPI_STYLE = `:root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:56rem;margin:auto;padding:1.5rem 1rem}
section{border-top:1px solid #8885;padding-block:.5rem;overflow-x:auto}h3{font-size:1rem;margin:.5rem 0}
table{border-collapse:collapse;font-size:.9rem}th,td{text-align:start;vertical-align:top;padding:.2rem 1rem .2rem 0;font-weight:400}
code{font:.9em ui-monospace,monospace}:target{outline:2px solid;outline-offset:.25rem}
`
