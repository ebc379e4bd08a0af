/** Emails about what happens to a task; titles, amounts, times and names come formatted. */
export const TASK_EMAIL_MESSAGES = {
  reason: (note: string) => `The reason given: “${note}”`,
  seeTodo: 'Open the todo in Onise to see what happened, step by step.',
  declined: {
    subject: (title: string) => `${title}: the professional declined`,
    text: (amount: string) =>
      `The professional declined your todo. ${amount} is back in your wallet, and the todo is open again.`,
  },
  taskerCancelled: {
    subject: (title: string) => `${title}: the professional cancelled`,
    text: (amount: string) =>
      `The professional cancelled the work on your todo. ${amount} is back in your wallet, and the todo is open again.`,
  },
  clientCancelled: {
    subject: (title: string) => `${title} is cancelled`,
    text: 'The client cancelled this todo. Please stop the work. The held money went back to the client.',
  },
  offer: {
    subject: (title: string, amount: string) => `${title}: ${amount} offered for ending the work`,
    text: (amount: string, rest: string) =>
      `The client wants to end the work on this todo. You would get ${amount}, and ${rest} would go back to the client.`,
    answer: (answerBy: string) =>
      `Accept it, go on with the work, or open a dispute before ${answerBy}. Without an answer the offer is accepted then.`,
  },
  offerWithdrawn: {
    subject: (title: string) => `${title}: the work goes on`,
    text: 'The client withdrew the offer to end the work. Nothing has changed for your money.',
  },
  agreed: {
    subject: (title: string) => `The work on ${title} has ended`,
    accepted: 'The offer to end the work was accepted.',
    silent: 'Nobody answered the offer to end the work, so it is accepted.',
    money: (paid: string, refunded: string) =>
      `Paid to the professional: ${paid}. Back to the client: ${refunded}.`,
  },
  abandoned: {
    subject: (title: string) => `${title} is cancelled`,
    text: (amount: string) =>
      `No work was submitted for 30 days after the agreed date, so this todo is cancelled. ${amount} went back to the client.`,
  },
  reopened: {
    subject: (title: string) => `${title} is open again`,
    text: 'This todo is open again, and your proposal counts again. Withdraw it if you can no longer do the work.',
  },
  expiryWarning: {
    subject: (title: string) => `${title} closes in 5 days`,
    text: (at: string) =>
      `Nothing has happened on your todo for 25 days. It closes on ${at}, unless you change it, post it again with one tap, or get a proposal.`,
  },
  expired: {
    subject: (title: string) => `${title} is closed`,
    text: 'Nothing happened on your todo for 30 days, so it is closed. You can post it again with one tap; text and picture are kept.',
  },
} as const
