import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/directory', {
  entryTitle: 'Your place in the list of professionals',
  listMe: 'List me for everybody',
  listMeNote:
    'Anybody can find your name, picture, work and ratings under your trade, also without an account. Off: nobody finds you there.',
  takesJobs: 'I am taking jobs',
  takesJobsNote: 'Off: you stay in the list, and are not called free.',
})
