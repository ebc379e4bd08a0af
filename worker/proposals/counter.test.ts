import { beforeEach, describe, expect, it } from 'vitest'
import { acceptCounter, counterProposal, declineCounter } from '#schema/contract/counter-offers.ts'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { listNotices } from '#schema/contract/notices.ts'
import {
  awardTask,
  editProposal,
  listApplicants,
  listProposals,
} from '#schema/contract/proposals.ts'
import { blockUser } from '#schema/contract/trust.ts'
import { COUNTER_OFFER_MS, type CounterOfferId } from '#schema/domain/counter-offer.ts'
import type { ProposalId, TaskId } from '#schema/domain/ids.ts'
import { MASK } from '#schema/domain/masking.ts'
import { naira } from '#schema/domain/money.ts'
import { noticeLink } from '#schema/domain/notice.ts'
import { createInterleaver } from '#testing/interleave.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let interleave: ReturnType<typeof createInterleaver>['interleave']
let client: TestUser
let tasker: TestUser
let task: { _id: TaskId }
let id: ProposalId
beforeEach(async () => {
  const interleaver = createInterleaver()
  interleave = interleaver.interleave
  market = await createMarket({ wrapDatabase: interleaver.wrapDatabase })
  client = await market.createClient()
  tasker = await market.createTasker()
  task = await market.postTask(client)
  id = (await market.apply(tasker, task))._id
})

type Terms = Partial<WireInput<typeof counterProposal>>
const suggest = (by: TestUser, terms: Terms = {}) =>
  by.send(counterProposal, { id, price: '15000', date: '2026-03-20', ...terms })
const suggested = async (by: TestUser, terms: Terms = {}) => {
  const { status, body } = await suggest(by, terms)
  expect([status, body]).toMatchObject([201, { counter: { end: null } }])
  return body.counter._id
}
const accept = (by: TestUser, counterId: CounterOfferId) =>
  by.send(acceptCounter, { id, counterId })
const decline = (by: TestUser, counterId: CounterOfferId) =>
  by.send(declineCounter, { id, counterId })
const codeOf = ({ body }: { body: object }) => (body as { code?: string }).code
const applicant = async () =>
  (await client.send(listApplicants, { id: task._id })).body.applicants[0]
const own = async () => (await tasker.send(listProposals, {})).body.tasks[0]

describe('a counter-offer', () => {
  it('is shown to both and leaves the proposal as it is, until its terms are accepted and awarded', async () => {
    const counterId = await suggested(client, { note: 'Can you do it for this?' })
    const shown = { _id: counterId, by: 'client', price: 15_000, round: 1, end: null }
    expect(await own()).toMatchObject({ price: 18_000, version: 1, counter: shown })
    expect(await applicant()).toMatchObject({ price: 18_000, version: 1, counter: shown })
    expect((await accept(tasker, counterId)).status).toBe(200)
    expect((await accept(tasker, counterId)).status).toBe(200)
    expect(await applicant()).toMatchObject({
      price: 15_000,
      version: 2,
      counter: { end: 'accepted' },
    })
    const award = { taskId: task._id, taskerId: tasker.id, version: 2 }
    expect((await client.send(awardTask, award)).status).toBe(200)
    expect(await market.heldAmount(task)).toBe(naira(15_000))
  })

  it('leads each side to its page by a notice', async () => {
    const counterId = await suggested(client)
    await decline(tasker, counterId)
    const newest = async (user: TestUser) => {
      const [notice] = (await user.send(listNotices, {})).body.notices
      return notice && [notice.kind, noticeLink(notice)]
    }
    expect(await newest(tasker)).toEqual(['counterOffered', `/counter-offer/${id}`])
    expect(await newest(client)).toEqual(['counterDeclined', `/counter-offer/${id}`])
  })

  it('may be a plan, whose sum is its price', async () => {
    const stages = [
      { kind: 'work' as const, title: 'Half', amount: 7_000, date: '2026-03-12' },
      { kind: 'work' as const, title: 'Call 0803 123 4567', amount: 8_000, date: '2026-03-25' },
    ]
    expect((await suggest(client, { stages, price: '14000' })).status).toBe(400)
    await accept(tasker, await suggested(client, { stages }))
    const agreed = await own()
    expect(agreed).toMatchObject({ price: 15_000, date: '2026-03-25' })
    expect(agreed?.stages?.map(({ title }) => title)).toEqual(['Half', `Call ${MASK}`])
  })

  it('is made by each side in turn, three altogether, and answers the one that was seen', async () => {
    expect(codeOf(await suggest(tasker))).toBe('counter_gone')
    const first = await suggested(client)
    expect(codeOf(await suggest(client))).toBe('counter_turn')
    expect(codeOf(await suggest(tasker, { price: '17000' }))).toBe('counter_changed')
    const second = await suggested(tasker, { price: '17000', answers: first })
    expect(codeOf(await accept(client, first))).toBe('counter_changed')
    await decline(client, second)
    await suggested(client, { price: '16000' })
    market.advanceClock(COUNTER_OFFER_MS)
    expect(codeOf(await suggest(client, { price: '16500' }))).toBe('counter_limit')
  })

  it('cannot be accepted once it has run out, or the proposal was edited', async () => {
    const first = await suggested(client)
    market.advanceClock(COUNTER_OFFER_MS)
    expect(codeOf(await accept(tasker, first))).toBe('counter_gone')
    const second = await suggested(client)
    await tasker.send(editProposal, { id, price: '17500' })
    expect((await own())?.counter).toMatchObject({ end: 'replaced' })
    expect(codeOf(await accept(tasker, second))).toBe('counter_gone')
  })

  it('of the same terms, by a stranger, or for a professional who blocked the client is refused', async () => {
    expect(codeOf(await suggest(client, { price: '18000' }))).toBe('counter_same')
    expect(codeOf(await suggest(await market.createClient()))).toBe('not_found')
    expect(codeOf(await suggest(await market.createTasker()))).toBe('not_found')
    await tasker.send(blockUser, { id: client.id })
    expect(codeOf(await suggest(client))).toBe('not_found')
  })

  it('that is declined between the read and the write of an acceptance is not accepted', async () => {
    const counterId = await suggested(client)
    const response = await interleave(
      () => accept(tasker, counterId),
      () => decline(tasker, counterId),
    )
    expect(codeOf(response)).toBe('counter_gone')
    expect(await own()).toMatchObject({ price: 18_000, version: 1 })
  })
})
