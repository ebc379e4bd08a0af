import { integer, text } from 'drizzle-orm/sqlite-core'
import type { Id } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'

export const id = <K extends string>(_kind: K, name = 'id') => text(name).$type<Id<K>>().notNull()
export const optionalId = <K extends string>(_kind: K, name: string) => text(name).$type<Id<K>>()
export const kobo = (name: string) => integer(name).$type<Kobo>().notNull()
/** Ms since epoch. */
export const instant = (name: string) => integer(name).notNull()
export const optionalInstant = (name: string) => integer(name)
export const textList = (name: string) => text(name, { mode: 'json' }).$type<string[]>().notNull()

/** `status IN ('a', 'b')`, as literal text: a partial index is used only when the query repeats its condition. */
export const isIn = (column: string, values: readonly string[]): string =>
  `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`
