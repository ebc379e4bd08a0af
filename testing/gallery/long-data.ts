import pRetry from 'p-retry'
import { createCall, type Call } from '#pwa/api/call.ts'
import { NetworkError } from '#pwa/api/errors.ts'
import { login, updateProfile } from '#schema/contract/accounts.ts'
import { sendMessage } from '#schema/contract/chats.ts'
import { openDispute } from '#schema/contract/disputes.ts'
import { createPin } from '#schema/contract/pins.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { reviewTask } from '#schema/contract/reviews.ts'
import { approveTask, requestChanges, submitWork } from '#schema/contract/tasks.ts'
import { newId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { creditWallet } from '#testing/browser/ledger.ts'
import type { Onise } from '#testing/browser/start-onise.ts'
import { dateInDays } from '#testing/browser/steps.ts'
import { postTask } from '#testing/browser/tasks.ts'
import { PASSWORD, type TestUser } from '#testing/browser/users.ts'
import { DEMO_PIN } from '#tools/seed/demo.ts'
import { addLongStages } from './staged-data.ts'

/** What some users type without a space, in the widest letter: nothing in it allows a line break. */
const WORD = 'M'.repeat(90)
const UNBROKEN = `No12,AdetokunboAdemolaCrescent/${WORD.slice(0, 85)}`
const SENTENCE =
  'The cables of the whole first floor are exposed beside the stairs, and the board smells when the pump and the iron run together. '
/** Of the longest length. */
const longTitle = (start: string) => `${start} ${WORD}`
export const LONG_TITLES = {
  open: longTitle('Rewire the first floor in'),
  assigned: longTitle('Replace the switches in'),
  submitted: longTitle('Generator switchboard in'),
  changes: longTitle('Photograph furniture in'),
  completed: longTitle('Paint the outside walls of'),
  unreviewed: longTitle('Clean the water tanks of'),
  disputed: longTitle('Repair the solar panels of'),
  staged: longTitle('Wire the whole house in'),
} as const
const TEXT = `${WORD} ${SENTENCE.repeat(3)}\n\nWhere: ${WORD}${WORD}\n\n${SENTENCE.repeat(2)}`
const PRICE = '9850000'

async function fillProfile(tasker: TestUser) {
  await tasker.call(updateProfile, {
    skillsets: [
      'House Wiring',
      'Electrical Repairs',
      'Solar Installation',
      'Generator Repair & Installation',
      'Appliance Repairs',
      'CCTV Installation',
    ],
  })
  await tasker.call(updateProfile, {
    jobTitle: WORD.slice(0, 80),
    profileDescription: TEXT,
    location: UNBROKEN,
    place: 'ondo-ile-oluji-okeigbo',
    areas: ['imo-ezinihitte-mbaise', 'oyo-ibadan-south-west', 'akwa-ibom-urue-offong-oruko'],
  })
}

type Parties = { client: TestUser; tasker: TestUser }

async function assign({ client, tasker }: Parties, taskId: TaskId) {
  const proposal = { price: PRICE, description: TEXT.slice(0, 1400), date: dateInDays(20) }
  await tasker.call(applyForTask, { taskId, ...proposal })
  await client.call(awardTask, { taskId, taskerId: tasker.id })
}

/** Tasks in the states whose screens have the most words, for ₦ millions. */
async function addTasks({ client, tasker }: Parties) {
  const parties = { client, tasker }
  const post = (title: string) =>
    postTask(client, title, {
      description: TEXT,
      price: PRICE,
      duration: 5,
      location: UNBROKEN,
      place: 'akwa-ibom-urue-offong-oruko',
      address: `Flat 6, ${WORD}${WORD}`,
    })
  const open = await post(LONG_TITLES.open)
  await tasker.call(applyForTask, {
    taskId: open,
    price: '9999999',
    description: TEXT.slice(0, 1400),
    date: dateInDays(30),
  })
  await assign(parties, await post(LONG_TITLES.assigned))
  const submit = async (title: string) => {
    const id = await post(title)
    await assign(parties, id)
    await tasker.call(submitWork, { id, submissionNotes: TEXT })
    return id
  }
  await submit(LONG_TITLES.submitted)
  await client.call(requestChanges, {
    id: await submit(LONG_TITLES.changes),
    note: `${WORD} ${SENTENCE.repeat(4)}`,
  })
  const completed = await submit(LONG_TITLES.completed)
  await client.call(approveTask, { id: completed })
  await client.call(reviewTask, {
    id: completed,
    taskerRating: 5,
    taskerComment: TEXT.slice(0, 900),
  })
  await tasker.call(reviewTask, {
    id: completed,
    clientRating: 4,
    clientComment: TEXT.slice(0, 900),
  })
  await client.call(approveTask, { id: await submit(LONG_TITLES.unreviewed) })
  await client.call(openDispute, {
    id: await submit(LONG_TITLES.disputed),
    reason: 'not_as_agreed',
    statement: TEXT,
  })
  await addLongStages(parties, LONG_TITLES.staged, WORD)
}

/** The longest words and the largest amounts that are plausible. */
export async function addLongData(server: Pick<Onise, 'database'>, parties: Parties) {
  const client = retryWhenBusy(parties.client)
  const tasker = retryWhenBusy(parties.tasker)
  await creditWallet(server, client.id, 74_999_999)
  await fillProfile(tasker)
  await addTasks({ client, tasker })
  for (const user of [client, tasker])
    await user.call(createPin, { pin: DEMO_PIN, confirm_pin: DEMO_PIN, password: PASSWORD })
  const say = (by: TestUser, to: TestUser, message: string) =>
    by.call(sendMessage, { recipientId: to.id, message, clientMsgId: newId('message') })
  await say(client, tasker, `${WORD} ${SENTENCE.repeat(3)}`)
  await say(tasker, client, WORD + WORD)
  await say(client, tasker, 'Ok')
}

/** Repeats, under the same key, what a busy machine was too slow for. */
const retryWhenBusy = (user: TestUser): TestUser => ({
  ...user,
  call(endpoint, input, options) {
    const key = newId('idempotency')
    return pRetry(() => user.call(endpoint, input, { key, ...options }), {
      retries: 8,
      shouldRetry: ({ error }) => error instanceof NetworkError,
    })
  },
})

/** Opens a session. */
export async function logInBy(
  url: string,
  email: string,
  password: string,
): Promise<{ id: UserId; token: string; call: Call }> {
  const send = (request: Request, signal: AbortSignal) => fetch(request, { signal })
  const { token, user } = await createCall(send, url, () => null)(login, { email, password })
  return { id: user._id, token, call: createCall(send, url, () => token) }
}
