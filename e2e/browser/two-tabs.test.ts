import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startOnise, type Device, type Onise } from './harness.ts'
import { newClient, newTasker, type Member } from './people.ts'
import {
  appliedOn,
  apply,
  atWork,
  look,
  OFFER,
  post,
  proposalsFor,
  SKILL,
  standing,
} from './working.ts'

let onise: Onise
let client: Member
let tasker: Member
let phone: Device
let other: Page

beforeAll(async () => {
  onise = await startOnise()
  client = await newClient(onise.url, 'Bukola')
  tasker = await newTasker(onise.url, 'Adeola', [SKILL])
  phone = await onise.phone()
  await atWork(phone, tasker)
})
afterAll(() => onise?.stop())

/** Whether this tab holds the lock of the line, as the browser itself tells. */
const leads = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    // A lock of this tab's own shows what the browser calls this tab.
    const who = `who-${Math.random()}`
    return navigator.locks.request(who, async (): Promise<boolean> => {
      const { held = [] } = await navigator.locks.query()
      const holderOf = (begins: string) => held.find(({ name }) => name?.startsWith(begins))
      const leader = holderOf('onise-sync:')
      return leader !== undefined && leader.clientId === holderOf(who)?.clientId
    })
  })

/** What both show of a todo, one line of each. */
const both = (words: string) =>
  Promise.all([phone.page, other].map((page) => standing(page, words).waitFor()))

describe('two tabs of one person on one phone (SYNC 1, many tabs)', () => {
  test('one leads, and only one', async () => {
    other = await phone.openTab('/all-task')
    await other.getByRole('heading', { name: 'To do list' }).waitFor()
    const count = async () => [await leads(phone.page), await leads(other)].filter(Boolean).length
    await expect.poll(count).toBe(1)
  })

  test('what one tab says without a signal shows in both, and is sent once by whichever leads', async () => {
    const todo = await post(client, 'Rewire two rooms')
    await look(other, phone, todo)
    await look(phone.page, phone, todo)
    await phone.goOffline()
    await apply(phone.page, phone, todo)
    await phone.page.waitForURL(`**/single-task/${todo}`)
    await both('Saved on phone')
    expect(await proposalsFor(tasker, todo)).toEqual([])
    const before = appliedOn(phone).length

    await phone.goOnline()
    await both('Sent')
    expect(await proposalsFor(tasker, todo)).toMatchObject([{ description: OFFER, price: 105_000 }])
    expect(appliedOn(phone).length - before).toBe(1)
  })

  test('both say something at once: each is sent once, and both tabs show both', async () => {
    const [one, two] = [await post(client, 'Hang a lamp'), await post(client, 'Mend a switch')]
    const before = appliedOn(phone).length
    await Promise.all([apply(phone.page, phone, one), apply(other, phone, two)])
    await Promise.all([
      phone.page.waitForURL(`**/single-task/${one}`),
      other.waitForURL(`**/single-task/${two}`),
    ])
    await both('Sent')
    const listed = ['Hang a lamp', 'Mend a switch']
    for (const page of [phone.page, other]) {
      await page.goto(`${phone.url}/applied-tasks`)
      for (const title of listed) await page.getByRole('link', { name: title }).first().waitFor()
    }
    expect(appliedOn(phone).length - before).toBe(2)
    expect([
      ...(await proposalsFor(tasker, one)),
      ...(await proposalsFor(tasker, two)),
    ]).toHaveLength(2)
  })

  test('the tab that leads is closed: the other takes over and sends what was said, once', async () => {
    const todo = await post(client, 'Fit a new meter box')
    const [leader, follower] = (await leads(other)) ? [other, phone.page] : [phone.page, other]
    await look(follower, phone, todo)
    await look(leader, phone, todo)
    await phone.goOffline()
    await apply(leader, phone, todo)
    await leader.getByRole('status').getByText('Saved on phone').waitFor()
    await leader.close({ runBeforeUnload: false })
    await standing(follower, 'Saved on phone').waitFor()
    await expect.poll(() => leads(follower)).toBe(true)
    const before = appliedOn(phone).length

    await phone.goOnline()
    await standing(follower, 'Sent').waitFor()
    expect(await proposalsFor(tasker, todo)).toHaveLength(1)
    expect(appliedOn(phone).length - before).toBe(1)
  })
})
