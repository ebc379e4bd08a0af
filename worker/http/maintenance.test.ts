import { expect, test } from 'vitest'
import { login, readProfile, updateProfile } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { newId } from '#schema/domain/ids.ts'
import { createTestServer } from '#testing/worker/test-server.ts'

test('while Onise is closed every call is 503 in words, reads nothing and writes nothing', async () => {
  const calls: unknown[] = []
  const server = await createTestServer({
    wrapDatabase:
      (fetchDatabase) =>
      (...args) => {
        calls.push(args)
        return fetchDatabase(...args)
      },
  })
  const tasker = await server.createUser('tasker')
  server.deps.settings.MAINTENANCE = 'on'
  calls.length = 0
  const responses = [
    await tasker.send(readDashboard, {}),
    await tasker.send(updateProfile, { location: 'Ibadan' }),
    await server.send(null, login, { email: tasker.email, password: 'a fair password' }),
    await server.send(null, readProfile, { id: tasker.id }),
  ]
  for (const { status, body, headers } of responses) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'maintenance', '120'])
    expect(body.error).toMatch(/^Onise is closed for maintenance\. Your work is saved/)
    expect(body).toMatchObject({ says: ['errors.maintenance'] })
  }
  const open = async (path: string, method = 'GET') => {
    const response = await server.app.request(`https://onise.example${path}`, { method })
    return [response.status, await response.text()] as const
  }
  for (const [path, method] of [
    ['/api/sync', 'GET'],
    ['/api/payments/webhook', 'POST'],
    ['/api/files/a.webp', 'GET'],
    ['/api/openapi.json', 'GET'],
    ['/api/nothing', 'GET'],
  ])
    expect([path, (await open(path ?? '', method))[0]]).toEqual([path, 503])
  const [status, page] = await open(`/t/${newId('task')}?lang=ha`)
  expect([status, page.includes('An rufe Onise don gyara')]).toEqual([503, true])
  expect(calls).toEqual([])
  expect((await open('/api/health'))[0]).toBe(200)
  server.deps.settings.MAINTENANCE = ''
  expect((await tasker.send(readDashboard, {})).status).toBe(200)
})
