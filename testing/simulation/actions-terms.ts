import * as counters from '#pwa/features/proposals/counter/queueable.ts'
import * as changes from '#pwa/features/tasks/plan-change/queueable.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { newId } from '#schema/domain/ids.ts'
import { beginWrite, enqueueRecorded, type Actor } from './enqueue-recorded.ts'
import { writeMark } from './server-effects.ts'

const priceText = ({ context: { random } }: Actor) => String(random.between(5, 20) * 1000)

/** Another price for a proposal, by either side. */
async function counter(actor: Actor) {
  const view = await OptimisticView.load(actor.session)
  const rows = [...(await view.rows('proposals')), ...(await view.rows('applicants'))]
  const proposal = actor.context.random.pick(
    rows.filter(({ delivery, status }) => delivery.state === 'sent' && status === 'pending'),
  )
  if (!proposal) return
  const { _id: id, date, counter: answered } = proposal
  const write = beginWrite(actor, 'counter', id)
  const input = {
    id,
    _id: newId('counterOffer'),
    ...(answered?.end === null && { answers: answered._id }),
    price: priceText(actor),
    date,
    note: `The pipes are dear (${writeMark(write.number)}).`,
  }
  await enqueueRecorded(actor, write, { command: counters.counterProposal, input })
}

/** Another price or day for assigned work, by either side. */
async function change(actor: Actor) {
  const { session, context } = actor
  const rows = await (await OptimisticView.load(session)).rows('tasks')
  const task = context.random.pick(
    rows.filter(
      ({ client, tasker, status }) =>
        [client, tasker?._id].includes(session.userId) && status === 'in-progress',
    ),
  )
  if (!task) return
  const write = beginWrite(actor, 'change', task._id)
  const terms = context.random.chance(0.5)
    ? { kind: 'price' as const, price: priceText(actor) }
    : { kind: 'date' as const, date: '2026-03-25' }
  const input = {
    id: task._id,
    _id: newId('planChange'),
    n: '1',
    note: `It rained (${writeMark(write.number)}).`,
    ...terms,
  }
  await enqueueRecorded(actor, write, { command: changes.proposeChange, input })
}

export const TERMS_ACTIONS = { counter, change }
