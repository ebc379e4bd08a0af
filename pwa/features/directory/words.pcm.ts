import type { Words } from '#schema/domain/localize.ts'
import type { messages as directoryTexts } from './messages.ts'

const directory: Words<typeof directoryTexts> = {
  entryTitle: 'Your place for the list of professionals',
  listMe: 'List me for everybody',
  listMeNote:
    'Anybody fit find your name, picture, work and ratings under your trade, even without account. If e dey off, nobody go find you there.',
  takesJobs: 'I dey take jobs',
  takesJobsNote: 'If e dey off, you go still dey the list, but we no go say you dey free.',
}

export const words = {
  'features/directory': directory,
}
