import { planInForm, planOfRow, priceOf } from '#pwa/features/proposals/queueable.ts'
import type { OptimisticStore } from '#pwa/outbox/queueable.ts'
import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/counter-offers.ts'
import type { Proposal } from '#schema/contract/proposals.ts'
import { textFromInput } from '#schema/domain/amount-text.ts'
import { COUNTER_OFFER_MS } from '#schema/domain/counter-offer.ts'
import { newId, type ProposalId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

export const counterDraftKey = (id: string) => `counter-offer:${id}`
const pathOf = (id: string) => `/counter-offer/${id}`

type Row = Pick<Proposal, 'price' | 'date' | 'stages' | 'counter'>

/** The row of the side that this phone has. */
async function updateRow(
  view: OptimisticStore,
  id: ProposalId,
  change: (row: Row, side: 'client' | 'tasker') => Partial<Row>,
) {
  const [own, received] = [await view.get('proposals', id), await view.get('applicants', id)]
  if (own) await view.update('proposals', id, change(own, 'tasker'))
  if (received) await view.update('applicants', id, change(received, 'client'))
}

export const counterProposal = queueable(contract.counterProposal, {
  lane: ({ id }) => `proposal:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsent,
  form: ({ id, price, date, stages, note }) => ({
    draft: counterDraftKey(id),
    path: pathOf(id),
    fields: { price: textFromInput(price), date, stages: planInForm(stages), note: note ?? '' },
  }),
  isResponseUnused: true,
  optimistic: (view, { id, _id, price, date, stages, note = '' }, { queuedAt }) =>
    updateRow(view, id, ({ counter }, by) => {
      const plan = planOfRow(stages)
      return {
        counter: {
          _id: _id ?? newId('counterOffer'),
          by,
          price: priceOf(price),
          date,
          ...(plan && { stages: plan }),
          note: note.trim(),
          at: new Date(queuedAt).toISOString(),
          until: new Date(queuedAt + COUNTER_OFFER_MS).toISOString(),
          round: (counter?.round ?? 0) + 1,
          end: null,
        },
      }
    }),
})

export const acceptCounter = queueable(contract.acceptCounter, {
  lane: ({ id }) => `proposal:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentAnswer,
  form: ({ id }) => ({ draft: `accept-counter:${id}`, path: pathOf(id), fields: {} }),
  isResponseUnused: true,
  optimistic: (view, { id, counterId }) =>
    updateRow(view, id, ({ counter }) =>
      counter?._id === counterId
        ? {
            price: counter.price,
            date: counter.date,
            stages: counter.stages,
            counter: { ...counter, end: 'accepted' },
          }
        : {},
    ),
})

export const declineCounter = queueable(contract.declineCounter, {
  lane: ({ id }) => `proposal:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentAnswer,
  form: ({ id }) => ({ draft: `decline-counter:${id}`, path: pathOf(id), fields: {} }),
  isResponseUnused: true,
  optimistic: (view, { id, counterId }) =>
    updateRow(view, id, ({ counter }) =>
      counter?._id === counterId ? { counter: { ...counter, end: 'declined' } } : {},
    ),
})

const COMMANDS: readonly string[] = [counterProposal, acceptCounter, declineCounter].map(
  ({ command }) => command.name,
)
export const isCounterCommand = (command: string): boolean => COMMANDS.includes(command)
