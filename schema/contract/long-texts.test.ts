import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ENDPOINTS } from './index.ts'

/** As long as a body of JSON may be. */
const LENGTH = 64_000
const UNITS = [
  'a',
  '1,',
  'a.',
  'a@b.',
  ' ',
  '\u0301\u0316',
  'a\u0301\u0316',
  '\u200b',
  '👩‍🔧',
  'Electrical,',
]
const TEXTS = UNITS.map((unit) => unit.repeat(Math.ceil(LENGTH / unit.length)))
/** Of processor time; a field that reads such a text again and again takes seconds. */
const MAX_MS = 250

function parsingMs(schema: v.GenericSchema, text: string): number {
  const start = process.cpuUsage()
  v.safeParse(schema, text)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

test('no field of any call is slow to read a text as long as a body', () => {
  /** Many calls share a schema. */
  const seen = new Set<v.GenericSchema>()
  const slow = ENDPOINTS.flatMap(({ name, input }) => {
    const { entries = {} } = input as { entries?: Record<string, v.GenericSchema> }
    return Object.entries(entries).flatMap(([field, schema]) => {
      if (seen.has(schema)) return []
      seen.add(schema)
      const ms = TEXTS.map((text) => parsingMs(schema, text))
      return Math.max(...ms) > MAX_MS ? [`${name} ${field}: ${Math.max(...ms)} ms`] : []
    })
  })
  expect(slow).toEqual([])
})
