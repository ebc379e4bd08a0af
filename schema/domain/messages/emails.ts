import { isolateValues } from '#schema/domain/localize.ts'

type WithdrawalFact = 'at' | 'amount' | 'charge' | 'name' | 'bank' | 'last4'

/** Sentences of the emails; amounts, times and names come formatted. */
export const EMAIL_MESSAGES = isolateValues({
  greeting: (username: string) => `Hello ${username},`,
  signature: 'Onise',
  /** Below an email that says to write to support. */
  answer: 'Answer this e-mail to reach us.',
  /** Where no answer is read. */
  reach: 'You reach us here:',
  seeInApp: 'Open Onise to see more and to decide.',
  digest: (count: number) => `${count} things happened on Onise`,
  notYou:
    'If you did not do this, change your password now and write to support. Another person can log in to your account.',
  passwordNotYou:
    'If you did not do this, open Onise, choose “Forgot password?” and set a new one now. Then write to support.',
  pinCode: {
    subject: 'Your code for a new PIN',
    code: (code: string, minutes: number) =>
      `Your code is ${code}. It works for ${minutes} minutes and for one new PIN.`,
    neverShare: 'Do not give this code to anybody. Onise will never ask you for it.',
  },
  emailCode: {
    subject: 'Your code for Onise',
    code: (code: string, minutes: number) =>
      `Your code is ${code}. It works for ${minutes} minutes and confirms that this e-mail is yours.`,
    notYou:
      'If you have no account on Onise, ignore this e-mail: nothing happens without the code.',
  },
  closed: {
    subject: 'Your Onise account is closed',
    text: (at: string) =>
      `Your account was closed on ${at}. Your name, email and picture are erased. Records of money stay, as the law requires.`,
    notYou: 'If you did not do this, write to support.',
  },
  resetLink: {
    subject: 'Set a new password for Onise',
    text: (minutes: number) =>
      `Open this link to set a new password. It works once, and for ${minutes} minutes:`,
    neverShare: 'Do not give this link to anybody. Onise will never ask you for it.',
    notYou: 'If you did not ask for it, ignore this e-mail: your password stays as it is.',
  },
  password: {
    subject: 'Your password was changed',
    text: (at: string) =>
      `The password of your account was changed on ${at}. It was logged out on all other devices.`,
  },
  pin: {
    created: {
      subject: 'Your wallet has a PIN now',
      text: (at: string) => `A PIN was created for your wallet on ${at}.`,
    },
    updated: {
      subject: 'Your PIN was changed',
      text: (at: string) => `Your wallet's PIN was changed on ${at}.`,
    },
    reset: {
      subject: 'Your PIN was reset',
      text: (at: string) =>
        `Your wallet's PIN was reset on ${at} with a code from this email address. You can withdraw again 24 hours after that.`,
    },
  },
  failedLogins: {
    subject: 'Somebody tried to log in to your account',
    text: (at: string, attempts: number) =>
      `Up to ${at} somebody entered a wrong password ${attempts} times on a device that you have not used before. Nobody got in.`,
    nextStep:
      'You can still log in on your own device. If your password is easy to guess or used elsewhere, change it.',
  },
  withdrawal: {
    subject: (amount: string) => `${amount} is on its way from your wallet`,
    text: ({ at, amount, charge, name, bank, last4 }: Record<WithdrawalFact, string>) =>
      `On ${at} you withdrew ${amount} to ${name}, ${bank}, account ending in ${last4}. The bank charge is ${charge} of it.`,
  },
} as const)

/** Of emails to the people of Onise and to auditors, who read English. */
export const STAFF_EMAIL_MESSAGES = isolateValues({
  help: {
    subject: (title: string) => `Help: ${title}`,
    subjectFrom: (username: string) => `Help for ${username}`,
    from: (username: string, email: string) => `From ${username}, answer to ${email}`,
    task: (title: string) => `About the todo: ${title}`,
    payment: (reference: string) => `About the payment: ${reference}`,
  },
  checksum: {
    subject: (day: string) => `Ledger checksum of ${day}`,
    text: (day: string, lastEntry: number, sha256: string, previous: string) =>
      `Day: ${day}\nLast entry: ${lastEntry}\nSHA-256: ${sha256}\nPrevious: ${previous}`,
    auditLog: (entry: number, sha256: string) =>
      `Audit log\nLast entry: ${entry}\nSHA-256: ${sha256}`,
    keep: 'Keep this email. It proves later that the entries up to these were not changed.',
  },
} as const)
