import { localize } from '#schema/domain/localize.ts'
import { CHANGE_REQUESTS_MAX } from '../limits.ts'
import type { NoticeFacts, NoticeKind } from '../notice.ts'
import { INVITATION_NOTICES } from './invitation-notices.ts'
import { DISPUTE_ENDS, divided, NOT_YOU, quoted, WORK_GOES_ON } from './notice-lines.ts'
import { REJECTION_MESSAGES } from './rejections.ts'
import { STAGE_NOTICES } from './stage-notices.ts'

/** The title, which is also the subject of the email, and the sentences below it. */
type Text = readonly [title: string, ...lines: string[]]

const PROPOSALS = {
  applied: ({ title, name, amount }) => [
    `New proposal for ${title}`,
    `${name} offers to do it for ${amount}. Look at the proposal and decide.`,
  ],
  notSelected: ({ title, reason }) => [
    `Your proposal for ${title} was not selected`,
    ...(reason ? [REJECTION_MESSAGES[reason]] : []),
    'Nothing was taken from you. There are more todos to apply for.',
  ],
  taskChanged: ({ title, lines }) => [
    `${title} has changed`,
    ...lines,
    'Look at it again. You can change or withdraw your proposal.',
  ],
  proposalReopened: ({ title }) => [
    `${title} is open again`,
    'This todo is open again, and your proposal counts again. Withdraw it if you can no longer do the work.',
  ],
  expiryWarning: ({ title, at }) => [
    `${title} closes in 5 days`,
    `Nothing has happened on your todo for 25 days. It closes on ${at}, unless you change it, post it again with one tap, or get a proposal.`,
  ],
  expired: ({ title }) => [
    `${title} is closed`,
    'Nothing happened on your todo for 30 days, so it is closed. You can post it again with one tap; text and picture are kept.',
  ],
} satisfies Partial<Record<NoticeKind, (facts: NoticeFacts) => Text>>

const ALERTS = {
  todoAlert: ({ title, lines }) => [`New todo: ${title}`, ...lines],
  todoDigest: ({ count, lines }) => [`New todos for you: ${count}`, ...lines],
} satisfies Partial<Record<NoticeKind, (facts: NoticeFacts) => Text>>

const WORK = {
  awarded: ({ title, name, amount }) => [
    `${title} is yours`,
    `${name} chose your proposal. ${amount} is held for you and paid when the work is approved. Open the todo for the date and the address.`,
  ],
  pictureTaken: ({ title, name, at }) => [
    `${name} wants to show a picture of ${title}`,
    `${name} has put a picture of the finished work on the profile. Others see it from ${at}. If you do not want that, open the todo before then and say no.`,
  ],
  pictureRefused: ({ title, name }) => [`${name} does not want a picture of ${title} shown`],
  submitted: ({ title, name, at, lines }) => [
    `Work submitted for ${title}`,
    `${name} has submitted the work. Look at it, then approve it or ask for changes. If you do neither, it is approved and paid on ${at}.`,
    ...lines,
  ],
  changesRequested: ({ title, name, note, count }) => [
    `Changes are asked for in ${title}`,
    `${name} has looked at your work for ${title} and asks for changes (${count} of ${CHANGE_REQUESTS_MAX}):`,
    `“${note}”`,
    'Submit a new version when it is done. The money stays held for you.',
  ],
  decisionReminder: ({ title, name, at }) => [
    `Please look at the work for ${title}`,
    `${name} has submitted work for ${title}. Approve it, or ask for changes. If you do neither, the work is approved and ${name} is paid on ${at}.`,
  ],
  clientCancelled: ({ title, note }) => [
    `${title} is cancelled`,
    'The client cancelled this todo. Please stop the work. The held money went back to the client.',
    ...quoted(note),
  ],
  cancelOffered: ({ title, amount, rest, at, note }) => [
    `${title}: ${amount} offered for ending the work`,
    `The client wants to end the work on this todo. You would get ${amount}, and ${rest} would go back to the client.`,
    `Accept it, go on with the work, or open a dispute before ${at}. Without an answer the offer is accepted then.`,
    ...quoted(note),
  ],
  cancelOfferReminder: ({ title, amount, at }) => [
    `Please answer the offer for ${title}`,
    `The client offers ${amount} for ending the work. Accept it, go on with the work, or open a dispute before ${at}. Without an answer the offer is accepted then.`,
  ],
  cancelOfferWithdrawn: ({ title }) => [
    `${title}: the work goes on`,
    'The client withdrew the offer to end the work. Nothing has changed for your money.',
  ],
  removedByAdmin: ({ title, note, lines }) => [
    `${title}: removed by Onise`,
    ...lines,
    ...quoted(note),
  ],
  disputeOpened: ({ title, at, lines }) => [
    `There is a dispute about “${title}”`,
    `The other side has opened a dispute about “${title}”. The money is frozen until it ends. ` +
      `Open the todo in Onise and say what happened, with pictures if you have them, before ${at}. ` +
      'After that an administrator can decide without your answer.',
    ...lines,
  ],
  disputeReminder: ({ title, at }) => [
    `Please answer the dispute about “${title}”`,
    `Say what happened before ${at}, with pictures if you have them. After that an administrator can decide without your answer.`,
  ],
  disputeAnswered: ({ title, at }) => [
    `Your dispute about “${title}” was answered`,
    `The other side has answered your dispute about “${title}”. You can agree on a split of the money in Onise. ` +
      `If you do not, an administrator decides until ${at}.`,
  ],
  splitOffered: (facts) => [
    `A split is offered for “${facts.title}”`,
    'The other side offers to end the dispute with this split:',
    divided(facts),
    'Accept it, offer another one, or wait for the decision of an administrator.',
  ],
  splitWithdrawn: ({ title }) => [
    `The offer for “${title}” is gone`,
    'The other side took back its offer to end the dispute. Nothing has changed for the money.',
  ],
  disputeUnanswered: ({ title }) => [
    `The dispute about “${title}” goes to an administrator`,
    'The time to answer is over. An administrator decides now, unless you both agree on a split before.',
  ],
} satisfies Partial<Record<NoticeKind, (facts: NoticeFacts) => Text>>

const MONEY = {
  declined: ({ title, amount, note }) => [
    `${title}: the professional declined`,
    `The professional declined your todo. ${amount} is back in your wallet, and the todo is open again.`,
    ...quoted(note),
  ],
  taskerCancelled: ({ title, amount, note }) => [
    `${title}: the professional cancelled`,
    `The professional cancelled the work on your todo. ${amount} is back in your wallet, and the todo is open again.`,
    ...quoted(note),
  ],
  cancelAgreed: (facts) => [`The work on ${facts.title} has ended`, ...facts.lines, divided(facts)],
  abandoned: ({ title, amount }) => [
    `${title} is cancelled`,
    `No work was submitted for 30 days after the agreed date, so this todo is cancelled. ${amount} went back to the client.`,
  ],
  disputeEnded: (facts) => [
    `The dispute about “${facts.title}” has ended`,
    DISPUTE_ENDS[facts.outcome](facts.title),
    facts.outcome === 'continue' ? WORK_GOES_ON : divided(facts),
  ],
  approved: ({ title, name, amount }) => [
    `You were paid ${amount}`,
    `${name} approved your work for ${title}, and ${amount} is in your wallet.`,
  ],
  autoApproved: ({ title, name }) => [
    `${title} was approved automatically`,
    `You did not answer within 5 days, so the work for ${title} was approved and ${name} was paid. If something is wrong, write to support within 24 hours.`,
  ],
  paidAutomatically: ({ title, amount, at }) => [
    `You were paid ${amount}`,
    `Your work for ${title} was approved automatically, and ${amount} is in your wallet. You can withdraw it from ${at}.`,
  ],
  paymentCredited: ({ amount }) => [
    `${amount} is in your wallet`,
    'Your payment has arrived. You can use it for your todos now.',
  ],
  paymentRefunded: ({ amount }) => [
    `${amount} goes back to your card`,
    'A payment into your wallet is refunded. Your bank shows it within a few days.',
  ],
  paymentTakenBack: ({ amount, lines }) => [
    'Your bank took back a card payment',
    `Your bank took back ${amount} that was added to your wallet by card. We took it from your wallet.`,
    ...lines,
  ],
  holdTaken: ({ title }) => [
    `${title} is cancelled`,
    `The client's bank took back the card payment for ${title}, so the todo is cancelled. Please stop the work and write to support if you have done a part of it.`,
  ],
  withdrawalSent: ({ amount, lines }) => [
    `${amount} is on its way to your bank`,
    ...lines,
    'We tell you when it has arrived.',
  ],
  withdrawalHeld: ({ amount, lines }) => [
    `Your withdrawal of ${amount} is being checked`,
    ...lines,
    'Somebody at Onise looks at it first, because the name of the account is not yours. The money is safe.',
  ],
  withdrawalCompleted: ({ amount, lines }) => [`${amount} has arrived at your bank`, ...lines],
  withdrawalFailed: ({ amount, lines }) => [
    'Your withdrawal did not go through',
    ...lines,
    `${amount} is back in your wallet. Check the account number and try again, or try another bank.`,
  ],
  withdrawalReversed: ({ amount, lines }) => [
    'Your bank sent a withdrawal back',
    ...lines,
    `${amount} is back in your wallet. Check the account number and try again, or try another bank.`,
  ],
} satisfies Partial<Record<NoticeKind, (facts: NoticeFacts) => Text>>

const OTHERS = {
  reviewsPublished: ({ title }) => [
    `The reviews of ${title} are public`,
    'Read them on the todo. You can reply once to what was written about you.',
  ],
  reviewReply: ({ title, name }) => [
    `${name} replied to your review`,
    `Read the reply to what you wrote about ${title}.`,
  ],
  reviewRemoved: ({ title, lines }) => [`Your review of ${title} was removed`, ...lines],
  reportDecided: ({ lines }) => ['Your report is decided', ...lines, 'Thank you for telling us.'],
  underReview: ({ lines }) => ['Reports about you or your content', ...lines],
  verificationSent: () => [
    'We have your proof of identity',
    'Somebody at Onise looks at it. We tell you the result, mostly within two days.',
  ],
  verificationReviewing: () => ['Your proof of identity is looked at', 'The result comes soon.'],
  verificationAgain: ({ lines }) => [
    'We need a part of your proof of identity again',
    ...lines,
    'Open this page and send only that part again.',
  ],
  verificationRefused: ({ lines }) => [
    'Your proof of identity was refused',
    ...lines,
    'You can try again, 3 times in 30 days. If this is a mistake, write to support.',
  ],
  verified: () => [
    'You are verified',
    'Onise has checked who you are. Your profile has the badge now, and your wallet has the higher limits.',
  ],
  verificationEnded: ({ note }) => [
    'Your verification was taken back',
    'Your profile has no badge now, and your wallet has the limits of an unverified account. The money in it stays yours.',
    ...quoted(note),
    'If this is a mistake, write to support.',
  ],
  support: ({ title, lines }) => [
    `Onise support: ${title}`,
    ...lines,
    'Onise never asks for your password, your PIN or a code.',
  ],
  newDevice: ({ at }) => [
    'Your account was opened on a new device',
    `Somebody logged in on ${at} on a device that was not used with your account before.`,
    NOT_YOU,
  ],
  failedLogins: ({ at, count }) => [
    'Somebody tried to log in to your account',
    `Up to ${at} somebody entered a wrong password ${count} times on a device that you have not used before. Nobody got in.`,
    'If your password is easy to guess or used elsewhere, change it.',
  ],
  pinCreated: ({ at }) => [
    'Your wallet has a PIN now',
    `A PIN was created for your wallet on ${at}.`,
    NOT_YOU,
  ],
  pinUpdated: ({ at }) => [
    'Your PIN was changed',
    `Your wallet's PIN was changed on ${at}.`,
    NOT_YOU,
  ],
  pinReset: ({ at }) => [
    'Your PIN was reset',
    `Your wallet's PIN was reset on ${at} with a code from your email address. You can withdraw again 24 hours after that.`,
    NOT_YOU,
  ],
  passwordChanged: ({ at }) => [
    'Your password was changed',
    `The password of your account was changed on ${at}.`,
    NOT_YOU,
  ],
  secondFactorChanged: ({ at }) => ['Your second factor was changed', `On ${at}.`, NOT_YOU],
  administratorMade: ({ name, at }) => [
    `${name} is an administrator now`,
    `Since ${at}. The audit log has who asked for it and who approved it.`,
    'If nobody told you of this, suspend that account and tell the others at once.',
  ],
  emailProven: () => ['Your e-mail is confirmed', 'You can fund your wallet and withdraw now.'],
  phoneProven: ({ note }) => [
    'Your phone number is confirmed',
    `The number that ends in ${note} belongs to your account now.`,
    NOT_YOU,
  ],
  message: ({ name }) => [`New message from ${name}`],
} satisfies Partial<Record<NoticeKind, (facts: NoticeFacts) => Text>>

/** One template for each kind, for the app, a push and an email alike. */
export const NOTICE_TEXTS: Record<NoticeKind, (facts: NoticeFacts) => Text> = localize(
  'domain/notices.NOTICE_TEXTS',
  {
    ...PROPOSALS,
    ...ALERTS,
    ...WORK,
    ...INVITATION_NOTICES,
    ...STAGE_NOTICES,
    ...MONEY,
    ...OTHERS,
  },
)
