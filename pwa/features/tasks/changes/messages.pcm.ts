import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { CHANGE_REQUESTS_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

const counted = (count: number) => `${count} of ${CHANGE_REQUESTS_MAX}`

export const words: Words<typeof messages> = {
  title: 'Ask for changes',
  note: 'Wetin suppose change?',
  noteHint: 'Talk wetin no dey or wetin no correct, and wetin you want instead.',
  noteRequired: 'Write wetin suppose change.',
  send: 'Ask for changes',
  what: (tasker, count) =>
    `${tasker} go get your note and fit submit new version. This na request ${counted(count)}.`,
  money:
    'We still dey hold the money. Nobody go collect am until you approve the new version, or 5 days after e come.',
  last: 'This na the last one. After am you go approve the work or open dispute.',
  unsent: 'Your request for changes',
  savedTitle: 'Your request don save for this phone.',
  savedNote: 'We go send am when you open Onise with network. E go count only when e reach us.',
  savedDeadline: (at) =>
    `E must reach us before ${formatMoment(at)}. If e no reach, the work go count as approved and we go pay.`,
  notYours: 'Only the client of this todo fit ask for changes.',
  rejected: 'We no accept your request',
  stopped: 'Your request don save for this phone',
  openAgain: 'Open the form',
  asked: (client, count) => `${client} ask for changes (${counted(count)})`,
  youAsked: (count) => `You ask for changes (${counted(count)})`,
  submitAgain: 'Submit new version when you don do am. We still dey hold the money for you.',
  waiting: (tasker) => `${tasker} never submit new version.`,
}
