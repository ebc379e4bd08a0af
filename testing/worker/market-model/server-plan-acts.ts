import * as counters from '#schema/contract/counter-offers.ts'
import * as materials from '#schema/contract/materials.ts'
import * as changes from '#schema/contract/plan-changes.ts'
import { dayAfter, dayOf, type Day } from '#schema/domain/days.ts'
import type { Id } from '#schema/domain/ids.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { STAGE_DAYS } from './agreement.ts'
import { bidderOf } from './counter-moves.ts'
import type { Step } from './model.ts'
import { amountsOf } from './open-moves.ts'
import type { Act } from './server-subject.ts'

const note = 'As agreed.'

export const naira = (kobo: number) => String(kobo / 100)

const planOf = ({ amount: price, plan, buys }: Step, first: Day) =>
  amountsOf(price, plan).map((amount, at) => ({
    kind: buys && at === 0 ? ('materials' as const) : ('work' as const),
    title: `Part ${at + 1}`,
    amount: naira(amount),
    date: dayAfter(first, at * STAGE_DAYS),
  }))

/** What is proposed. */
export function termsInput(step: Step, now: number) {
  const date = dayAfter(dayOf(now), step.days)
  const terms = { price: naira(step.amount), date }
  return step.plan > 0 ? { ...terms, stages: planOf(step, date) } : terms
}

/** Two lines that add up to the amount. */
const itemsOf = (amount: number) => [
  { what: 'Planks', quantity: '4', amount: naira(amount - 100) },
  { what: 'Nails', quantity: '1', amount: naira(100) },
]

const receipt = imageFile(await createImage('jpeg'))

const change = (kind: 'price' | 'date' | 'order'): Act => {
  return (send, { id, newName, now }, { n, amount, days, order }) =>
    send(changes.proposeChange, {
      id,
      _id: newName as Id<'planChange'>,
      kind,
      note,
      ...(kind === 'price' && { n: String(n), price: naira(amount) }),
      ...(kind === 'date' && { n: String(n), date: dayAfter(dayOf(now), days) }),
      ...(kind === 'order' && { order: [...order] }),
    })
}

export const PLAN_ACTS: Record<string, Act> = {
  askForMaterials: (send, { id, newName }, { n, amount }) =>
    send(materials.askForMaterials, {
      id,
      n: String(n),
      _id: newName as Id<'materials'>,
      items: itemsOf(amount),
    }),
  declineMaterials: (send, { id, nameOf }, { n }) =>
    send(materials.declineMaterials, {
      id,
      n: String(n),
      list: nameOf('materials') as Id<'materials'>,
      note,
    }),
  releaseMaterials: (send, { id, nameOf }, { n, amount }) =>
    send(materials.releaseMaterials, {
      id,
      n: String(n),
      list: nameOf('materials') as Id<'materials'>,
      amount: naira(amount),
    }),
  sendReceipts: (send, { id }, { n, amount }) =>
    send(materials.sendReceipts, {
      id,
      n: String(n),
      spent: naira(amount),
      evidence1: receipt,
    }),
  giveBack: (send, { id }, { n, amount }) =>
    send(materials.giveBackMaterials, { id, n: String(n), amount: naira(amount) }),
  changePrice: change('price'),
  changeDay: change('date'),
  changeOrder: change('order'),
  addStage: (send, { id, newName, now }, { buys, amount, days }) =>
    send(changes.proposeChange, {
      id,
      _id: newName as Id<'planChange'>,
      kind: 'stage',
      note,
      stage: {
        kind: buys ? 'materials' : 'work',
        title: 'Something more',
        amount: naira(amount),
        date: dayAfter(dayOf(now), days),
      },
    }),
  withdrawChange: (send, { id, nameOf }) =>
    send(changes.withdrawChange, { id, change: nameOf('change') as Id<'planChange'> }),
  declineChange: (send, { id, nameOf }) =>
    send(changes.declineChange, { id, change: nameOf('change') as Id<'planChange'>, note }),
  acceptChange: (send, { id, nameOf }, { yes: hold }) =>
    send(changes.acceptChange, { id, change: nameOf('change') as Id<'planChange'>, hold }),
  counter: (send, { proposalOf, newName, nameOf, now }, step) =>
    send(counters.counterProposal, {
      id: proposalOf(bidderOf(step)),
      _id: newName as Id<'counterOffer'>,
      ...(step.yes && { answers: nameOf('counter') as Id<'counterOffer'> }),
      ...termsInput(step, now),
      note,
    }),
  acceptCounter: (send, { proposalOf, nameOf }, step) =>
    send(counters.acceptCounter, {
      id: proposalOf(bidderOf(step)),
      counterId: nameOf('counter') as Id<'counterOffer'>,
    }),
  declineCounter: (send, { proposalOf, nameOf }, step) =>
    send(counters.declineCounter, {
      id: proposalOf(bidderOf(step)),
      counterId: nameOf('counter') as Id<'counterOffer'>,
    }),
}
