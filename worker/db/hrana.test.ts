import { expect, test } from 'vitest'
import { spoilableWire } from '../test/wires.ts'
import { newWorld } from '../test/world.ts'
import { newTally, openDb } from './client.ts'
import { DatabaseError } from './hrana.ts'

const newLine = async () => (await newWorld()).db.$client

test('values come back as they went in, whole numbers as whole numbers', async () => {
  const line = await newLine()
  const args = [null, 'Ọlá 🧰 "\\', 0, -1, Number.MAX_SAFE_INTEGER, 0.5, true, false]
  const sql = `SELECT ${args.map((_, n) => `?${n + 1} AS c${n}`).join(', ')}, typeof(?5) AS t`
  const { rows } = await line.execute({ sql, args })
  const [row] = rows
  expect(Object.values(row ?? {})).toEqual([...args.slice(0, 6), 1, 0, 'integer'])
})

test('what cannot be held whole is refused, on the way in and on the way out', async () => {
  const line = await newLine()
  for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, [1], 10n, new Date()])
    await expect(line.execute({ sql: 'SELECT ?', args: [value] })).rejects.toThrow('cannot hold')
  await expect(line.execute('SELECT 9007199254740993 AS n')).rejects.toThrow('does not fit')
  expect((await line.execute({ sql: 'SELECT ? AS n', args: [1e21] })).rows).toEqual([{ n: 1e21 }])
})

test('a batch is one transaction: all of it, or nothing, and the reason', async () => {
  const line = await newLine()
  const add = (v: number) => ({ sql: 'UPDATE sync_head SET v = v + ? RETURNING v', args: [v] })
  const added = await line.batch([add(1), add(2)], 'write')
  expect(added.map(({ rows }) => rows)).toEqual([[{ v: 1 }], [{ v: 3 }]])

  const broken = line.batch(
    [add(4), "INSERT INTO guard (code, ok) VALUES ('pin', 0)", add(8)],
    'write',
  )
  await expect(broken).rejects.toThrow(DatabaseError)
  await expect(line.batch([add(4), 'SELECT a FROM nowhere'], 'write')).rejects.toThrow('nowhere')
  expect((await line.execute('SELECT v FROM sync_head')).rows).toEqual([{ v: 3 }])
})

test('what the database refuses at its own door is a fault of ours, not an outage', async () => {
  const { wire, spoil } = spoilableWire()
  spoil(async () => new Response('{"error":"bad token"}', { status: 401 }))
  const target = {
    LIBSQL_URL: 'libsql://here.test',
    LIBSQL_AUTH_TOKEN: 'x',
    DATABASE_DEADLINE_MS: 5000,
  }
  await expect(openDb(target, newTally(), wire).$client.execute('SELECT 1')).rejects.toThrow(
    DatabaseError,
  )
})

test('a remote database is spoken to by TLS, with its token, below whatever path it has', async () => {
  const asked: Request[] = []
  const wire = (async (request: Request) => {
    asked.push(request)
    throw new TypeError('fetch failed')
  }) as typeof fetch
  for (const url of ['libsql://here.test', 'http://127.0.0.1:1/@shop/', 'https://here.test/a']) {
    const target = { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: 'secret', DATABASE_DEADLINE_MS: 5000 }
    await openDb(target, newTally(), wire)
      .$client.execute('SELECT 1')
      .catch(() => null)
  }
  expect(asked.map(({ url }) => url)).toEqual([
    'https://here.test/v2/pipeline',
    'http://127.0.0.1:1/@shop/v2/pipeline',
    'https://here.test/a/v2/pipeline',
  ])
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(
    Array(3).fill('Bearer secret'),
  )
})
