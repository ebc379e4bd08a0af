import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from './index.ts'

type Node = v.GenericSchema & {
  pipe?: Node[]
  entries?: Record<string, Node>
  wrapped?: Node
  options?: unknown[]
}

/** The fields of an input that are a text of a user: they accept every letter. */
function textFields(input: Node): [name: string, schema: Node][] {
  const object = input.entries ? input : input.pipe?.find(({ entries }) => entries)
  return Object.entries(object?.entries ?? {}).filter(
    ([, field]) => v.is(field, 'Fix tap') && v.is(field, 'Ọ̀ṣun, 4 (a) — 😀'),
  )
}

const TEXTS = Object.values(ENDPOINTS).flatMap((endpoint) =>
  textFields(endpoint.input as unknown as Node).map(
    ([field, schema]) => [`${endpoint.name} ${field}`, schema] as const,
  ),
)
/** Compared and never shown. */
const COMPARED = / (?:\w*[pP]assword|token|email|ifMatch)$/
const SHOWN = TEXTS.filter(([name]) => !COMPARED.test(name))
/** Texts of paragraphs; all others have one line. */
const PARAGRAPHS =
  / (?:description|profileDescription|message|text|statement|\w+Comment|reply|words|caption|note|submissionNotes|question|answer)$|^cancel\.cancel reason$/

/** In lower case, as a search compares it. */
function parse(schema: Node, text: string): string {
  const result = v.safeParse(schema, text)
  return result.success ? String(result.output).toLowerCase() : ''
}

test('finds the texts of the contract', () => {
  const names = SHOWN.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['tasks.create title', 'chats.send message']))
  expect(names.length).toBeGreaterThan(60)
})

describe.each(SHOWN)('%s', (name, schema) => {
  test('loses what turns it around', () => {
    for (const control of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c')
      expect([control, parse(schema, `Fix ${control}tap${control}`)]).toEqual([control, 'fix tap'])
  })

  test('is empty or refused when nothing of it can be seen', () => {
    for (const text of [' ', '\u3164', '\u200b', '\u2800', '\u00ad', '\ufe0f', '\u{e0041}'])
      expect([text, parse(schema, text)]).toEqual([text, ''])
  })

  test.skipIf(PARAGRAPHS.test(name))('has one line', () => {
    for (const space of ['\n', '\r\n', '\t', '\u2028', '\u2029', '\n\n  \n'])
      expect([space, parse(schema, `Fix${space}tap`)]).toEqual([space, 'fix tap'])
  })
})
