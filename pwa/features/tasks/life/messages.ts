import type { IconName } from '#pwa/ui/display/icon.tsx'
import { localize } from '#schema/domain/localize.ts'
import type { TaskActionKind } from '#schema/domain/task-actions.ts'

/** Each action of a task's page: its button and icon. */
export const ACTION_LABELS: Record<TaskActionKind, { label: string; icon?: IconName }> = localize(
  'features/tasks/life.ACTION_LABELS',
  {
    seeDispute: { label: 'Go to the dispute', icon: 'lock' },
    fundStage: { label: 'Hold the money for this stage', icon: 'wallet' },
    submit: { label: 'Submit', icon: 'upload' },
    approve: { label: 'Approve', icon: 'check' },
    requestChanges: { label: 'Ask for changes', icon: 'edit' },
    proposals: { label: 'Proposals' },
    reviewTasker: { label: 'Drop a review', icon: 'star' },
    reviewClient: { label: 'Drop a review', icon: 'star' },
    changeReview: { label: 'Change my review', icon: 'star' },
    readReviews: { label: 'Reviews', icon: 'star' },
    submitAgain: { label: 'Send a new version', icon: 'upload' },
    dispute: { label: 'Open a dispute' },
    readDispute: { label: 'Read the dispute' },
    answerOffer: { label: 'Answer the offer' },
    answerChange: { label: 'Answer the change', icon: 'edit' },
    seeChange: { label: 'The change you asked for' },
    changePlan: { label: 'Change price, date or plan' },
    seeCancelOffer: { label: 'Your offer to end the work' },
    decline: { label: 'Decline this todo' },
    cancel: { label: 'Cancel the work' },
    repost: { label: 'Post it again', icon: 'retry' },
    restore: { label: 'Bring it back', icon: 'retry' },
    edit: { label: 'Edit' },
    delete: { label: 'Delete' },
  },
)

/** Texts of a task's page about its life. */
export const messages = localize('features/tasks/life.messages', {
  phoneOf: (other: string) => `Phone number of ${other}`,
  call: (other: string, phone: string) => `Call ${other}: ${phone}`,
  whatsApp: 'WhatsApp',
  callNote: 'Agree and pay on Onise: in a dispute, only what is written here counts.',
  seeTodo: 'See the todo',
  timeline: 'What happened',
  timelineEmpty: 'Nothing has happened yet.',
  timelineOffline:
    'What happened is not saved on this phone yet. Open this todo again when the network is back.',
  held: {
    client: (amount: string, tasker: string) => `${amount} of yours is held for ${tasker}.`,
    tasker: (amount: string) => `${amount} is held for you.`,
  },
  paid: {
    client: (amount: string, tasker: string) => `${amount} is paid to ${tasker}.`,
    tasker: (amount: string) => `You were paid ${amount}. It is in your wallet.`,
  },
  approvePay: (amount: string) => `Approve and pay ${amount}`,
  holdNow: (amount: string) => `Hold ${amount} now`,
  needsNetwork: 'No network. You can do this when it is back.',
})
