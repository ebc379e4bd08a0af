import type { Words } from '#schema/domain/localize.ts'
import type { EMAIL_CHOICE_MESSAGES } from '../../email-choice.ts'

export const words: Words<typeof EMAIL_CHOICE_MESSAGES> = {
  about: (categories) =>
    `You dey get this e-mail because e-mails about this dey on: ${categories}.`,
  stopHere: 'To stop dem, open',
  stop: 'Stop these e-mails',
  title: 'E-mails from Onise',
  ask: 'Stop these e-mails?',
  askText: (categories) => `Onise go stop to send you e-mails about: ${categories}.`,
  stopped: 'These e-mails don stop',
  stoppedText: (categories) => `Onise no go send you e-mails about: ${categories}.`,
  inApp: 'You still go see everything for the app, under Notices.',
  always: 'E-mails about your money and the security of your account go always come.',
  resume: 'Send dem again',
  resumed: 'You don dey get these e-mails again',
  resumedText: (categories) => `Onise dey send you e-mails about: ${categories}.`,
  broken: 'This link no work',
  brokenText:
    'The link no complete, or e don too old. Nothing change. To choose your e-mails, log in to Onise and open Settings.',
  failed: 'E no work',
}
