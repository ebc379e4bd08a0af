import { Column, is, Param, Placeholder, sql, SQL, Subquery, getTableName } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { createDb, type Db } from './drizzle.ts'
import type { ReadyStatement, Value } from './pipeline.ts'

/** Builds SQL texts; it has no connection. */
export const queryBuilder: Omit<Db, '$client'> = createDb({} as never)

/** A value of a prepared query, in the place where the text has its parameter. */
type Slot<T> = SQL<T>
type Values = Record<string, Value | readonly Value[] | undefined>
type SlotOf<T> = T extends readonly (infer E)[] ? readonly Slot<E>[] : Slot<T>
/** An optional value is undefined where a request does not have it: its text is another one. */
export type Slots<V> = {
  [N in keyof V]: undefined extends V[N]
    ? SlotOf<Exclude<V[N], undefined>> | undefined
    : SlotOf<V[N]>
}

type Row = readonly Value[]
type Mapper<R> = (row: Row) => R
/** A select with its arguments, ready to be sent. */
export type Query<R> = { readonly statement: ReadyStatement; readonly mapRow: Mapper<R> }

type Decoder = { mapFromDriverValue: (value: never) => unknown }
type Field = { path: readonly string[]; field: unknown }
type Built = {
  getQuery: () => { sql: string; params: unknown[] }
  fields: readonly Field[]
  joinsNotNullableMap?: Record<string, boolean>
}
/** A select of drizzle. */
export type Buildable<R> = BatchItem<'sqlite'> & PromiseLike<readonly R[]>

let built = 0
/** How many texts drizzle has built in this isolate; a test asserts that a request adds none. */
export const countBuiltTexts = (): number => built
let unprepared = 0
/** How many of them were built for one request; a test asserts which calls do that. */
export const countUnpreparedTexts = (): number => unprepared
export function addUnpreparedText(): void {
  built += 1
  unprepared += 1
}

type WithDecoder = { decoder: Decoder }
function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field as Decoder
  if (is(field, SQL)) return (field as unknown as WithDecoder).decoder
  if (is(field, Subquery)) return (field as unknown as { _: { sql: WithDecoder } })._.sql.decoder
  return (field as { sql: WithDecoder }).sql.decoder
}

const PLAIN = new Set([
  Column.prototype.mapFromDriverValue,
  (sql`` as unknown as { decoder: Decoder }).decoder.mapFromDriverValue,
])
type Decode = (value: Value) => unknown
const decodeOf = (field: unknown): Decode | null => {
  const decoder = decoderOf(field)
  return PLAIN.has(decoder.mapFromDriverValue)
    ? null
    : (value) => (value === null ? null : decoder.mapFromDriverValue(value as never))
}

/** The group of a joined table without a row is null: its first column is, and all its columns are of that table. */
function emptyGroups({ fields, joinsNotNullableMap }: Built): Map<string, number> {
  const groups = new Map<string, { first: number; table: string | null }>()
  for (const [index, { path, field }] of fields.entries()) {
    const [name = ''] = path
    if (!joinsNotNullableMap || !is(field, Column) || path.length !== 2) continue
    const table = getTableName(field.table)
    const group = groups.get(name)
    if (!group) groups.set(name, { first: index, table })
    else if (group.table !== table) group.table = null
  }
  return new Map(
    [...groups]
      .filter(([, { table }]) => table !== null && !joinsNotNullableMap?.[table])
      .map(([name, { first }]) => [name, first]),
  )
}

type Result = Record<string, unknown>
type Group = { parent: number; name: string }
/** `opens` are the groups of which this is the first column. */
type Plan = { group: number; name: string; decode: Decode | null; opens: Group[] }

/** What drizzle does for each row, with the plan of the columns made once. */
function mapperOf<R>(query: Built): Mapper<R> {
  const indexes = new Map([['', 0]])
  const plans = query.fields.map(({ path, field }): Plan => {
    const opens: Group[] = []
    let group = 0
    for (const [depth, name] of path.slice(0, -1).entries()) {
      const key = path.slice(0, depth + 1).join('.')
      if (!indexes.has(key)) {
        indexes.set(key, indexes.size)
        opens.push({ parent: group, name })
      }
      group = indexes.get(key) ?? 0
    }
    return { group, name: path.at(-1) ?? '', decode: decodeOf(field), opens }
  })
  const emptied = [...emptyGroups(query)]
  return (row) => {
    const groups: Result[] = [{}]
    for (let index = 0; index < plans.length; index++) {
      const { group, name, decode, opens } = plans[index] as Plan
      for (const { parent, name: groupName } of opens) {
        const opened = {}
        ;(groups[parent] as Result)[groupName] = opened
        groups.push(opened)
      }
      const cell = row[index] ?? null
      ;(groups[group] as Result)[name] = decode ? decode(cell) : cell
    }
    const [result = {}] = groups
    for (const [name, first] of emptied) if (row[first] === null) result[name] = null
    return result as R
  }
}

type Fill = (values: Values) => Value
const slotName = (name: string, index: number) => `${name} ${index}`

/** How an argument of the text is taken from the values of a request. */
function fillOf(param: unknown): Fill {
  const slot = is(param, Param) ? param.value : param
  if (!is(slot, Placeholder)) return () => param as Value
  const [name = '', index] = (slot.name as string).split(' ')
  const read: Fill = (values) =>
    (index === undefined ? values[name] : (values[name] as Value[])[Number(index)]) as Value
  if (!is(param, Param)) return read
  return (values) => param.encoder.mapToDriverValue(read(values)) as Value
}

/** The text and the mapping of one select of drizzle, and what fills its arguments. */
function compile<R>(buildable: Buildable<R>) {
  built += 1
  const query = (buildable as unknown as { prepare: () => Built }).prepare()
  const { sql: text, params } = query.getQuery()
  return { text, fills: params.map(fillOf), mapRow: mapperOf<R>(query) }
}

/** A select that is built for one request. */
export function queryOf<R>(buildable: Buildable<R>): Query<R> {
  unprepared += 1
  const { text, fills, mapRow } = compile(buildable)
  return { statement: { sql: text, args: fills.map((fill) => fill({})) }, mapRow }
}

const slotsOf = (values: Values) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        Array.isArray(value)
          ? value.map((_, index) => sql`${sql.placeholder(slotName(name, index))}`)
          : sql`${sql.placeholder(name)}`,
      ]),
  )

/** Which optional values there are, and how many of each list: each combination has a text of its own. */
function shapeOf(values: Values): string {
  let shape = ''
  for (const name in values) {
    const value = values[name]
    if (value !== undefined) shape += Array.isArray(value) ? `${name}${value.length} ` : `${name} `
  }
  return shape
}

/**
 * A query whose text and mapping are built at its first use in an isolate; a request only fills in its values. `build`
 * gets a slot for each of them, so it cannot depend on what they are.
 */
export function prepare<V extends Values, R>(
  build: (slots: Slots<V>) => Buildable<R>,
): (values: V) => Query<R> {
  const byShape = new Map<string, ReturnType<typeof compile<R>>>()
  return (values) => {
    const shape = shapeOf(values)
    let compiled = byShape.get(shape)
    if (!compiled) {
      compiled = compile(build(slotsOf(values) as Slots<V>))
      byShape.set(shape, compiled)
    }
    const { text, fills, mapRow } = compiled
    return { statement: { sql: text, args: fills.map((fill) => fill(values)) }, mapRow }
  }
}

/** A row of a prepared query. */
export type RowOf<F> = F extends (values: never) => Query<infer R> ? R : never
