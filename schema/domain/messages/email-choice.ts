/** Of the line below an email that may be turned off, and of the page that it links to. */
export const EMAIL_CHOICE_MESSAGES = {
  about: (categories: string) =>
    `You get this e-mail because e-mails about this are on: ${categories}.`,
  stopHere: 'To stop them, open',
  stop: 'Stop these e-mails',
  title: 'E-mails from Onise',
  ask: 'Stop these e-mails?',
  askText: (categories: string) => `Onise will stop sending you e-mails about: ${categories}.`,
  stopped: 'These e-mails are stopped',
  stoppedText: (categories: string) => `Onise sends you no e-mails about: ${categories}.`,
  inApp: 'You still see everything in the app, under Notices.',
  always: 'E-mails about your money and the security of your account always come.',
  resume: 'Send them again',
  resumed: 'You get these e-mails again',
  resumedText: (categories: string) => `Onise sends you e-mails about: ${categories}.`,
  broken: 'This link does not work',
  brokenText:
    'The link is not complete, or it is too old. Nothing was changed. To choose your e-mails, log in to Onise and open Settings.',
  failed: 'That did not work',
} as const
