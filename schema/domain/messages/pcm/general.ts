import type { Words } from '#schema/domain/localize.ts'
import type { GENERAL_MESSAGES } from '../general.ts'
import { words as emptyStates } from './empty-states.ts'

export const words: Words<typeof GENERAL_MESSAGES> = {
  allFieldsRequired: 'You must fill everything',
  pleaseSelectTask: 'Please choose one task',
  ...emptyStates,
  usernameTooLong: 'Username no fit pass 8 characters',
  skillsUpdated: 'We don update your skills',
  registered: 'We don create your account. You fit log in now.',
  loggedIn: 'You don log in.',
  typeSwitched: {
    client: 'You be Client now. Log in to continue.',
    tasker: 'You be Professional now. Log in to continue.',
  },
  loggedOut: 'You don log out.',
  profileUpdated: 'We don update your profile.',
  taskPosted: 'We don post your todo.',
  supportSent: 'We don get your message. We go answer for your e-mail.',
  taskEdited: 'We don update your todo.',
  commandCancelled: 'Cancelled',
  taskDeleted: 'We don delete the todo.',
  taskRestored: 'Your todo don come back.',
  proposalSent: 'Your proposal don go.',
  proposalEdited: 'We don update your proposal.',
  proposalDeclined: 'You don decline the proposal. The professional go see your reason.',
  proposalWithdrawn: 'You don withdraw your proposal.',
  taskAwarded: 'You don give the work. We dey hold the money until you approve the work.',
  workSubmitted: 'You don submit your work.',
  workApproved: 'You don approve am. We don pay the professional.',
  alreadyApproved: 'Approved already',
  uploadCancelled: 'Upload don cancel.',
  contactsHidden:
    'We dey hide phone numbers, e-mails and links until the client give the work, to keep the two sides safe.',
}
