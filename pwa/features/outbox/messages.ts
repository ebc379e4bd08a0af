import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/outbox', {
  title: 'Not sent yet',
  note: 'What you did on this phone and Onise has not received yet. It stays here until it is sent or you discard it.',
  empty: 'Everything is sent',
  emptyText:
    'What you do without a network is saved here and sent when Onise is open and can be reached.',
  queued: 'Saved on phone',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Not accepted',
  waitingOffline: 'No network. It is sent when Onise is open and can be reached.',
  waitingOnline: (attempts: number) =>
    attempts === 0
      ? 'It will be sent in a moment.'
      : `Tried ${attempts === 1 ? 'once' : `${attempts} times`}. Onise will try again soon.`,
  late: 'Saved more than a day ago.',
  beingSent: 'It is being sent now.',
  stop: 'Stop sending',
  stopped: 'Stopped',
  since: 'Since',
  progress: (sent: number, total: number) => `${sent} of ${total} sent.`,
  sendNow: 'Send now',
  edit: 'Edit',
  discard: 'Discard',
  confirmDiscard: 'Discard this?',
  confirmDiscardText: (title: string) =>
    `${title} was not sent. It will be deleted from this phone.`,
  confirmDiscardTried: (title: string, canUndo: boolean) =>
    `${title} may already have been sent. Onise checks that first. If it was not sent, it is deleted. If it was, ${canUndo ? 'it is taken back' : 'it stays as it was sent and Onise tells you'}.`,
  cancelDiscard: 'Keep it',
  tooLate: 'It is being sent right now and cannot be discarded.',
  discarded: 'Discarded.',
  cancelling: 'Discarding',
  cancellingNote:
    'It may have been sent before you discarded it. Onise checks that when there is a network.',
  cancelStarted: 'Discarded here. Onise checks whether it was already sent.',
  sentBefore: 'Was already sent',
  dismiss: 'OK',
})
