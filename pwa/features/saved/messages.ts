import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/saved', {
  title: 'Saved',
  note: 'Todos and professionals that you keep for later. Nobody else sees this.',
  tasks: 'Todos',
  users: 'Professionals',
  noTasks: 'Tap the heart of a todo to find it here again, also without a network.',
  noUsers: 'Tap the heart on a profile to find this professional here again.',
  save: 'Save',
  isSaved: 'Saved',
  saveOf: (name: string) => `Save: ${name}`,
  removeOf: (name: string) => `Remove from saved: ${name}`,
  states: {
    open: 'Open',
    assigned: 'Somebody else has it',
    cancelled: 'Cancelled',
    deleted: 'Deleted by the client',
    closed: 'No longer open',
  },
  removed: (name: string) => `Removed: ${name}`,
  undo: 'Undo',
  unsentSave: 'To be saved',
  unsentRemove: 'To be removed from saved',
})
