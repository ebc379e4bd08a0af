import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/directory.ts'
import { messages } from './messages.ts'

/** A choice that is not sent yet is replaced. */
export const LISTING_REF = 'listing'

export const setListing = queueable(contract.setListing, {
  lane: () => 'profile',
  ref: () => LISTING_REF,
  describe: () => messages.entryTitle,
  form: () => ({ draft: LISTING_REF, path: '/settings', fields: {} }),
  optimistic: (view, { isListed, takesJobs }) => view.updateUser({ isListed, takesJobs }),
})
