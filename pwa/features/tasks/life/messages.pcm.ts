import type { Words } from '#schema/domain/localize.ts'
import type * as English from './messages.ts'

export const words: Words<Pick<typeof English, 'ACTION_LABELS' | 'messages'>> = {
  ACTION_LABELS: {
    seeDispute: { label: 'Go to the dispute' },
    submit: { label: 'Submit' },
    approve: { label: 'Approve' },
    requestChanges: { label: 'Ask for changes' },
    proposals: { label: 'Proposals' },
    reviewTasker: { label: 'Drop review' },
    reviewClient: { label: 'Drop review' },
    changeReview: { label: 'Change my review' },
    readReviews: { label: 'Reviews' },
    submitAgain: { label: 'Send new version' },
    dispute: { label: 'Open dispute' },
    readDispute: { label: 'Read the dispute' },
    answerOffer: { label: 'Answer the offer' },
    seeCancelOffer: { label: 'Your offer to end the work' },
    decline: { label: 'Decline this todo' },
    cancel: { label: 'Cancel the work' },
    repost: { label: 'Post am again' },
    restore: { label: 'Bring am back' },
    edit: { label: 'Edit' },
    delete: { label: 'Delete' },
  },
  messages: {
    seeTodo: 'See the todo',
    timeline: 'Wetin don happen',
    timelineEmpty: 'Nothing never happen.',
    timelineOffline:
      'Wetin don happen never save for this phone. Open this todo again when network come back.',
    held: {
      client: (amount, tasker) => `We dey hold ${amount} of your money for ${tasker}.`,
      tasker: (amount) => `We dey hold ${amount} for you.`,
    },
    paid: {
      client: (amount, tasker) => `We don pay ${tasker} ${amount}.`,
      tasker: (amount) => `We don pay you ${amount}. E dey your wallet.`,
    },
    approvePay: (amount) => `Approve and pay ${amount}`,
    needsNetwork: 'Network no dey. You fit do this when e come back.',
  },
}
