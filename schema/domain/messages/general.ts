import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'
import { EMPTY_STATE_MESSAGES } from './empty-states.ts'

/** Messages that the server and the phone share; some are fixed (docs/product.md#fixed-texts). */
export const GENERAL_MESSAGES = localize('domain/general', {
  allFieldsRequired: 'All field require',
  pleaseSelectTask: 'Please select a task',
  ...EMPTY_STATE_MESSAGES,
  usernameTooLong: 'Username cannot be longer than 8 characters',
  skillsUpdated: 'Skills updated Successfully',
  registered: 'Account created. You can log in now.',
  loggedIn: 'You are logged in.',
  typeSwitched: {
    client: 'You are a Client now. Log in to continue.',
    tasker: 'You are a Professional now. Log in to continue.',
  },
  loggedOut: 'You are logged out.',
  profileUpdated: 'Profile updated.',
  taskPosted: 'Your todo is posted.',
  supportSent: 'We have your message. We answer to your e-mail.',
  taskEdited: 'Your todo is updated.',
  commandCancelled: 'Cancelled',
  taskDeleted: 'Todo deleted.',
  taskRestored: 'Your todo is back.',
  proposalSent: 'Your proposal is sent.',
  proposalEdited: 'Your proposal is updated.',
  proposalDeclined: 'The proposal is declined. The professional sees your reason.',
  proposalsSeen: 'Professionals can see that you have looked at their proposals.',
  counterSent: 'Your suggestion is sent.',
  counterAccepted: 'Accepted. These are the terms of the proposal now.',
  counterDeclined: 'Declined. The proposal stays as it was.',
  proposalWithdrawn: 'Your proposal is withdrawn.',
  invited: 'The professional is invited and gets a notice.',
  taskShown: 'Everybody can see your todo now.',
  waitingLonger: 'You wait 48 hours more for an answer.',
  invitationDeclined: 'You declined. The client sees your reason.',
  questionAsked: 'Your question is sent to the client.',
  questionAnswered: 'Your answer is on the todo, for everybody to read.',
  taskAwarded: 'Todo assigned. The money is held until you approve the work.',
  workSubmitted: 'Your work is submitted.',
  arrived: 'Your arrival is in the timeline, for both sides.',
  left: 'That you left is in the timeline, for both sides.',
  workApproved: 'Approved. The professional has been paid.',
  alreadyApproved: 'Already approved',
  uploadCancelled: 'Upload cancelled.',
  contactsHidden:
    'Phone numbers, e-mails and links are hidden until the todo is assigned, to keep both sides safe.',
})
export const GENERAL_FACTS = factsOf('general', GENERAL_MESSAGES)
