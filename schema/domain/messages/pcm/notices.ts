import { CHANGE_REQUESTS_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { NoticeFacts } from '#schema/domain/notice.ts'
import type * as English from '../notices.ts'
import { words as rejections } from './rejections.ts'

type Texts = Words<typeof English.NOTICE_TEXTS>
type Facts = NoticeFacts

const quoted = (note: string) => (note ? [`The reason: “${note}”`] : [])
const divided = ({ amount, rest }: Facts) =>
  `Wetin go the professional: ${amount}. Wetin go back to the client: ${rest}.`

const disputeEnd = ({ outcome, title }: Facts): string =>
  ({
    settled: `The two of una agree how to share the money for “${title}”.`,
    split: `Administrator don decide the dispute about “${title}”. Open the todo for Onise to read the reason.`,
    continue: `Administrator don decide the dispute about “${title}”. Open the todo for Onise to read the reason.`,
    refunded: `Nobody decide the dispute about “${title}” within 60 days, so e don end by itself.`,
    cancelled: `“${title}” don end, and the dispute about am end with am.`,
    '': `The dispute about “${title}” don end.`,
  })[outcome]
const WORK_CONTINUES =
  'The work go continue. We still dey hold the money, and we don move the date wey una agree by the days of the dispute.'
const NOT_YOU =
  'If no be you do this, change your password now and write to support. Another person fit log in to your account.'

const PROPOSALS = {
  applied: ({ title, name, amount }) => [
    `New proposal for ${title}`,
    `${name} wan do am for ${amount}. Look the proposal and decide.`,
  ],
  notSelected: ({ title, reason }) => [
    `Dem no choose your proposal for ${title}`,
    ...(reason ? [rejections[reason]] : []),
    'We no take anything from you. More todos dey wey you fit apply for.',
  ],
  taskChanged: ({ title, lines }) => [
    `${title} don change`,
    ...lines,
    'Look am again. You fit change or withdraw your proposal.',
  ],
  proposalReopened: ({ title }) => [
    `${title} don open again`,
    'This todo don open again, and your proposal dey valid again. Withdraw am if you no fit do the work again.',
  ],
  expiryWarning: ({ title, at }) => [
    `${title} go close in 5 days`,
    `Nothing don happen for your todo for 25 days. E go close on ${at}, unless you change am, post am again with one tap, or get proposal.`,
  ],
  expired: ({ title }) => [
    `${title} don close`,
    'Nothing happen for your todo for 30 days, so e don close. You fit post am again with one tap; the text and the picture still dey.',
  ],
} satisfies Partial<Texts>

const WORK = {
  awarded: ({ title, name, amount }) => [
    `${title} na your own`,
    `${name} choose your proposal. We dey hold ${amount} for you, and we go pay you when the client approve the work. Open the todo for the date and the address.`,
  ],
  submitted: ({ title, name, at, lines }) => [
    `Work don submit for ${title}`,
    `${name} don submit the work. Look am, then approve am or ask for changes. If you no do any of the two, e go count as approved and we go pay on ${at}.`,
    ...lines,
  ],
  changesRequested: ({ title, name, note, count }) => [
    `Client ask for changes for ${title}`,
    `${name} don look your work for ${title} and ask for changes (${count} of ${CHANGE_REQUESTS_MAX}):`,
    `“${note}”`,
    'Submit new version when you don do am. We still dey hold the money for you.',
  ],
  decisionReminder: ({ title, name, at }) => [
    `Please look the work for ${title}`,
    `${name} don submit work for ${title}. Approve am, or ask for changes. If you no do any of the two, the work go count as approved and we go pay ${name} on ${at}.`,
  ],
  clientCancelled: ({ title, note }) => [
    `${title} don cancel`,
    'The client cancel this todo. Please stop the work. The money wey we hold don go back to the client.',
    ...quoted(note),
  ],
  cancelOffered: ({ title, amount, rest, at, note }) => [
    `${title}: client offer ${amount} to end the work`,
    `The client wan end the work for this todo. You go get ${amount}, and ${rest} go return to the client.`,
    `Accept am, continue the work, or open dispute before ${at}. If you no answer by then, e mean say you accept.`,
    ...quoted(note),
  ],
  cancelOfferReminder: ({ title, amount, at }) => [
    `Please answer the offer for ${title}`,
    `The client offer ${amount} to end the work. Accept am, continue the work, or open dispute before ${at}. If you no answer by then, e mean say you accept.`,
  ],
  cancelOfferWithdrawn: ({ title }) => [
    `${title}: the work go continue`,
    'The client withdraw the offer to end the work. Nothing change for your money.',
  ],
  removedByAdmin: ({ title, note, lines }) => [
    `${title}: Onise don remove am`,
    ...lines,
    ...quoted(note),
  ],
  disputeOpened: ({ title, at, lines }) => [
    `Dispute dey about “${title}”`,
    `The other side don open dispute about “${title}”. The money go stay frozen until e end. ` +
      `Open the todo for Onise and talk wetin happen, with pictures if you get, before ${at}. ` +
      'After that, administrator fit decide without your answer.',
    ...lines,
  ],
  disputeReminder: ({ title, at }) => [
    `Please answer the dispute about “${title}”`,
    `Talk wetin happen before ${at}, with pictures if you get. After that, administrator fit decide without your answer.`,
  ],
  disputeAnswered: ({ title, at }) => [
    `Dem don answer your dispute about “${title}”`,
    `The other side don answer your dispute about “${title}”. The two of una fit agree for Onise how to share the money. ` +
      `If una no agree, administrator go decide by ${at}.`,
  ],
  splitOffered: (facts) => [
    `Offer dey to share the money for “${facts.title}”`,
    'The other side offer to end the dispute if una share the money like this:',
    divided(facts),
    'Accept am, make another offer, or wait make administrator decide.',
  ],
  splitWithdrawn: ({ title }) => [
    `The offer for “${title}” no dey again`,
    'The other side don take back the offer to end the dispute. Nothing change for the money.',
  ],
  disputeUnanswered: ({ title }) => [
    `The dispute about “${title}” don reach administrator`,
    'The time to answer don pass. Administrator go decide now, unless the two of una agree before then how to share the money.',
  ],
} satisfies Partial<Texts>

const MONEY = {
  declined: ({ title, amount, note }) => [
    `${title}: the professional decline`,
    `The professional decline your todo. ${amount} don come back to your wallet, and the todo don open again.`,
    ...quoted(note),
  ],
  taskerCancelled: ({ title, amount, note }) => [
    `${title}: the professional cancel`,
    `The professional cancel the work for your todo. ${amount} don come back to your wallet, and the todo don open again.`,
    ...quoted(note),
  ],
  cancelAgreed: (facts) => [`The work for ${facts.title} don end`, ...facts.lines, divided(facts)],
  abandoned: ({ title, amount }) => [
    `${title} don cancel`,
    `Nobody submit any work for 30 days after the date wey una agree, so this todo don cancel. ${amount} don go back to the client.`,
  ],
  disputeEnded: (facts) => [
    `The dispute about “${facts.title}” don end`,
    disputeEnd(facts),
    facts.outcome === 'continue' ? WORK_CONTINUES : divided(facts),
  ],
  approved: ({ title, name, amount }) => [
    `You don collect ${amount}`,
    `${name} don approve your work for ${title}, and ${amount} don enter your wallet.`,
  ],
  autoApproved: ({ title, name }) => [
    `${title} don approve by itself`,
    `You no answer within 5 days, so the work for ${title} count as approved and we don pay ${name}. If something no correct, write to support within 24 hours.`,
  ],
  paidAutomatically: ({ title, amount, at }) => [
    `You don collect ${amount}`,
    `Your work for ${title} don approve by itself, and ${amount} don enter your wallet. You fit withdraw am from ${at}.`,
  ],
  paymentCredited: ({ amount }) => [
    `${amount} don enter your wallet`,
    'Your payment don arrive. You fit use am for your todos now.',
  ],
  paymentRefunded: ({ amount }) => [
    `${amount} dey go back to your card`,
    'We dey refund one payment wey enter your wallet. Your bank go show am within few days.',
  ],
  paymentTakenBack: ({ amount, lines }) => [
    'Your bank don take back one card payment',
    `Your bank don take back ${amount} wey enter your wallet by card. We don take am from your wallet.`,
    ...lines,
  ],
  holdTaken: ({ title }) => [
    `${title} don cancel`,
    `The client bank take back the card payment for ${title}, so the todo don cancel. Please stop the work, and write to support if you don do part of am.`,
  ],
  withdrawalSent: ({ amount, lines }) => [
    `${amount} dey on the way to your bank`,
    ...lines,
    'We go tell you when e don arrive.',
  ],
  withdrawalHeld: ({ amount, lines }) => [
    `We dey check your withdrawal of ${amount}`,
    ...lines,
    'One person for Onise go look am first, because the name of the account no be your own. The money dey safe.',
  ],
  withdrawalCompleted: ({ amount, lines }) => [`${amount} don reach your bank`, ...lines],
  withdrawalFailed: ({ amount, lines }) => [
    'Your withdrawal no go through',
    ...lines,
    `${amount} don come back to your wallet. Check the account number and try again, or try another bank.`,
  ],
  withdrawalReversed: ({ amount, lines }) => [
    'Your bank don send one withdrawal back',
    ...lines,
    `${amount} don come back to your wallet. Check the account number and try again, or try another bank.`,
  ],
} satisfies Partial<Texts>

const OTHERS = {
  reviewsPublished: ({ title }) => [
    `The reviews of ${title} don dey public`,
    'Read dem for the todo. You fit reply once to wetin dem write about you.',
  ],
  reviewReply: ({ title, name }) => [
    `${name} reply your review`,
    `Read the reply to wetin you write about ${title}.`,
  ],
  reviewRemoved: ({ title, lines }) => [`We don remove your review of ${title}`, ...lines],
  reportDecided: ({ lines }) => [
    'We don decide your report',
    ...lines,
    'Thank you as you tell us.',
  ],
  underReview: ({ lines }) => ['Reports about you or wetin you post', ...lines],
  verified: () => [
    'We don verify you',
    'Onise don check who you be. Your profile get the badge now, and your wallet get the higher limits.',
  ],
  verificationEnded: ({ note }) => [
    'We don take back your verification',
    'Your profile no get badge now, and your wallet get the limits of account wey nobody verify. The money wey dey inside still be your own.',
    ...quoted(note),
    'If na mistake, write to support.',
  ],
  support: ({ title, lines }) => [
    `Onise support: ${title}`,
    ...lines,
    'Onise no dey ever ask for your password, your PIN or code.',
  ],
  newDevice: ({ at }) => [
    'Your account don open for new device',
    `Person log in on ${at} with device wey nobody use for your account before.`,
    NOT_YOU,
  ],
  failedLogins: ({ at, count }) => [
    'Person try to log in to your account',
    `As at ${at}, person don put wrong password ${count} times for device wey you never use before. Nobody enter.`,
    'If your password easy to guess, or you dey use am for another place, change am.',
  ],
  pinCreated: ({ at }) => [
    'Your wallet don get PIN now',
    `PIN don create for your wallet on ${at}.`,
    NOT_YOU,
  ],
  pinUpdated: ({ at }) => [
    'Your PIN don change',
    `The PIN of your wallet change on ${at}.`,
    NOT_YOU,
  ],
  pinReset: ({ at }) => [
    'Your PIN don reset',
    `The PIN of your wallet reset on ${at} with code from your email address. You fit withdraw again 24 hours after that.`,
    NOT_YOU,
  ],
  passwordChanged: ({ at }) => [
    'Your password don change',
    `The password of your account change on ${at}.`,
    NOT_YOU,
  ],
  secondFactorChanged: ({ at }) => ['Your second factor don change', `On ${at}.`, NOT_YOU],
  administratorMade: ({ name, at }) => [
    `${name} don become administrator`,
    `Since ${at}. The audit log get who ask for am and who approve am.`,
    'If nobody tell you about this, suspend that account and tell the others sharp-sharp.',
  ],
  emailProven: () => [
    'You don confirm your e-mail',
    'You fit put money for your wallet and withdraw now.',
  ],
  message: ({ name }) => [`New message from ${name}`],
} satisfies Partial<Texts>

const CHANGED_FIELDS: Record<string, string> = {
  price: 'price',
  location: 'location',
  projectType: 'project type',
  skills: 'skills',
  duration: 'duration',
  description: 'description',
}

export const words: Words<Pick<typeof English, 'NOTICE_TEXTS' | 'NOTICE_LINES'>> = {
  NOTICE_TEXTS: { ...PROPOSALS, ...WORK, ...MONEY, ...OTHERS },
  NOTICE_LINES: {
    offerEnded: 'Your offer to end the work don end with am.',
    changed: (fields) =>
      `Wetin change: ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(', ')}.`,
    openOfferEnded: 'The offer to end the work don end with am.',
    offerAccepted: 'The professional accept the offer to end the work.',
    offerSilent: 'Nobody answer the offer to end the work, so e count as accepted.',
    account: (name, bank, last4) => `To ${name}, ${bank}, account wey end with ${last4}.`,
  },
}
