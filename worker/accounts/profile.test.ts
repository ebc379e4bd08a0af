import { expect, test } from 'vitest'
import { readDashboard, readProfile, updateProfile } from '#schema/contract/accounts.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { blobOf, pictureOf } from '../test/pictures.ts'
import { newWorld } from '../test/world.ts'

test('SPEC 7: skills as JSON answer "Skills updated Successfully" and decide the trade', async () => {
  const world = await newWorld()
  const tasker = await world.person('tasker')
  const { status, body } = await tasker.send(updateProfile, {
    skillsets: ['Haircut', 'Shaving & Facial Care'],
  })
  expect([status, body.message]).toEqual([200, 'Skills updated Successfully'])
  expect(body.user).toMatchObject({
    skillsets: ['Haircut', 'Shaving & Facial Care'],
    trade: 'Barber',
  })
  const seen = await tasker.send(readDashboard, {})
  expect(seen.body.userDetails.user).toEqual(body.user)
})

test('F16, R7: no skill, a skill of ours that is not one, or skills of two fields are refused', async () => {
  const world = await newWorld()
  const tasker = await world.person('tasker')
  const words = {
    'Choose at least one skill': [],
    'Choose skills from the list': ['Juggling'],
    'Choose skills from one field only': ['Haircut', 'Tire Repair'],
  }
  for (const [error, skillsets] of Object.entries(words)) {
    const { status, body } = await tasker.send(updateProfile, { skillsets })
    expect([status, body.error, body.fields]).toEqual([400, error, { skillsets: error }])
  }
})

test('SPEC 7: the profile form travels as multipart, and what it does not send stays as it is', async () => {
  const world = await newWorld()
  const tasker = await world.person('tasker')
  await tasker.send(updateProfile, { skillsets: ['Haircut'] })
  const { status, body } = await tasker.send(updateProfile, {
    profilePicture: blobOf(await pictureOf('jpeg')),
    jobTitle: ' Barber of Yaba ',
    profileDescription: 'Twenty years of clean cuts, at home or in the shop.',
    location: 'Yaba, Lagos',
  })
  expect([status, body.message]).toEqual([200, 'Profile updated.'])
  expect(body.user).toMatchObject({
    jobTitle: 'Barber of Yaba',
    location: 'Yaba, Lagos',
    skillsets: ['Haircut'],
    trade: 'Barber',
    profilePicture: expect.stringMatching(/^\/api\/files\/[0-9a-f]{64}\.jpg$/),
  })
  const picture = await world.app.request(String(body.user.profilePicture))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('F37: a client may send a picture alone; nothing at all is refused', async () => {
  const world = await newWorld()
  const client = await world.person('client')
  const picture = blobOf(await pictureOf('png'))
  expect((await client.send(updateProfile, { profilePicture: picture })).status).toBe(200)
  const nothing = await client.send(updateProfile, {})
  expect([nothing.status, nothing.body.error]).toEqual([400, 'There is nothing to change'])
})

test('what only says it is a picture is refused, and nothing changes', async () => {
  const world = await newWorld()
  const client = await world.person('client')
  const page = blobOf(new Uint8Array(Buffer.from('<svg onload="alert(1)"/>')), 'image/png')
  const { status, body } = await client.send(updateProfile, {
    profilePicture: page,
    jobTitle: 'Me',
  })
  expect([status, body.code]).toEqual([415, 'unsupported_file'])
  const heavy = blobOf(new Uint8Array(5 * 1024 * 1024 + 1))
  const refused = await client.send(updateProfile, { profilePicture: heavy })
  expect([refused.status, refused.body.error]).toEqual([400, 'A picture can be at most 5 MB'])
  expect(await world.rows('SELECT job_title, profile_picture FROM users')).toEqual([
    { job_title: '', profile_picture: null },
  ])
})

test("SYNC 1: a changed profile is news for the person's own phones", async () => {
  const world = await newWorld()
  const tasker = await world.person('tasker')
  const { body } = await tasker.send(updateProfile, { location: 'Ibadan' })
  const changes = await world.rows(
    'SELECT scope, entity, op, seq FROM changes WHERE id = ?',
    tasker.id,
  )
  expect(changes).toEqual([{ scope: `u:${tasker.id}`, entity: 'me', op: 'put', seq: body.seq }])
})

test('R23: the dashboard shows what can be spent, and what is held beside it', async () => {
  const world = await newWorld()
  const client = await world.person('client', naira(20_000.5))
  const { body } = await client.send(readDashboard, {})
  expect(body.userDetails).toMatchObject({
    balance: 20_000.5,
    held: 0,
    heldTasks: 0,
    user: { _id: client.id, email: client.email, userType: 'client' },
  })
})

test('R52: a profile shows the same with and without a token, and nothing private', async () => {
  const world = await newWorld()
  const tasker = await world.person('tasker', naira(123_456))
  const client = await world.person('client')
  const stranger = await world.send(null, readProfile, { id: tasker.id })
  const signedIn = await client.send(readProfile, { id: tasker.id })
  const forged = await world.send('no.such.token', readProfile, { id: tasker.id })
  expect([stranger.status, signedIn.status, forged.status]).toEqual([200, 200, 200])
  expect(stranger.body).toEqual(signedIn.body)
  expect(stranger.body.reviews).toEqual([])
  expect(Object.keys(stranger.body.user).toSorted()).toEqual([
    '_id',
    'createdAt',
    'isVerified',
    'jobTitle',
    'location',
    'profileDescription',
    'profilePicture',
    'skillsets',
    'userType',
    'username',
  ])
  expect(JSON.stringify(stranger.body)).not.toMatch(/@|123.?456|scrypt/)
})

test('R52: nobody has the id of nobody, and a closed account is gone', async () => {
  const world = await newWorld()
  const person = await world.person('client')
  expect((await world.send(null, readProfile, { id: newId('user') })).status).toBe(404)
  expect((await world.app.request('/api/user/profile/not-an-id')).status).toBe(404)
  await world.rows('UPDATE users SET closed_at = 1')
  expect((await world.send(null, readProfile, { id: person.id })).status).toBe(404)
})

test('DESIGN 8: what seeing and changing a profile cost', async () => {
  const world = await newWorld()
  const tasker = await world.person('tasker')
  const costs: Record<string, object> = {}
  const measure = async (name: string, work: Promise<unknown>) => {
    await work
    const { trips, rowsRead, rowsWritten } = world.cost()
    costs[name] = { trips, rowsRead, rowsWritten }
  }
  await measure('dashboard', tasker.send(readDashboard, {}))
  await measure('profile', world.send(null, readProfile, { id: tasker.id }))
  await measure('update', tasker.send(updateProfile, { skillsets: ['Haircut'] }, 'once'))
  await measure('replay', tasker.send(updateProfile, { skillsets: ['Haircut'] }, 'once'))
  expect(costs).toEqual({
    dashboard: { trips: 1, rowsRead: 5, rowsWritten: 0 },
    profile: { trips: 1, rowsRead: 1, rowsWritten: 0 },
    update: { trips: 2, rowsRead: 10, rowsWritten: 5 },
    replay: { trips: 1, rowsRead: 5, rowsWritten: 0 },
  })
})
