import { localize } from '#schema/domain/localize.ts'

/** Texts of todos for one person only, to their client. Without a name where the phone does not know it. */
export const messages = localize('features/tasks/ask', {
  ask: (name: string) => `Ask ${name}`,
  oneProfessional: 'one professional',

  only: (name: string) => `Only ${name} sees this todo`,
  formText: (name: string) =>
    `${name} has 48 hours to answer. After that you decide whether everybody may see it.`,
  postToAll: 'Post it to everybody',
  everybody: 'Everybody will see this todo',
  askOnly: (name: string) => `Ask only ${name}`,

  waiting: (name: string, at: string) =>
    `${name} can answer until ${at}. After that you decide whether everybody may see it.`,
  declined: (name: string) => `${name} declined`,
  unanswered: (name: string) => `${name} has not answered`,
  gone: (name: string) => `${name} can no longer answer`,
  decide: 'Nobody else sees this todo yet. Show it to everybody, or delete it.',
  decideOrWait: 'Nobody else sees this todo yet. Show it to everybody, keep waiting, or delete it.',
  answered: 'Nobody else sees this todo.',
  show: 'Show it to everybody',
  wait: 'Keep waiting',
  busy: 'Saving',
  needsNetwork: 'No network. You can decide when it is back.',
})
