import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/verifications.ts'
import { plainDocumentNumber } from '#schema/domain/verification.ts'
import { messages } from './messages.ts'

/** Lane, reference and draft: a user has one proof of identity at a time. */
export const VERIFICATION = 'verification'

export const sendVerification = queueable(contract.sendVerification, {
  lane: () => VERIFICATION,
  ref: () => VERIFICATION,
  describe: () => messages.title,
  form: (input) => ({ draft: VERIFICATION, path: '/verify?step=name', fields: input }),
  async optimistic(view, { documentKind, documentNumber }, { queuedAt, userId }) {
    const known = (await view.get('me', userId))?.verification
    await view.update('me', userId, {
      verification: {
        state: 'sent',
        again: [],
        refusal: null,
        documentKind: documentKind ?? known?.documentKind ?? 'nin',
        documentLast4: documentNumber
          ? plainDocumentNumber(documentNumber).slice(-4)
          : (known?.documentLast4 ?? ''),
        sentAt: new Date(queuedAt).toISOString(),
        decidedAt: null,
        refusedAt: known?.refusedAt ?? [],
      },
    })
  },
})
