import type { Words } from '#schema/domain/localize.ts'
import type { messages as outboxTexts } from './messages.ts'

const outbox: Words<typeof outboxTexts> = {
  title: 'Wetin never go',
  note: 'Na wetin you do for this phone wey never reach Onise. E go stay here until e go or you comot am.',
  empty: 'Everything don go',
  emptyText:
    'Wetin you do when network no dey go save here, and we go send am when Onise dey open and we fit reach am.',
  queued: 'E don save for phone',
  sending: 'E dey go',
  sent: 'E don go',
  failed: 'We no accept am',
  waitingOffline: 'Network no dey. We go send am when Onise dey open and we fit reach am.',
  waitingOnline: (attempts) =>
    attempts === 0
      ? 'We go send am very soon.'
      : `We don try am ${attempts === 1 ? 'once' : `${attempts} times`}. Onise go try again soon.`,
  late: 'E don pass one day since e save.',
  beingSent: 'We dey send am now.',
  stop: 'Stop the sending',
  stopped: 'E don stop',
  since: 'Since',
  progress: (sent, total) => `${sent} of ${total} don go.`,
  sendNow: 'Send now',
  edit: 'Edit',
  discard: 'Comot am',
  confirmDiscard: 'Comot this one?',
  confirmDiscardText: (title) => `${title}: e no go. We go delete am from this phone.`,
  confirmDiscardTried: (title, canUndo) =>
    `${title}: e fit don go already. Onise go check that one first. If e no go, we go delete am. If e don go, ${canUndo ? 'we go take am back' : 'e go stay as e go and Onise go tell you'}.`,
  cancelDiscard: 'Keep am',
  tooLate: 'We dey send am now now, so you no fit comot am.',
  discarded: 'You don comot am.',
  cancelling: 'We dey comot am',
  cancellingNote: 'E fit don go before you comot am. Onise go check that one when network dey.',
  cancelStarted: 'You don comot am for here. Onise dey check if e don go already.',
  sentBefore: 'E don go already',
  dismiss: 'OK',
}

export const words = {
  'features/outbox': outbox,
}
