import { closeAccount, readClosing } from '#schema/contract/closing.ts'
import { whyNotClose } from '#schema/domain/close-account.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { CLOSING_FACTS } from '#schema/domain/messages/closing.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, assertThat, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { passwordOf, verifyPasswordOf } from '#worker/limits/verify-password.ts'
import { insertEmail, sendEmail } from '#worker/mail/outbound-email.ts'
import { recipientOf } from '#worker/pins/queries.ts'
import { eraseTraces, eraseUser, isEmptyAccount, selectClosingState } from './closing-queries.ts'

export const readClosingRoute = route(readClosing, async ({ userId, read }) => {
  const { state } = await read({ state: first(selectClosingState({ userId })) })
  if (!state) throw new DomainError('signed_out')
  return { blockers: whyNotClose(state) }
})

/**
 * The ledger, reviews, messages and the work of others stay, under "Former user". What blocks is asserted again in the
 * batch, so money that arrives in between keeps the account open.
 */
export const closeAccountRoute = route(closeAccount, async (ctx, { password }) => {
  const { userId, now, deps } = ctx
  const { actor, state, stored, recipient } = await ctx.read({
    state: first(selectClosingState({ userId })),
    stored: first(passwordOf({ userId })),
    recipient: first(recipientOf({ userId })),
  })
  throwIf(actor.userType === 'admin' ? 'wrong_role' : null)
  if (!state || !stored || !recipient) throw new DomainError('signed_out')
  const refunds = await verifyPasswordOf(ctx, { entered: password, hash: stored.hash })
  throwIf(whyNotClose(state).length > 0 ? 'account_in_use' : null)

  const email = insertEmail({ to: recipient, template: 'closed', params: { at: now }, now })
  return commit({
    effects: [
      refunds,
      assertThat('user_state', isEmptyAccount(userId)),
      // While the language of its reader is there.
      email.write,
      eraseUser(userId, now),
      assertRowsChanged('user_state'),
      eraseTraces(userId, now),
      { afterCommit: () => sendEmail(createBackgroundContext(deps), email.id) },
    ],
    touchesUserSummary: true,
    response: { message: CLOSING_FACTS.closed },
  })
})
