import { afterAll, beforeAll, expect, test } from 'vitest'
import { PHONE } from '#testing/browser/browser.ts'
import { startOnise, type Onise } from '#testing/browser/start-onise.ts'
import { formatTaps, Taps } from './taps.ts'
import { walkToPayment } from './walk.ts'

const MOST_TAPS = 30

let onise: Onise
beforeAll(async () => {
  onise = await startOnise()
})
afterAll(() => onise?.stop())

/** On a phone whose browser was never here. */
async function openSide(username: string) {
  const { context } = await onise.plainPhone()
  const taps = new Taps(username)
  await taps.watch(context)
  return { page: await context.newPage(), taps, username, email: `${username}@onise.test` }
}

async function readCode(email: string): Promise<string> {
  const find = () => /\b\d{6}\b/.exec(onise.mailbox.emails(email)[0]?.text ?? '')?.[0]
  await expect.poll(find).toBeTruthy()
  return find() ?? ''
}

test('from the landing page to the money in the professional’s wallet it takes 30 taps at most, and each result is on the screen', async () => {
  const client = await openSide('Bukola')
  const tasker = await openSide('Adeola')
  await walkToPayment({
    client,
    tasker,
    title: 'Rewire two rooms',
    readCode,
    onResult: async (page, text) => {
      const isInView = async () => {
        const box = await page.getByText(text).first().boundingBox()
        return box !== null && box.y >= 0 && box.y + box.height <= PHONE.viewport.height
      }
      await expect.poll(isInView, { message: `${text.source} is in view` }).toBe(true)
    },
  })
  const all = [client.taps, tasker.taps]
  console.log(formatTaps(all))
  const counted = all.reduce((sum, { list }) => sum + list.length, 0)
  expect(all.reduce((sum, { received }) => sum + received, 0)).toBe(counted)
  expect(counted).toBeLessThanOrEqual(MOST_TAPS)
})
