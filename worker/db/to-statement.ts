import { Column, is, Name, Param, sql, SQL, StringChunk, Table, type SQLWrapper } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { ReadyStatement, Value } from './pipeline.ts'
import { addUnpreparedText } from './prepared.ts'

const dialect = new SQLiteSyncDialect()
const queryOf = (chunk: unknown) => dialect.sqlToQuery(sql`${chunk}`)

/** Of columns and tables, which never change. */
const names = new WeakMap<object, string>()
function nameOf(chunk: Column | Table): string {
  const name = names.get(chunk) ?? queryOf(chunk).sql
  names.set(chunk, name)
  return name
}

/** A list, as of `IN` and of the values of a row. */
function appendList(statement: ReadyStatement, chunks: readonly unknown[]): void {
  statement.sql += '('
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0) statement.sql += ', '
    append(statement, chunk)
  }
  statement.sql += ')'
}

function appendValue(statement: ReadyStatement, value: Value): void {
  statement.sql += '?'
  statement.args.push(value)
}

/** Sub-selects and all else that only drizzle knows. */
function appendOther(statement: ReadyStatement, chunk: unknown): void {
  addUnpreparedText()
  const { sql: text, params } = queryOf(chunk)
  statement.sql += text
  statement.args.push(...(params as Value[]))
}

const isPlainSql = (chunk: object): chunk is SQL =>
  chunk instanceof SQL && !(chunk as unknown as { shouldInlineParams: boolean }).shouldInlineParams

function append(statement: ReadyStatement, chunk: unknown): void {
  if (chunk === undefined) return
  if (chunk === null || typeof chunk !== 'object') appendValue(statement, chunk as Value)
  else if (chunk instanceof StringChunk) statement.sql += chunk.value.join('')
  else if (isPlainSql(chunk)) for (const each of chunk.queryChunks) append(statement, each)
  else if (chunk instanceof Param) appendParam(statement, chunk)
  else if (chunk instanceof Name) statement.sql += `"${chunk.value.replaceAll('"', '""')}"`
  else if (chunk instanceof Column || is(chunk, Table)) statement.sql += nameOf(chunk)
  else if (Array.isArray(chunk)) appendList(statement, chunk)
  else appendOther(statement, chunk)
}

/** A value in the form that its column stores. */
function appendParam(statement: ReadyStatement, { value, encoder }: Param): void {
  const stored: unknown = value === null ? null : encoder.mapToDriverValue(value)
  if (stored instanceof SQL) append(statement, stored)
  else appendValue(statement, stored as Value)
}

/**
 * The text and the arguments of a write, cheaper than by drizzle's own rendering, which asks each piece for its class by
 * name, a dozen times.
 */
export function toStatement(statement: SQLWrapper): ReadyStatement {
  const rendered = { sql: '', args: [] }
  append(rendered, statement.getSQL())
  return rendered
}
