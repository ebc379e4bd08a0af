import { expect, test } from 'vitest'
import { changeFigures, readFigures } from '#schema/contract/about.ts'
import { DEFAULT_FIGURES } from '#schema/domain/about.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { createFiguresReader } from './figures.ts'

const FIGURES = { services: 1600, vendors: 620, customers: 12_000, jobs: 3100 }

test('the figures start with the defaults, and anyone reads what an administrator set last', async () => {
  const server = await createTestServer()
  const initial = await server.send(null, readFigures, {})
  expect(initial.body.figures).toEqual(DEFAULT_FIGURES)

  const admin = await server.createUser('admin')
  await admin.send(changeFigures, { ...FIGURES, jobs: 1, reason: 'Counted.' })
  const { status, body } = await admin.send(changeFigures, { ...FIGURES, reason: 'Counted again.' })
  expect([status, body.figures]).toEqual([200, FIGURES])
  const changed = await server.send(null, readFigures, {})
  expect(changed.body.figures).toEqual(FIGURES)
})

test('the document of the page has the figures of the last minute, also while the database is down', async () => {
  let isDown = false
  let reads = 0
  const server = await createTestServer()
  const databaseFetch: typeof fetch = async (...args) => {
    reads += 1
    if (isDown) throw new TypeError('no network')
    return (server.deps.databaseFetch ?? fetch)(...args)
  }
  const readStored = createFiguresReader({ ...server.deps, databaseFetch })
  expect(await readStored()).toBeNull()

  const admin = await server.createUser('admin')
  await admin.send(changeFigures, { ...FIGURES, reason: 'Counted.' })
  expect([await readStored(), reads]).toEqual([null, 1])
  server.advanceClock(60_000)
  expect([await readStored(), reads]).toEqual([FIGURES, 2])
  isDown = true
  server.advanceClock(60_000)
  expect(await readStored()).toEqual(FIGURES)
  expect(server.logLines.at(-1)).toMatchObject({ level: 'error', where: 'about' })
})

test('a change is in the audit log with the figures before and after', async () => {
  const server = await createTestServer()
  const admin = await server.createUser('admin')
  await admin.send(changeFigures, { ...FIGURES, reason: 'Counted on 1 March.' })
  const [entry] = await server.runSql('SELECT actor_id, action, reason, details FROM audit_log')
  expect(entry).toMatchObject({
    actor_id: admin.id,
    action: 'about.changeFigures',
    reason: 'Counted on 1 March.',
  })
  expect(JSON.parse(String(entry?.['details']))).toEqual({
    before: DEFAULT_FIGURES,
    after: FIGURES,
  })
})

test('rejects a figure that is negative, broken or too large, and a change by others', async () => {
  const server = await createTestServer()
  const admin = await server.createUser('admin')
  for (const services of [-1, 1.5, 1e9, Number.NaN]) {
    const { status } = await admin.send(changeFigures, { ...FIGURES, services, reason: 'No.' })
    expect([services, status]).toEqual([services, 400])
  }
  const client = await server.createUser('client')
  const { status } = await client.send(changeFigures, { ...FIGURES, reason: 'Mine.' })
  expect(status).toBe(403)
  const { body } = await server.send(null, readFigures, {})
  expect(body.figures).toEqual(DEFAULT_FIGURES)
})
