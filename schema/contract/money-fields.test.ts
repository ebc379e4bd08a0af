import fc from 'fast-check'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import type { NoticeData } from '#schema/domain/notice.ts'
import { ENDPOINTS } from './index.ts'
import { FACT_FIELD, inKobo, inNaira, MONEY_FIELDS } from './money-fields.ts'
import { NoticeFacts } from './notices.schemas.ts'
import { Fact } from './values.schemas.ts'

type AnySchema = v.GenericSchema & {
  entries?: Record<string, AnySchema>
  item?: AnySchema
  options?: AnySchema[]
  wrapped?: AnySchema
  rest?: AnySchema
  value?: AnySchema
  pipe?: AnySchema[]
}
type Field = { name: string; schema: AnySchema }

/** Every named field of a schema, however deep. */
function fieldsOf(schema: AnySchema): Field[] {
  const own = Object.entries(schema.entries ?? {}).map(([name, each]) => ({ name, schema: each }))
  const { item, wrapped, rest, value, pipe, options = [] } = schema
  const inner = [...own.map((field) => field.schema), item, wrapped, rest, value, pipe?.[0]]
  const schemas = [...inner, ...options].filter((each) => typeof each === 'object')
  return [...own, ...schemas.flatMap((each) => fieldsOf(each))]
}

const outputs = ENDPOINTS.flatMap(({ output }) => fieldsOf(output as AnySchema))
const inputs = ENDPOINTS.flatMap(({ input }) => fieldsOf(input as AnySchema))
const namesOf = (fields: readonly Field[]) =>
  [...new Set(fields.map(({ name }) => name))].toSorted()

/** What a schema makes of a number; undefined when it takes none. */
function resultOf({ schema }: Field, value: number): unknown {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}
const takesNaira = (field: Field) => resultOf(field, 5000) === 500_000
const givesNaira = (field: Field) => resultOf(field, 500_000) === 5000

test('the list has the amounts of all inputs and responses', () => {
  const amounts = [...outputs.filter(givesNaira), ...inputs.filter(takesNaira)]
  expect(namesOf(amounts)).toEqual([...MONEY_FIELDS])
})

test('no other number of a call has the name of an amount', () => {
  const others = [
    ...outputs.filter((field) => !givesNaira(field) && resultOf(field, 500_000) === 500_000),
    ...inputs.filter((field) => !takesNaira(field) && resultOf(field, 5000) === 5000),
  ]
  const names = namesOf(others)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => (MONEY_FIELDS as readonly string[]).includes(name))).toEqual([])
})

test('facts are in the fields whose amounts stay as they are', () => {
  const namesWith = (schema: unknown) =>
    namesOf(outputs.filter((field) => field.schema === schema || field.schema.wrapped === schema))
  expect(namesWith(Fact).length).toBeGreaterThan(1)
  for (const name of namesWith(Fact)) expect(name).toMatch(FACT_FIELD)
  expect(namesWith(NoticeFacts)).toEqual(['data'])
  type MoneyField = (typeof MONEY_FIELDS)[number]
  expectTypeOf<Extract<keyof NoticeData, MoneyField>>().toEqualTypeOf<'amount'>()
})

test('a response is in kobo at every depth, but for its facts', () => {
  const says = ['settings.outOfBounds', { min: 100, max: 500 }]
  const wire = {
    tasks: [{ price: 19.99, duration: 2, cancelOffer: { amount: 5000 }, dispute: null }],
    balance: -0.1,
    says,
    fieldsSay: { amount: ['validation.naira', 5] },
    events: [{ amount: null, data: { fee: 250.5, refund: 1, version: 2 } }],
    notices: [{ data: { amount: 1_500_000, rest: 7, at: 3 }, says }],
    price: { min: 500, max: 100_000_000 },
  }
  expect(inKobo(wire)).toEqual({
    ...wire,
    tasks: [{ price: 1999, duration: 2, cancelOffer: { amount: 500_000 }, dispute: null }],
    balance: -10,
    events: [{ amount: null, data: { fee: 25_050, refund: 100, version: 2 } }],
    price: { min: 50_000, max: 10_000_000_000 },
  })
  expect(inNaira(inKobo(wire))).toEqual(wire)
})

test('an input keeps text and files, and is not changed itself', () => {
  const file = new Blob(['x'])
  const input = { price: naira(19.99), maxPrice: '5k', evidence: [file], file, limit: 5 }
  expect(inNaira(input)).toEqual({ price: 19.99, maxPrice: '5k', evidence: [file], file, limit: 5 })
  expect((inNaira(input) as typeof input).file).toBe(file)
  expect(input.price).toBe(1999)
})

test('every amount of at most two decimals survives both ways', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_99, max: 999_999_999_99 }), (amount) => {
      const wire = JSON.parse(JSON.stringify(inNaira({ amount }))) as { amount: number }
      expect(inKobo(wire)).toEqual({ amount })
    }),
  )
})
