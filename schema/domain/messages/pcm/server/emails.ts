import type { Words } from '#schema/domain/localize.ts'
import type * as English from '../../emails.ts'

type Texts = Omit<typeof English.EMAIL_MESSAGES, 'checksum'>

export const words: Words<Texts> = {
  greeting: (username) => `Hello ${username},`,
  signature: 'Onise',
  answer: 'Answer this e-mail make e reach us.',
  seeInApp: 'Open Onise to see more and to decide.',
  digest: (count) => `${count} things happen for Onise`,
  notYou:
    'If no be you do this, change your password now and write to support. Another person fit log in to your account.',
  passwordNotYou:
    'If no be you do this, open Onise, choose “Forgot password?” and set new one now. Then write to support.',
  pinCode: {
    subject: 'Your code for new PIN',
    code: (code, minutes) =>
      `Your code na ${code}. E go work for ${minutes} minutes and for one new PIN.`,
    neverShare: 'No give this code to anybody. Onise no go ever ask you for am.',
  },
  emailCode: {
    subject: 'Your code for Onise',
    code: (code, minutes) =>
      `Your code na ${code}. E go work for ${minutes} minutes, and e dey confirm say this e-mail na your own.`,
    notYou:
      'If you no get account for Onise, no mind this e-mail: nothing go happen without the code.',
  },
  closed: {
    subject: 'Your Onise account don close',
    text: (at) =>
      `Your account close on ${at}. We don clear your name, email and picture. The records of money go stay, as the law want.`,
    notYou: 'If no be you do this, write to support.',
  },
  resetLink: {
    subject: 'Set new password for Onise',
    text: (minutes) =>
      `Open this link to set new password. E go work one time, and for ${minutes} minutes:`,
    neverShare: 'No give this link to anybody. Onise no go ever ask you for am.',
    notYou: 'If you no ask for am, no mind this e-mail: your password go stay as e dey.',
  },
  password: {
    subject: 'Your password don change',
    text: (at) =>
      `The password of your account change on ${at}. We don log am out for all other devices.`,
  },
  pin: {
    created: {
      subject: 'Your wallet don get PIN now',
      text: (at) => `PIN don create for your wallet on ${at}.`,
    },
    updated: {
      subject: 'Your PIN don change',
      text: (at) => `The PIN of your wallet change on ${at}.`,
    },
    reset: {
      subject: 'Your PIN don reset',
      text: (at) =>
        `The PIN of your wallet reset on ${at} with code from this email address. You fit withdraw again 24 hours after that.`,
    },
  },
  failedLogins: {
    subject: 'Person try to log in to your account',
    text: (at, attempts) =>
      `As at ${at}, person don put wrong password ${attempts} times for device wey you never use before. Nobody enter.`,
    nextStep:
      'You still fit log in for your own device. If your password easy to guess, or you dey use am for another place, change am.',
  },
  withdrawal: {
    subject: (amount) => `${amount} dey on the way from your wallet`,
    text: ({ at, amount, charge, name, bank, last4 }) =>
      `On ${at} you withdraw ${amount} to ${name}, ${bank}, account wey end with ${last4}. The bank charge na ${charge} from am.`,
  },
}
