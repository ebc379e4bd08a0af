import type { Words } from '#schema/domain/localize.ts'
import type { messages as savedTexts } from './messages.ts'

const saved: Words<typeof savedTexts> = {
  title: 'Saved',
  note: 'Todo and professional wey you keep for later. Nobody else dey see am.',
  tasks: 'Todo',
  users: 'Professional',
  noTasks: 'Press the heart of one todo make you see am here again, even when network no dey.',
  noUsers: 'Press the heart for profile make you see the professional here again.',
  save: 'Save',
  isSaved: 'Saved',
  saveOf: (name: string) => `Save: ${name}`,
  removeOf: (name: string) => `Comot from saved: ${name}`,
  states: {
    open: 'Open',
    assigned: 'Another person don get am',
    cancelled: 'Dem don cancel am',
    deleted: 'The client don delete am',
    closed: 'E no open again',
  },
  removed: (name: string) => `You don comot: ${name}`,
  undo: 'Undo',
  unsentSave: 'Wetin you wan save',
  unsentRemove: 'Wetin you wan comot from saved',
}

export const words = {
  'features/saved': saved,
}
