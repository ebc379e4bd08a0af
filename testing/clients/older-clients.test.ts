import { expect, test } from 'vitest'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createTestServer, type TestServer } from '#testing/worker/test-server.ts'

/**
 * The clients of before: only their calls, with their fields, none that came later, and what they read of the answers
 * (docs/product.md#what-the-product-is). Written with fetch alone, so that no change of the contract changes it.
 */

type Row = { _id: string; title: string; client: string; status: string; tasker: { _id: string } }
type Transaction = { TransactionType: string; TransactionStatus: string; amount: number }
/** What they read of any answer. */
type Answer = {
  token: string
  user: object
  userDetails: { balance: number }
  reviews: object[]
  tasks: Row[]
  task: Row[]
  applicants: Row[]
  proposal: Row
  trx: Transaction[]
}

let server: TestServer
let photo: File
let tokenOf: Record<'client' | 'tasker', string>

/** Fails unless it succeeds. */
async function call(token: string | null, method: string, path: string, body?: object) {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
  const isJson = body !== undefined && !(body instanceof FormData)
  if (isJson) headers.set('content-type', 'application/json')
  const init = { method, headers, ...(body && { body: isJson ? JSON.stringify(body) : body }) }
  const { response, text } = await server.dispatch(
    new Request(`http://onise.test/api/${path}`, init),
  )
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text) as Answer
}

const as = (who: 'client' | 'tasker') => {
  const command = async (method: string, path: string, body?: object) => {
    const answer = await call(tokenOf[who], method, path, body)
    expect(answer, `${method} ${path}`).toHaveProperty('message')
    return answer
  }
  const get = (path: string) => call(tokenOf[who], 'GET', path)
  const list = async (path: string) =>
    (await get(path)) as unknown as { name: string; code: string }[]
  return { get, list, command }
}
const client = as('client')
const tasker = as('tasker')

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

/** The link for a new password proves the address; these clients have no code for that. */
async function join(userType: 'client' | 'tasker', username: string) {
  const email = `${username.toLowerCase()}@home.test`
  const password = 'four words in a row'
  const newPassword = 'four other words here'
  await call(null, 'POST', 'user/register', { userType, username, email, password })
  const first = await call(null, 'POST', 'user/login', { email, password })
  expect(first.user).toMatchObject({ userType, skillsets: [], profileDescription: '' })
  await call(null, 'POST', 'user/reset-password', { email })
  const query = new URLSearchParams({ token: server.mailbox.latestToken(), email })
  await call(first.token, 'POST', `user/update-password?${query}`, { newPassword })
  return (await call(null, 'POST', 'user/login', { email, password: newPassword })).token
}

async function writeProfile() {
  await tasker.command('PATCH', 'user/update-profile', {
    skillsets: ['Woodwork', 'Polishing & Refinishing'],
  })
  const profile = {
    profilePicture: photo,
    jobTitle: 'Carpenter',
    profileDescription: 'Doors and wardrobes for twelve years.',
    location: 'Yaba, Lagos',
  }
  await tasker.command('PATCH', 'user/update-profile', form(profile))
}

/** The popup of the provider takes the amount in kobo and a reference that the client makes of the time. */
async function fundWallet(naira: number) {
  const reference = String(server.now())
  server.provider.initialize({
    reference,
    amount: naira * 100,
    email: 'ada@home.test',
    metadata: { name: 'Ada', phone: '08031234567' },
  })
  server.provider.pay(reference)
  await client.command('POST', 'user/fund-wallet', { amount: naira, reference })
}

const TASK = {
  title: 'Hang two doors',
  description: 'Both frames are there.',
  price: '15000',
  duration: '1',
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  skills: 'Woodwork,Furniture Repairs',
}

const DAY_MS = 86_400_000
const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)

async function balanceOf(who: typeof client): Promise<number> {
  return (await who.get('user/dashboard')).userDetails.balance
}

/** Of a list in `name`, the one and only. */
async function only(
  who: typeof client,
  path: string,
  name: 'task' | 'tasks' | 'applicants' = 'task',
) {
  const { [name]: rows } = await who.get(path)
  expect(rows, path).toHaveLength(1)
  return rows[0] as Row
}

async function post(): Promise<string> {
  await client.command('POST', 'client/create-task', form({ ...TASK, taskImage: photo }))
  const { _id: id } = await only(client, 'client/get-all-posted-tasks', 'tasks')
  const title = 'Hang three doors'
  await client.command('PATCH', `client/edit-tasks/${id}`, form({ ...TASK, title }))
  const open = await only(tasker, 'user/all-tasks', 'tasks')
  expect(open).toMatchObject({ _id: id, title, price: 15_000, duration: 1, status: 'pending' })
  const { task } = await tasker.get(`user/task/${id}`)
  expect(task).toMatchObject({
    description: TASK.description,
    projectType: 'Onsite',
    location: TASK.location,
    skills: ['Woodwork', 'Furniture Repairs'],
    taskImage: expect.stringMatching(/\.jpg$/),
  })
  return id
}

const dayIn = (days: number) => new Date(server.now() + days * DAY_MS).toISOString().slice(0, 10)

/** `newer` is what only a later app sends. */
async function applyAndAward(id: string, newer: { stages?: { date: string }[] } = {}) {
  const date = newer.stages?.at(-1)?.date ?? dayIn(3)
  const proposal = { price: '14000', description: 'I hang doors.', date, title: 'Hang three doors' }
  await tasker.command('POST', `user/apply/${id}`, Object.assign(proposal, newer))
  const sent = { title: 'Hang three doors', price: 14_000, description: 'I hang doors.' }
  const mine = await only(tasker, 'user/tasker-tasks', 'tasks')
  expect(mine).toMatchObject({ ...sent, status: 'pending' })
  const applicant = await only(client, `client/task/${id}/applicants`, 'applicants')
  const read = await client.get(`client/proposal/${applicant._id}`)
  for (const each of [applicant, read.proposal])
    expect(each).toMatchObject({
      description: 'I hang doors.',
      price: 14_000,
      date,
      status: 'pending',
      tasker: { _id: expect.any(String), username: 'Musa' },
      task: { _id: id },
    })
  await client.command('POST', `client/task/${id}/award/${applicant.tasker._id}`)
  const after = await only(client, `client/task/${id}/applicants`, 'applicants')
  expect(after.status).toBe('accepted')
  return applicant.tasker._id
}

async function talk(taskerId: string) {
  await client.command('POST', 'chats', { recipientId: taskerId, message: 'Come at nine.' })
  const [conversation] = await tasker.list('chats/conversations')
  expect(conversation).toMatchObject({
    participants: expect.arrayContaining([expect.objectContaining({ username: 'Ada' })]),
    lastMessage: { text: 'Come at nine.', seen: false },
  })
  const { client: clientId } = await only(tasker, 'user/all-assigned-tasks')
  expect(await tasker.get(`chats/${clientId}`)).toMatchObject([
    { id: expect.any(String), sender: clientId, text: 'Come at nine.', createdAt: DATE },
  ])
}

async function submitAndApprove(id: string) {
  const working = { _id: id, price: 14_000, status: 'in-progress', taskStatus: expect.any(String) }
  expect(await only(client, 'client/all-ongoing-tasks')).toMatchObject({
    ...working,
    tasker: { username: 'Musa' },
  })
  expect(await only(tasker, 'user/all-assigned-tasks')).toMatchObject(working)
  const work = { submissionNotes: 'Hung and level.', submissionFile: photo }
  await tasker.command('POST', `user/task/${id}/submit`, form(work))
  expect(await only(tasker, 'user/all-submitted-tasks')).toMatchObject({ _id: id })
  expect(await only(client, 'client/all-submitted-tasks')).toMatchObject({
    _id: id,
    tasker: { username: 'Musa' },
    submissionNotes: 'Hung and level.',
  })
  await client.command('POST', `client/task/${id}/approve`)
  expect(await only(tasker, 'user/all-completed-tasks')).toMatchObject({ status: 'completed' })
}

async function review(id: string, taskerId: string) {
  const { title: projectTitle } = await only(client, 'client/all-completed-tasks')
  const byClient = { taskerRating: 5, taskerComment: 'Straight doors.', projectTitle }
  await client.command('POST', `user/task/${id}/review`, byClient)
  const byTasker = { clientRating: 4, clientComment: 'Paid at once.', projectTitle }
  await tasker.command('POST', `user/task/${id}/review`, byTasker)
  const { user, reviews } = await call(null, 'GET', `user/profile/${taskerId}`)
  expect(user).toMatchObject({ username: 'Musa', jobTitle: 'Carpenter', isVerified: false })
  const from = expect.objectContaining({ username: 'Ada' })
  const shown = { projectTitle, comment: 'Straight doors.', rating: 5, createdAt: DATE, from }
  expect(reviews).toEqual([expect.objectContaining(shown)])
}

async function withdraw() {
  const banks = await tasker.list('user/fetch-supported-banks')
  const bankCode = banks.find(({ name }) => name === 'Access Bank')?.code
  const account = { accountNmber: '0123456789', bankCode, amount: '5000', pin: '4071' }
  await tasker.command('POST', 'user/wallet-withdrawal', account)
  const history = [
    ['debit', 'pending', 5000],
    ['credit', 'completed', 14_000],
  ]
  const { trx } = await tasker.get('user/transactions')
  expect(trx.map((row) => [row.TransactionType, row.TransactionStatus, row.amount])).toEqual(
    history,
  )
  for (const row of trx)
    expect(row).toMatchObject({
      details: expect.any(String),
      createdAt: DATE,
      reference_number: expect.any(String),
    })
}

/** A funded client and a professional with a profile and a PIN. */
async function start() {
  server = await createTestServer()
  photo = imageFile(await createImage('jpeg'))
  tokenOf = { client: await join('client', 'Ada'), tasker: await join('tasker', 'Musa') }
  await writeProfile()
  await tasker.command('POST', 'user/create-pin', { pin: '4071', confirm_pin: '4071' })
  await fundWallet(20_000)
}

test('older clients do the main job with their own calls and fields, up to the withdrawal', async () => {
  await start()
  const id = await post()
  const taskerId = await applyAndAward(id)
  await talk(taskerId)
  expect(await balanceOf(client)).toBe(6000)
  await submitAndApprove(id)
  await review(id, taskerId)
  await withdraw()
  expect(await balanceOf(tasker)).toBe(9000)
})

/** What a newer app has sent of the same price. */
const planOf = () => [
  { kind: 'work', title: 'Frames', amount: '5000', date: dayIn(3) },
  { kind: 'work', title: 'Doors', amount: '9000', date: dayIn(5) },
]

test('of a plan in stages an older client holds everything, sees the whole price, and approves each stage by the same call', async () => {
  await start()
  const id = await post()
  const taskerId = await applyAndAward(id, { stages: planOf() })
  expect(await balanceOf(client)).toBe(6000)
  const working = { _id: id, price: 14_000, status: 'in-progress', tasker: { username: 'Musa' } }
  for (const earned of [5000, 14_000]) {
    expect(await only(client, 'client/all-ongoing-tasks')).toMatchObject(working)
    await tasker.command('POST', `user/task/${id}/submit`, form({ submissionNotes: 'Level.' }))
    expect(await only(client, 'client/all-submitted-tasks')).toMatchObject({
      price: 14_000,
      submissionNotes: 'Level.',
    })
    await client.command('POST', `client/task/${id}/approve`)
    expect(await balanceOf(tasker)).toBe(earned)
  }
  expect(await only(client, 'client/all-completed-tasks')).toMatchObject({ price: 14_000 })
  await review(id, taskerId)
})
