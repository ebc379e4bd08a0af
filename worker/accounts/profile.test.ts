import { expect, test } from 'vitest'
import { readProfile, updateProfile } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { newId } from '#schema/domain/ids.ts'
import { MASK } from '#schema/domain/masking.ts'
import { naira } from '#schema/domain/money.ts'
import { imageFile, createImage } from '#testing/worker/images.ts'
import { createTestServer } from '#testing/worker/test-server.ts'

test('saves skills sent as JSON, and derives the trade from them', async () => {
  const server = await createTestServer()
  const tasker = await server.createUser('tasker')
  const { status, body } = await tasker.send(updateProfile, {
    skillsets: ['Haircut', 'Shaving & Facial Care'],
  })
  expect([status, body.message]).toEqual([200, 'Skills updated Successfully'])
  expect(body.user).toMatchObject({
    skillsets: ['Haircut', 'Shaving & Facial Care'],
    trade: 'Barber',
  })
  const dashboard = await tasker.send(readDashboard, {})
  expect(dashboard.body.userDetails.user).toEqual(body.user)
})

test('rejects no skill, an unknown skill, and skills of two trades', async () => {
  const server = await createTestServer()
  const tasker = await server.createUser('tasker')
  const messages = {
    'Choose at least one skill': [],
    'Choose skills from the list': ['Juggling'],
    'Choose skills from one field only': ['Haircut', 'Tire Repair'],
  }
  for (const [error, skillsets] of Object.entries(messages)) {
    const { status, body } = await tasker.send(updateProfile, { skillsets })
    expect([status, body.error, body.fields]).toEqual([400, error, { skillsets: error }])
  }
})

test('saves a multipart form, and does not change fields that are not sent', async () => {
  const server = await createTestServer()
  const tasker = await server.createUser('tasker')
  await tasker.send(updateProfile, { skillsets: ['Haircut'] })
  const { status, body } = await tasker.send(updateProfile, {
    profilePicture: imageFile(await createImage('jpeg')),
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
  const picture = await server.app.request(String(body.user.profilePicture))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('saves where a professional works, and follows the location of older clients', async () => {
  const server = await createTestServer()
  const tasker = await server.createUser('tasker')
  const save = async (input: Parameters<typeof tasker.send<typeof updateProfile>>[1]) =>
    (await tasker.send(updateProfile, input)).body
  expect((await save({ location: 'Yaba, Lagos' })).user).toMatchObject({
    place: 'lagos-lagos-mainland',
    areas: [],
    reach: '25',
  })
  const areas = ['lagos-ikeja', 'ogun-ifo']
  const { user } = await save({ place: 'lagos-surulere', areas, reach: 'state' })
  expect(user).toMatchObject({ place: 'lagos-surulere', areas, reach: 'state' })
  const dashboard = await tasker.send(readDashboard, {})
  expect(dashboard.body.userDetails.user).toEqual(user)
  expect((await save({ areas: '' })).user).toMatchObject({ place: 'lagos-surulere', areas: [] })
  expect((await save({ location: 'Surulere' })).user.place).toBe(null)
  const unknown = 'Choose an area from the list'
  expect((await save({ place: 'lagos-no' })).fields).toEqual({ place: unknown })
  expect((await save({ areas: ['lagos-no'] })).fields).toEqual({ areas: unknown })
  const six = [
    'lagos-agege',
    'lagos-epe',
    'lagos-apapa',
    'lagos-ojo',
    'lagos-ikeja',
    'lagos-kosofe',
  ]
  expect((await save({ areas: six })).fields).toEqual({ areas: 'Choose at most 5 more areas' })
})

test('accepts a picture alone, and rejects an empty form', async () => {
  const server = await createTestServer()
  const client = await server.createUser('client')
  const picture = imageFile(await createImage('png'))
  expect((await client.send(updateProfile, { profilePicture: picture })).status).toBe(200)
  const nothing = await client.send(updateProfile, {})
  expect([nothing.status, nothing.body.error]).toEqual([400, 'There is nothing to change'])
})

test('rejects a file that is not an image or too large, and changes nothing', async () => {
  const server = await createTestServer()
  const client = await server.createUser('client')
  const svg = imageFile(new Uint8Array(Buffer.from('<svg onload="alert(1)"/>')), 'image/png')
  const { status, body } = await client.send(updateProfile, {
    profilePicture: svg,
    jobTitle: 'Me',
  })
  expect([status, body.code]).toEqual([415, 'unsupported_file'])
  const largeFile = imageFile(new Uint8Array(5 * 1024 * 1024 + 1))
  const rejected = await client.send(updateProfile, { profilePicture: largeFile })
  expect([rejected.status, rejected.body.error]).toEqual([400, 'A picture can be at most 5 MB'])
  expect(await server.runSql('SELECT job_title, profile_picture FROM users')).toEqual([
    { job_title: '', profile_picture: null },
  ])
})

test("adds a changed profile to the change log of the user's own devices", async () => {
  const server = await createTestServer()
  const tasker = await server.createUser('tasker')
  const { body } = await tasker.send(updateProfile, { location: 'Ibadan' })
  const changes = await server.runSql(
    'SELECT scope, entity, op, seq FROM changes WHERE id = ?',
    tasker.id,
  )
  expect(changes).toEqual([{ scope: `u:${tasker.id}`, entity: 'me', op: 'put', seq: body.seq }])
})

test('shows the available and the held money on the dashboard', async () => {
  const server = await createTestServer()
  const client = await server.createUser('client', naira(20_000.5))
  const { body } = await client.send(readDashboard, {})
  expect(body.userDetails).toMatchObject({
    balance: 20_000.5,
    held: 0,
    heldTasks: 0,
    user: { _id: client.id, email: client.email, userType: 'client' },
  })
})

test('shows the same public profile with and without a token, without private fields', async () => {
  const server = await createTestServer()
  const tasker = await server.createUser('tasker', naira(123_456))
  const client = await server.createUser('client')
  const stranger = await server.send(null, readProfile, { id: tasker.id })
  const signedIn = await client.send(readProfile, { id: tasker.id })
  const forged = await server.send('no.such.token', readProfile, { id: tasker.id })
  expect([stranger.status, signedIn.status, forged.status]).toEqual([200, 200, 200])
  expect(stranger.body).toEqual(signedIn.body)
  expect(stranger.body.reviews).toEqual([])
  expect(Object.keys(stranger.body.user).toSorted()).toEqual([
    '_id',
    'checks',
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

test('responds with 404 to an unknown id and to a closed account', async () => {
  const server = await createTestServer()
  const user = await server.createUser('client')
  expect((await server.send(null, readProfile, { id: newId('user') })).status).toBe(404)
  expect((await server.app.request('/api/user/profile/not-an-id')).status).toBe(404)
  await server.runSql('UPDATE users SET closed_at = 1')
  expect((await server.send(null, readProfile, { id: user.id })).status).toBe(404)
})

test('costs a fixed number of round trips and rows to read and change a profile', async () => {
  const server = await createTestServer({ engine: 'sqld' })
  const tasker = await server.createUser('tasker')
  const costs: Record<string, object> = {}
  const measure = async (name: string, work: Promise<unknown>) => {
    await work
    const { roundTrips, rowsRead, rowsWritten } = server.lastRequestCost()
    costs[name] = { roundTrips, rowsRead, rowsWritten }
  }
  await measure('dashboard', tasker.send(readDashboard, {}))
  await measure('profile', server.send(null, readProfile, { id: tasker.id }))
  await measure('update', tasker.send(updateProfile, { skillsets: ['Haircut'] }, 'once'))
  await measure('replay', tasker.send(updateProfile, { skillsets: ['Haircut'] }, 'once'))
  expect(costs).toEqual({
    // The user, the role of the account, the ends of pictures (two lists), of the directory and of the reviews.
    profile: { roundTrips: 1, rowsRead: 6, rowsWritten: 0 },
    // One row for money that has not cleared.
    dashboard: { roundTrips: 1, rowsRead: 7, rowsWritten: 0 },
    // With the alert of the profile and its key.
    update: { roundTrips: 2, rowsRead: 15, rowsWritten: 8 },
    replay: { roundTrips: 1, rowsRead: 5, rowsWritten: 0 },
  })
})

test('masks contacts in the job title, the description and the location', async () => {
  const server = await createTestServer()
  const user = await server.createUser('tasker')
  const { body } = await user.send(updateProfile, {
    jobTitle: 'Tailor 0803/123/4567',
    profileDescription: 'Write to me at gmail dot com',
    location: 'Yaba, ０８０３１２３４５６７',
  })
  expect(body.message).toBe(
    'Profile updated. Phone numbers, e-mails and links are not shown in a profile.',
  )
  expect(body.user).toMatchObject({
    jobTitle: `Tailor ${MASK}`,
    location: `Yaba, ${MASK}`,
  })
  // Not four digits within an id or a hash.
  const plainText = /(?<![\w-])0803|gmail/
  expect(JSON.stringify(await server.runSql('SELECT * FROM users'))).not.toMatch(plainText)
})

test.each([
  ['profileDescription', 'jobTitle'],
  ['jobTitle', 'location'],
  ['location', 'profileDescription'],
] as const)('masks a number of which %s has the end and then %s the start', async (end, start) => {
  const server = await createTestServer()
  const user = await server.createUser('tasker')
  await user.send(updateProfile, { [end]: 'Lucky with 123 4567' })
  const { body } = await user.send(updateProfile, { [start]: 'Electrician 0803' })
  expect(body.user[start]).toBe(`Electrician ${MASK}`)
  expect(body.user[end]).toBe('Lucky with 123 4567')
})
