import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { words as domain } from '#schema/domain/words/pcm.ts'
import type { messages as applicantsTexts } from './applicants/messages.ts'
import type { messages as counterTexts } from './counter/messages.ts'
import type { messages as inviteTexts } from './invite/messages.ts'
import type { messages as proposalsTexts } from './messages.ts'
import type { messages as mineTexts } from './mine/messages.ts'
import type { messages as planTexts } from './plan/messages.ts'

const applicants: Words<typeof applicantsTexts> = {
  listTitle: 'Proposals',
  none: 'No proposal dey yet',
  noneText: 'Professionals for this field fit see your todo. Their proposals go show here.',
  view: 'See am',
  on: (date) => `E go finish by ${date}`,
  date: 'E go finish by',
  price: 'Price',
  budget: 'Your budget',
  sent: 'When e come',
  changed: 'Terms don change',
  newTerms: 'New terms',
  detailTitle: 'Proposal',
  description: 'Their proposal',
  seeProfile: 'See profile',
  verified: 'Verified Professional',
  notVerified: 'Not Verified',
  message: (name) => `Message ${name}`,
  assign: 'Give the work',
  assigning: 'We dey give am',
  status: {
    pending: 'Dey wait',
    accepted: 'Accepted',
    rejected: 'Rejected',
    withdrawn: 'Rejected',
  },
  decline: 'Decline',
  declineTitle: (name) => `Decline the proposal of ${name}?`,
  declineText: (name) =>
    `${name} go read the reason and no fit apply for this todo again. You no fit undo am.`,
  declineReason: 'Why?',
  declineReasons: {
    declined_by_client: 'No reason',
    declined_price: 'The price too high',
    declined_date: 'The date no good for me',
    declined_skills: 'The work need other skills',
    declined_plans: 'My plans don change',
  },
  declineNow: 'Decline this proposal',
  declineNeedsNetwork: 'Network no dey. You fit decline when e come back.',
  alreadyAssigned: (name) => `You don give ${name} the work`,
  heldUntil: (amount, name, day) =>
    `We don hold ${amount} from your wallet. ${name} must submit the work by ${day}, and go collect the money when you approve am.`,
  seeTodo: 'See the todo',
  needsNetwork: 'Network no dey. You fit give the work when e come back, because we go hold money.',
  lowTitle: 'This price low well well',
  lowText: (budget) =>
    `E no reach 30% of your budget of ${budget}. Ask how the work fit be done for that price before you give am out.`,
  changedTitle: 'You change the todo after this proposal come',
  changedText: (fields, name) =>
    `Wetin change: ${fields}. Make sure say ${name} agree to the change before you give the work.`,
  fields: {
    price: 'price',
    location: 'location',
    projectType: 'project type',
    skills: 'skills',
    duration: 'duration',
  },
  confirmTitle: (name) => `Give ${name} the work?`,
  confirmHeld: (amount) => `We go hold ${amount} from your wallet`,
  confirmText: (name) =>
    `We go hold the money until you approve the work. After that, we go pay ${name}.`,
  choice: 'Tell the others why',
  choices: {
    none: 'Nothing',
    price: 'Lower price',
    date: 'Earlier date',
    distance: 'E near the work pass',
    reviews: 'Better reviews',
    skills: 'Skills wey fit pass',
  },
  confirmOthers: 'We go turn down all the other proposals for this todo.',
  balanceNow: 'Wetin dey your wallet now',
  toBeHeld: 'Wetin we go hold',
  balanceAfter: 'Wetin go remain',
  confirmPay: (amount) => `Give the work and hold ${amount}`,
  notYet: 'No be now',
  missingTitle: (amount) => `${amount} dey short`,
  missingText: 'Put money for your wallet, then give the work.',
  missingProof:
    'We go first send code to your e-mail, to sure say na your own. Then you go put money for your wallet and give the work.',
  fund: 'Put money for wallet',
  fundMissing: (amount: string) => `Put ${amount}`,
  was: 'Wetin you see before',
  is: 'Now',
  textChanged: 'Wetin dem write for the proposal change too.',
  continueWithNew: 'Continue with the new terms',
  unknown: 'We no see that one.',
  unknownOffline: 'This proposal never dey your phone, and network no dey.',
}

const CHANGE_LABELS: Record<string, string> = {
  price: 'Price',
  location: 'Location',
  projectType: 'Project type',
  skills: 'Skills',
  duration: 'Duration',
  title: 'Name',
}

/** By the names that `changedFields` of a proposal contains. */
const CHANGED_FIELDS: Record<string, string> = {
  price: 'the price',
  location: 'the location',
  projectType: 'the project type',
  skills: 'the skills',
  duration: 'the duration',
}

// Pidgin joins a list as English does, and no browser knows `pcm`.
const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

const proposals: Words<typeof proposalsTexts> = {
  formTitle: 'Send proposal',
  editTitle: 'Edit your proposal',
  price: 'Your price',
  priceHint:
    'If the client choose you, we go hold this amount for you. We go pay you when the client approve the work.',
  priceOutOfRange: (min, max) =>
    `Price must dey between ${formatNaira(min)} and ${formatNaira(max)}`,
  lowPrice: 'This one dey far below wetin the client offer. E correct?',
  text: 'Your proposal',
  textHint: 'How you go do the work, and why the client suppose choose you.',
  date: 'When you fit finish?',
  dateInvalid: 'Choose correct date, today or later',
  neededAsap: 'The client need am sharp sharp.',
  neededBy: (day) => `The client need am by ${day}.`,
  neededBefore: (day) => `The client need am by ${day}. Your own date dey after am.`,
  dateInvalidByPhone: (today: string) =>
    `Choose real date, today or later. This phone talk say today na ${today}. If e no correct, set the date of the phone.`,
  send: 'Send proposal',
  save: 'Save changes',
  offlineHint:
    'Network no dey? Send am still: e go save for your phone, and we go send am when Onise dey open and we fit reach am.',

  savedTitle: 'E don save for phone',
  savedNote:
    'We go send am when Onise dey open and we fit reach am. If you close Onise, nothing go lost.',
  sentNote: 'The client fit read am now.',
  goingBack: 'We dey take you back…',
  alreadySent: 'E just go now now, so you no fit change am for here again.',

  mine: 'Your proposal',
  edit: 'Edit',
  discard: 'Comot am',
  discardProposal: {
    title: 'Comot this proposal?',
    text: 'E no reach the client. We go delete wetin you write from this phone.',
    triedText:
      'E fit don go already. Onise go check that one first. If e don reach the client, we go withdraw am. We go delete wetin you write from this phone.',
    done: 'You don comot the proposal',
  },
  discardChanges: {
    title: 'Comot these changes?',
    text: 'Dem no reach the client. We go delete wetin you change from this phone, and your proposal go stay as e be.',
    triedText:
      'Dem fit don go already. Onise go check that one first. If dem don reach the client, your proposal go stay as you change am, and Onise go tell you.',
    done: 'You don comot the changes',
  },
  discardCancelling: 'You don comot am for here. Onise dey check if e don go already.',
  keep: 'Keep am',
  failed: 'We no accept am',
  finishBy: (day) => `Finish by ${day}`,
  sentAt: 'E don go',
  writtenAt: 'You write am',
  pending:
    'Your proposal don reach the client, and the client never decide. We go tell you when e decide.',
  seen: (day) => `The client don look am (${day}).`,
  unseen: 'The client never look am.',
  longUnseen: 'The client never look am for 7 days. You fit wait, or withdraw am.',
  appliedCount: (count) =>
    count === 1 ? 'Na only you don apply.' : `${count} professionals don apply.`,
  thirds: {
    lower: 'Your price dey the lower third.',
    middle: 'Your price dey the middle third.',
    higher: 'Your price dey the higher third.',
  },
  because: {
    price: 'Why: lower price.',
    date: 'Why: earlier date.',
    distance: 'Why: e near the work pass.',
    reviews: 'Why: better reviews.',
    skills: 'Why: skills wey fit pass.',
  },
  accepted: 'The client choose you for this todo.',
  rejected: domain.rejections,
  rejectedPlain: 'The client no choose this proposal.',
  taskChanged: 'The client change this todo before your proposal go',
  taskChange: (field, before, after) =>
    field === 'description'
      ? 'Wetin dem write about the work don change.'
      : `${CHANGE_LABELS[field] ?? field}: ${before} → ${after}`,
  taskChangedHint:
    'Your proposal never reach the client. If e still fit the work, or after you don change am, send am again.',
  changed: (fields) =>
    `The client change ${listFormat.format(fields.map((field) => CHANGED_FIELDS[field] ?? field))} of this todo after you apply. Your proposal still dey valid.`,

  applied: 'Todos wey you apply for',
  noneText: 'Find todo wey good for you, and send the client your price.',
  unsentProposal: (title) => `Proposal for “${title}”`,
  unsentEdit: 'Changes to one proposal',
  unsentWithdrawal: 'Proposal wey you withdraw',
  aTodo: 'one todo',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this proposal?',
  withdrawText: 'The client no go fit see am again. You fit apply for this todo only three times.',
  withdrawn: 'You don withdraw the proposal',
  withdrawalSaved:
    'E don save for phone. We go withdraw am when Onise dey open and we fit reach am.',
  undoWithdrawal: 'Undo',
  withdrawalQueued:
    'We go withdraw am when Onise dey open and we fit reach am. Until then the client still fit see am.',
  withdrawalUndone: 'Your proposal stay as e be.',
  changeQueued:
    'The client go see these changes when Onise dey open and we fit reach am. Until then the client dey see the old version.',
  editedTitle: 'Your proposal don change.',
  editedNote: 'The client fit see the changes now.',
  notLive: 'You no fit change this proposal again.',
  unknown: 'This proposal no dey this phone.',
}

const mine: Words<typeof mineTexts> = {
  accepted: 'Accepted',
  rejected: 'Dem no choose am',
  withdrawn: 'You withdraw am',
}

const invite: Words<typeof inviteTexts> = {
  invite: 'Invite to a todo',
  title: (name) => `Invite ${name}`,
  text: (name) => `${name} go get notice, and fit send proposal or decline.`,
  which: 'Which todo?',
  send: 'Send invitation',
  noTodo: 'You no get open todo. Post one first, then invite.',
  post: 'Post new todo',
  chooseFirst: 'Choose one todo',
  needsNetwork: 'Network no dey. You fit invite when e come back.',
  loading: 'Dey load',
  invited: 'People wey you invite',
  answers: {
    none: 'No answer yet',
    applied: 'Don send proposal',
    declined: 'Don decline',
  },
  invitedYou: (name) => `${name} invite you`,
  invitedText: 'Send your proposal below, or decline so that the client no go dey wait.',
  askedYou: (name) => `${name} ask only you`,
  askedText: (at) =>
    `Nobody else dey see this todo. Send your proposal below or decline before ${at}.`,
  askedLate: 'Nobody else dey see this todo yet. You still fit send your proposal, or decline.',
  own: 'Invitations for you',
  ownNone: 'Nobody dey wait for your answer.',
  ownOffline: 'No network. You go see your invitations when e come back.',
  ownInvited: (name) => `${name} invite you`,
  ownAnswerBy: (at) => `Answer before ${at}`,
  youDeclined: 'You don decline this invitation',
  youDeclinedText: 'You still fit send proposal.',
  decline: 'Decline',
  declineTitle: 'Decline this invitation?',
  declineText: (name) => `${name} go get notice with your reason.`,
  why: 'Why?',
  reasons: {
    none: 'No reason',
    no_time: 'I no get time now',
    too_far: 'E too far',
    price: 'The price too low',
    other_work: 'I no dey do this work',
  },
  declineNow: 'Decline the invitation',
  notYet: 'Not yet',
  declineNeedsNetwork: 'Network no dey. You fit decline when e come back.',
}

const plan: Words<typeof planTexts> = {
  payment: 'How dem go pay?',
  one: 'One payment for the end',
  oneNote: 'We go pay when the client approve the work.',
  inStages: 'For stages',
  inStagesNote: 'For work of many days or weeks. We go pay every stage when the client approve am.',
  template: 'Start with',
  templates: { halves: 'Half and half', materials: 'Materials first', weekly: 'Every week' },
  weeks: 'How many weeks',
  titles: {
    half: (first) => (first ? 'First half' : 'Second half'),
    materials: 'Materials',
    work: 'The work',
    week: (number) => `Week ${number}`,
  },
  stage: (number) => `Stage ${number}`,
  title: 'Wetin be this one?',
  kind: 'For work or materials?',
  kinds: { work: 'Work', materials: 'Materials' },
  amount: 'Amount',
  date: 'E go finish by',
  add: 'Add stage',
  remove: (number) => `Comot stage ${number}`,
  up: (number) => `Move stage ${number} go up`,
  down: (number) => `Move stage ${number} go down`,
  removed: (number) => `You don comot stage ${number}.`,
  replaced: 'New stages don replace the ones wey you get.',
  moved: (from, to) => `Stage ${from} don turn stage ${to}.`,
  undo: 'Undo',
  sum: (sum, price) => `All the stages na ${sum} out of ${price}.`,
  sumAlone: (sum) => `All the stages na ${sum}.`,
  missing: (amount) => `${amount} dey short.`,
  over: (amount) => `${amount} too much.`,
  asPrice: (sum) => `Make ${sum} the price`,
  materialsShare: (amount, percent) => `${amount} (${percent}%) na for materials.`,
  terms: 'Terms',
  price: 'Price',
  heading: 'Stages',
  line: (count, first) => `for ${count} stages, ${first} first`,
  by: (day) => `by ${day}`,
  single: 'One payment',
  changed: 'The stages now:',
  funding: 'How much make we hold now?',
  all: (amount) => `Everything: ${amount}`,
  allNote: 'We go pay each stage from am when you approve am.',
  first: (amount) => `Stage by stage: ${amount} now`,
  firstNote: (name) =>
    `We go hold stage 1 now. You go put money for each next stage before ${name} start am.`,
}

const counter: Words<typeof counterTexts> = {
  title: 'Suggest another price or date',
  suggest: 'Suggest another price or date',
  other: 'Suggest another thing',
  byYou: 'You suggest',
  byOther: (name) => `${name} suggest`,
  theClient: 'The client',
  was: 'Proposal',
  is: 'Suggestion',
  note: 'Note',
  noteHint: 'Why, or wetin go different. We go hide phone numbers and links.',
  answerBy: (at) => `Answer before ${at}. If you no answer, the proposal go stay as e be.`,
  waiting: (name, at) => `${name} fit answer until ${at}.`,
  roundsLeft: (count) => {
    if (count === 0) return 'Na the last one be this: accept am or decline am.'
    return count === 1 ? 'One more suggestion remain.' : `${count} more suggestions remain.`
  },
  accept: (price) => `Accept ${formatNaira(price)}`,
  decline: 'Decline',
  ranOut: 'Nobody answer before time finish, so the proposal stay as e be.',
  declinedByYou: 'You don decline this one. The proposal stay as e be.',
  declinedByOther: (name) => `${name} don decline this one. The proposal stay as e be.`,
  agreed: (price, day) => `Una don agree on ${formatNaira(price)} by ${day}.`,
  agreedNext: 'The client fit give the work now.',
  price: 'Price',
  date: 'E go finish by',
  low: (budget) => `This one dey far below the budget of ${budget}. E correct?`,
  send: 'Send',
  savedTitle: 'E don save for phone',
  savedNote: 'We go send am when Onise dey open and we fit reach am.',
  sentTitle: 'Your suggestion don go.',
  sentNote: 'The answer go come within 72 hours, or the proposal go stay as e be.',
  unsent: 'Suggestion of another price or date',
  unsentAnswer: 'Answer to one suggestion',
  unknown: 'We no see this proposal.',
  seeProposal: 'See the proposal',
}

export const words = {
  'features/proposals/invite': invite,
  'features/proposals/applicants': applicants,
  'features/proposals': proposals,
  'features/proposals/mine': mine,
  'features/proposals/plan': plan,
  'features/proposals/counter': counter,
}
