import type { Words } from '#schema/domain/localize.ts'
import type { messages as savedTexts } from './messages.ts'

const saved: Words<typeof savedTexts> = {
  title: 'An ajiye',
  note: 'Todo da ƙwararrun da kuka ajiye don gaba. Ba wanda yake ganin wannan.',
  tasks: 'Todo',
  users: 'Ƙwararru',
  noTasks: 'Ku taɓa zuciyar todo don ku sake samunsa a nan, ko babu network.',
  noUsers: 'Ku taɓa zuciyar profile don ku sake samun wannan ƙwararre a nan.',
  save: 'Ajiye',
  isSaved: 'An ajiye',
  saveOf: (name: string) => `Ajiye: ${name}`,
  removeOf: (name: string) => `Cire daga waɗanda aka ajiye: ${name}`,
  states: {
    open: 'A buɗe',
    assigned: 'Wani ya riga ya samu',
    cancelled: 'An soke',
    deleted: 'Kwastoma ya goge',
    closed: 'Ba a buɗe yake ba yanzu',
  },
  removed: (name: string) => `An cire: ${name}`,
  undo: 'Mayar',
  unsentSave: 'Abin da za a ajiye',
  unsentRemove: 'Abin da za a cire daga waɗanda aka ajiye',
}

export const words = {
  'features/saved': saved,
}
