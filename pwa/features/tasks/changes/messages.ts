import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { CHANGE_REQUESTS_MAX } from '#schema/domain/limits.ts'
import { localize } from '#schema/domain/localize.ts'

const counted = (count: number) => `${count} of ${CHANGE_REQUESTS_MAX}`

export const messages = localize('features/tasks/changes', {
  title: 'Ask for changes',
  note: 'What should be changed?',
  noteHint: 'Say what is missing or wrong, and what you expect instead.',
  noteRequired: 'Write what should be changed.',
  send: 'Ask for changes',
  what: (tasker: string, count: number) =>
    `${tasker} gets your note and can submit a new version. This is request ${counted(count)}.`,
  money:
    'The money stays held. Nobody is paid until you approve the new version, or 5 days after it.',
  last: 'This is the last one. After it you approve the work or open a dispute.',
  unsent: 'Your request for changes',
  savedTitle: 'Your request is saved on this phone.',
  savedNote: 'It is sent when Onise is open and can be reached, and it counts only then.',
  savedDeadline: (at: string) =>
    `It must arrive before ${formatMoment(at)}. Otherwise the work is approved and paid.`,
  notYours: 'Only the client of this todo can ask for changes.',
  rejected: 'Your request was not accepted',
  stopped: 'Your request is saved on this phone',
  openAgain: 'Open the form',
  asked: (client: string, count: number) => `${client} asks for changes (${counted(count)})`,
  youAsked: (count: number) => `You asked for changes (${counted(count)})`,
  submitAgain: 'Submit a new version when it is done. The money stays held for you.',
  waiting: (tasker: string) => `${tasker} has not submitted a new version yet.`,
})
