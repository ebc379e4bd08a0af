/** Sentences of the emails; amounts, times and names come formatted. */
export const EMAIL_MESSAGES = {
  greeting: (username: string) => `Hello ${username},`,
  signature: 'Onise',
  notYou:
    'If you did not do this, change your password now and write to support. Another person can log in to your account.',
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
  account: (name: string, bank: string, last4: string) =>
    `${name}, ${bank}, account ending in ${last4}`,
  withdrawal: {
    subject: (amount: string) => `${amount} is on its way from your wallet`,
    text: (at: string, amount: string, account: string, charge: string) =>
      `On ${at} you withdrew ${amount} to ${account}. The bank charge is ${charge} of it.`,
  },
  payoutReturned: {
    subject: 'Your withdrawal did not go through',
    text: (account: string, amount: string) =>
      `Your withdrawal to ${account} did not arrive. ${amount} is back in your wallet.`,
    nextStep: 'Check the account number and try again, or try another bank.',
  },
  takenBack: {
    subject: 'Your bank took back a card payment',
    text: (amount: string) =>
      `Your bank took back ${amount} that was added to your wallet by card. We took it from your wallet.`,
  },
  holdTaken: {
    subject: (title: string) => `${title} is cancelled`,
    text: (title: string) =>
      `The client's bank took back the card payment for ${title}, so the todo is cancelled. Please stop the work and write to support if you have done a part of it.`,
  },
  changesRequested: {
    subject: (title: string) => `Changes are asked for in ${title}`,
    text: (client: string, title: string, count: number, max: number) =>
      `${client} has looked at your work for ${title} and asks for changes (${count} of ${max}):`,
    nextStep: 'Submit a new version when it is done. The money stays held for you.',
  },
  decisionReminder: {
    subject: (title: string) => `Please look at the work for ${title}`,
    text: (title: string, tasker: string, at: string) =>
      `${tasker} has submitted work for ${title}. Approve it, or ask for changes. If you do neither, the work is approved and ${tasker} is paid on ${at}.`,
  },
  autoApproved: {
    subject: (title: string) => `${title} was approved automatically`,
    text: (title: string, tasker: string) =>
      `You did not answer within 5 days, so the work for ${title} was approved and ${tasker} was paid. If something is wrong, write to support within 24 hours.`,
  },
  paidAutomatically: {
    subject: (amount: string) => `You were paid ${amount}`,
    text: (title: string, amount: string, at: string) =>
      `Your work for ${title} was approved automatically, and ${amount} is in your wallet. You can withdraw it from ${at}.`,
  },
  disputeOpened: {
    subject: (title: string) => `There is a dispute about “${title}”`,
    text: (title: string, answerBy: string) =>
      `The other side has opened a dispute about “${title}”. The money is frozen until it ends. ` +
      `Open the todo in Onise and say what happened, with pictures if you have them, before ${answerBy}. ` +
      'After that an administrator can decide without your answer.',
  },
  disputeAnswered: {
    subject: (title: string) => `Your dispute about “${title}” was answered`,
    text: (title: string, decideBy: string) =>
      `The other side has answered your dispute about “${title}”. You can agree on a split of the money in Onise. ` +
      `If you do not, an administrator decides until ${decideBy}.`,
  },
  disputeEnded: {
    subject: (title: string) => `The dispute about “${title}” has ended`,
    how: {
      settled: (title: string) => `You both agreed on a split of the money for “${title}”.`,
      split: (title: string) =>
        `An administrator has decided the dispute about “${title}”. Open the todo in Onise to read the reason.`,
      continue: (title: string) =>
        `An administrator has decided the dispute about “${title}”. Open the todo in Onise to read the reason.`,
      refunded: (title: string) =>
        `The dispute about “${title}” was not decided within 60 days, so it ended by itself.`,
      cancelled: (title: string) => `“${title}” was ended, and the dispute about it with it.`,
    },
    money: (release: string, refund: string) =>
      `Paid to the professional: ${release}. Back to the client: ${refund}.`,
    goesOn:
      'The work goes on. The money stays held, and the agreed date moved by the days of the dispute.',
  },
  checksum: {
    subject: (day: string) => `Ledger checksum of ${day}`,
    text: (day: string, lastEntry: number, sha256: string, previous: string) =>
      `Day: ${day}\nLast entry: ${lastEntry}\nSHA-256: ${sha256}\nPrevious: ${previous}\n\nKeep this email. It proves later that the entries up to this one were not changed.`,
  },
} as const
