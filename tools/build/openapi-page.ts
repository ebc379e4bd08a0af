import type { Json } from '#schema/contract/openapi.ts'

type Node = { [name: string]: Json }

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: unknown) =>
  String(text).replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
const code = (text: unknown) => `<code>${escape(text)}</code>`
const node = (value: Json | undefined): Node => (value ?? {}) as Node

function boundsOf({ format, maxLength, maxItems, minimum, maximum, pattern }: Node): string[] {
  const bounds: string[] = []
  const unit = format === 'binary' ? 'bytes' : 'characters'
  if (maxLength !== undefined) bounds.push(`at most ${escape(maxLength)} ${unit}`)
  if (maxItems !== undefined) bounds.push(`at most ${escape(maxItems)}`)
  if (pattern !== undefined) bounds.push(code(pattern))
  if (minimum !== undefined || maximum !== undefined)
    bounds.push(`${escape(minimum ?? '…')} to ${escape(maximum ?? '…')}`)
  return bounds
}

/** A schema in a few words: `string, at most 120 characters`, `list of Task`. */
function describeSchema(schema: Node): string {
  const { type, $ref, anyOf, format, items, properties } = schema
  if ($ref) {
    const name = escape(String($ref).split('/').at(-1))
    return `<a href="#${name}">${name}</a>`
  }
  if (anyOf) return (anyOf as Node[]).map(describeSchema).join(' or ')
  if (schema['enum']) return (schema['enum'] as Json[]).map(code).join(' ')
  if (schema['const'] !== undefined) return code(schema['const'])
  const bounds = boundsOf(schema)
  if (type === 'array') return [`list of ${describeSchema(node(items))}`, ...bounds].join(', ')
  if (type === 'object') return `{ ${Object.keys(node(properties)).map(escape).join(', ')} }`
  const name = format === 'binary' ? 'file' : (format ?? [type ?? 'anything'].flat().join(' or '))
  return [escape(name), ...bounds].join(', ')
}

type Row = { name: string; where: string; required: boolean; schema: Node }

function tableRow({ name, where, required, schema }: Row): string {
  const optional = required ? '' : ', optional'
  return `<tr><th scope="row">${code(name)}</th><td>${escape(where)}${optional}</td><td>${describeSchema(schema)}</td></tr>`
}

const table = (rows: readonly Row[]) =>
  rows.length === 0 ? '' : `<table><tbody>${rows.map(tableRow).join('')}</tbody></table>`

function fieldRows(schema: Node, where: string): Row[] {
  const required = (schema['required'] ?? []) as string[]
  return Object.entries(node(schema['properties'])).map(([name, field]) => ({
    name,
    where,
    schema: node(field),
    required: required.includes(name),
  }))
}

function requestRows(operation: Node): Row[] {
  const parameters = ((operation['parameters'] ?? []) as Node[])
    .filter((parameter) => parameter['in'] !== 'header')
    .map((parameter) => ({
      name: String(parameter['name']),
      where: String(parameter['in']),
      required: parameter['required'] === true,
      schema: node(parameter['schema']),
    }))
  const [[type, body] = ['', {}]] = Object.entries(node(node(operation['requestBody'])['content']))
  const where = type.includes('form') ? 'form' : 'body'
  return [...parameters, ...fieldRows(node(node(body)['schema']), where)]
}

function responseRows(operation: Node): Row[] {
  const [[, success]] = Object.entries(node(operation['responses'])) as [[string, Json]]
  const [[, content] = ['', {}]] = Object.entries(node(node(success)['content']))
  return fieldRows(node(node(content)['schema']), 'response')
}

const statusesOf = (operation: Node): string =>
  Object.keys(node(operation['responses'])).map(code).join(' ')

function operationSection(path: string, method: string, operation: Node): string {
  const id = escape(operation['operationId'])
  return `<section id="${id}"><h3>${code(method.toUpperCase())} ${code(path)}</h3>
<p>${escape(operation['summary'])} <em>${escape(operation['description'])}</em></p>
<p>Answers ${statusesOf(operation)}.</p>
${table([...requestRows(operation), ...responseRows(operation)])}</section>`
}

function schemaSection(name: string, schema: Node): string {
  const content = schema['properties']
    ? table(fieldRows(schema, 'field'))
    : `<p>${describeSchema(schema)}</p>`
  return `<section id="${escape(name)}"><h3>${escape(name)}</h3>${content}</section>`
}

/** The OpenAPI document as one HTML page without a script. */
export function openapiPage(document: Node): string {
  const operations = Object.entries(node(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(node(methods)).map(([method, operation]) =>
      operationSection(path, method, node(operation)),
    ),
  )
  const schemas = Object.entries(node(node(document['components'])['schemas']))
  return `<!doctype html>
<html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Onise API reference</title><link rel="stylesheet" href="/api-page.css"></head><body><main>
<h1>Onise API reference</h1>
<p>Every path begins with ${code('/api')}. Requests and responses are JSON; a form with a file is multipart. Log in with
<a href="#accounts.login">${code('POST /api/user/login')}</a> and send ${code('Authorization: Bearer …')}.
An error response is an <a href="#Error">Error</a>: a message for the user and a stable code for programs; 429 and 503 have
${code('Retry-After')}. Each operation lists its statuses.
Amounts are in naira, times are ISO 8601 in UTC. A command may have an ${code('Idempotency-Key')}: the same key with the
same body runs once and returns the same response. The same reference for programs:
<a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Operations</h2>${operations.join('\n')}
<h2>Schemas</h2>${schemas.map(([name, schema]) => schemaSection(name, node(schema))).join('\n')}
</main></body></html>
`
}

/** Independent of the app's styles, so that the page is readable when the app is broken. */
export const OPENAPI_STYLE = `:root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:56rem;margin:auto;padding:1.5rem 1rem}
section{border-top:1px solid #8885;padding-block:.5rem;overflow-x:auto}h3{font-size:1rem;margin:.5rem 0}
table{border-collapse:collapse;font-size:.9rem}th,td{text-align:start;vertical-align:top;padding:.2rem 1rem .2rem 0;font-weight:400}
code{font:.9em ui-monospace,monospace}:target{outline:2px solid;outline-offset:.25rem}
`
