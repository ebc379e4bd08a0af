import type { TermsFields } from '#pwa/features/proposals/apply/validate-proposal.ts'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { isFailed } from '#pwa/outbox/entry.ts'
import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useFormEntry } from '#pwa/outbox/use-form-entry.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { waitForAnswer } from '#pwa/outbox/watch-entry.ts'
import { useSession } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { CounterOfferId } from '#schema/domain/counter-offer.ts'
import { newId, type ProposalId } from '#schema/domain/ids.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { messages } from './messages.ts'
import {
  acceptCounter,
  counterDraftKey,
  counterProposal,
  declineCounter,
  isCounterCommand,
} from './queueable.ts'

export type CounterFields = TermsFields & { note: string }

/** The counter-offer or the answer that the server has not acknowledged. */
export const usePendingCounter = (id: ProposalId): EntryView | null =>
  useUnsentEntries().findLast(({ command, ref }) => ref === id && isCounterCommand(command)) ?? null

/** `answers`: the open counter-offer that is answered by this one. `state` is null until it is sent, and after a rejection. */
export function useSuggest(id: ProposalId) {
  const session = useSession()
  const { submit: submitForm, entry } = useFormEntry()
  const submit = (fields: CounterFields, answers: CounterOfferId | undefined) =>
    submitForm((key) => {
      const input = {
        id,
        _id: newId('counterOffer'),
        ...(answers && { answers }),
        ...fields,
      }
      const place = replaceWaiting(counterProposal, id)
      return enqueue(session, counterProposal, input, { key, draft: counterDraftKey(id), place })
    })
  return { submit, state: entry && !isFailed(entry) ? entry.state : null }
}

/** Answers exactly the counter-offer that is shown. */
export function useAnswerCounter(id: ProposalId) {
  const session = useSession()
  return async (counterId: CounterOfferId, answer: 'accept' | 'decline') => {
    const command = answer === 'accept' ? acceptCounter : declineCounter
    const state = await waitForAnswer(
      session,
      await enqueue(session, command, { id, counterId }, {}),
    )
    const { counterAccepted, counterDeclined } = GENERAL_MESSAGES
    if (state === 'sent') toast(answer === 'accept' ? counterAccepted : counterDeclined)
    if (state === 'queued') toast(messages.savedTitle, 'news')
  }
}
