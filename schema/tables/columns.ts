import { integer, text } from 'drizzle-orm/sqlite-core'
import type { Id, Kind } from '../domain/ids.ts'
import type { Kobo } from '../domain/money.ts'

export const id = <K extends Kind>(_kind: K, name = 'id') => text(name).$type<Id<K>>().notNull()
export const maybeId = <K extends Kind>(_kind: K, name: string) => text(name).$type<Id<K>>()
export const kobo = (name: string) => integer(name).$type<Kobo>().notNull()
/** Ms since epoch, UTC. */
export const instant = (name: string) => integer(name).notNull()
export const maybeInstant = (name: string) => integer(name)
export const words = (name: string) => text(name, { mode: 'json' }).$type<string[]>().notNull()
