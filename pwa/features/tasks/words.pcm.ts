import { formatDate, formatMoment } from '#pwa/ui/format/format-time.ts'
import { CHANGE_REQUESTS_MAX, WITHDRAW_MIN } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages as askTexts } from './ask/messages.ts'
import type { messages as cancelTexts } from './cancel/messages.ts'
import type { messages as changesTexts } from './changes/messages.ts'
import type { messages as clientTexts } from './client/messages.ts'
import type { messages as disputeTexts } from './dispute/messages.ts'
import type { messages as disputeNoticeTexts } from './dispute/notice-messages.ts'
import type { messages as evidenceTexts } from './evidence/messages.ts'
import type { EARNINGS_MESSAGES } from './life/earnings-messages.ts'
import type { messages as lifeEventTexts } from './life/event-messages.ts'
import type * as lifeEnglish from './life/messages.ts'
import type { messages as lifeNextStepTexts } from './life/next-step-messages.ts'
import type { messages as listTexts } from './list/messages.ts'
import type { messages as materialsTexts } from './materials/messages.ts'
import type { messages as tasksTexts } from './messages.ts'
import type { messages as planChangeTexts } from './plan-change/messages.ts'
import type { messages as questionTexts } from './questions/messages.ts'
import type { messages as searchMessagesLazyTexts } from './search/messages.lazy.ts'
import type { messages as stageTexts } from './stages/messages.ts'

const materials: Words<typeof materialsTexts> = {
  heading: (title) => `Materials: ${title}`,

  askTitle: 'Ask for the money for materials',
  askHint: 'Write wetin you dey buy. The client go pay all or part, before you buy anything.',
  line: (number) => `Line ${number}`,
  what: 'Wetin',
  quantity: 'How many',
  amount: 'Amount for all of am',
  add: 'Add one line',
  remove: (number) => `Comot line ${number}`,
  sum: (sum, limit) => `${sum} out of ${limit} wey this stage hold`,
  over: (amount) => `This one pass wetin the stage hold by ${amount}.`,
  noNumber: 'Write how many, as whole number',
  send: 'Send the list',
  sendAgain: 'Send the changed list',
  change: 'Change the list',
  declined: (name) => `${name} ask for another list`,
  youDeclined: (name) => `You ask for another list. ${name} go send am again.`,
  waiting: (name) => `${name} dey decide about your list.`,
  saved: 'E dey saved for this phone. E go go when Onise dey open and we fit reach am.',
  refused: 'We no accept your list',
  unsentList: 'Your list of materials',

  items: 'List of materials',
  item: (what, quantity) => `${quantity} × ${what}`,
  total: 'Everything',

  release: (amount) => `Release ${amount}`,
  releasePart: 'Release part',
  partAmount: 'How much you wan release?',
  goOn: 'Continue',
  releaseTitle: (amount, name) => `Release ${amount} give ${name}?`,
  releaseSteps: (amount, name) => [
    `${name} go get ${amount} now now. You no fit collect am back.`,
    `${name} go add pictures of the receipts inside 7 days, and give back wetin remain.`,
    'The next stage go start.',
  ],
  restComesBack: (rest) => `The other ${rest} of this stage go come back to your wallet.`,
  releasing: 'E dey pay',
  notYet: 'Not yet',
  money: 'Wetin go happen to the money',
  needsNetwork: 'No network. This one dey move money, so e no fit wait for this phone.',
  askToChange: 'Ask make e change the list',
  note: 'Wetin suppose change?',
  sendNote: 'Send',
  noteRefused: 'We no accept your answer to the list',
  unsentNote: 'Your answer to the list of materials',

  paidToYou: (amount, day) => `You get ${amount} for materials on ${day}.`,
  paid: (name, amount, day) => `${name} get ${amount} for materials on ${day}.`,
  receipts: 'Receipts',
  receiptsBy: (time) => `Add pictures of the receipts and the goods by ${time}.`,
  receiptsLate: 'The 7 days don pass. Add pictures of the receipts, or give the money back.',
  receiptsDue: (name, time) => `${name} go add the receipts by ${time}.`,
  receiptsMissing: (name) => `${name} never add any receipt inside 7 days`,
  receiptsMissingNote: (name) =>
    `Without them the next stage no fit come. Write ${name}. You fit also offer to end the work, or open dispute.`,
  spent: 'How much you spend?',
  sendReceipts: 'Send the receipts',
  receiptsRefused: 'We no accept your receipts',
  unsentReceipts: 'Your receipts of materials',
  pictureRequired: 'Add picture of one receipt or of the goods.',
  spentWords: (amount) => `Wetin dem spend: ${amount}`,
  receiptPicture: (number) => `Receipt ${number}`,
  notBought: 'You never buy anything? Give all of am back; then you no need receipt.',

  giveBack: (amount) => `Give back ${amount}`,
  giveBackTitle: (amount, name) => `Give back ${amount} to ${name}?`,
  giveBackSteps: (amount, name) => [
    `${amount} go leave your wallet now now enter the wallet of ${name}.`,
    'You fit do am only once.',
  ],
  givingBack: 'E dey go back',
  youGaveBack: (amount) => `You give back ${amount}.`,
  gaveBack: (name, amount) => `${name} give back ${amount}.`,
  left: (name, amount) => `${amount} remain. ${name} fit give am back.`,
}

const stages: Words<typeof stageTexts> = {
  heading: 'Stages',
  position: (n, count, title) => `Stage ${n} of ${count}: ${title}`,
  now: 'Now',
  kinds: { work: 'Work', materials: 'Materials' },
  by: (day) => `by ${day}`,
  states: {
    working: 'Work dey go on',
    submitted: 'Dem don submit am',
    disputed: 'Dispute dey',
    held: 'We dey hold am',
    notHeld: 'We never hold am',
    paid: 'Dem don pay am',
    divided: 'Dem pay part, the rest go back',
    cameBack: 'E go back to the client',
    ended: 'E end without payment',
  },
  notHeldNow: (amount) => `We never hold ${amount}`,

  fund: (amount) => `Hold ${amount} now`,
  fundTitle: (title) => `Make we hold the money for “${title}”?`,
  fundSteps: (amount, name) => [
    `${amount} go comot for your wallet and we go hold am for ${name}.`,
    `We go pay ${name} only when you approve this stage.`,
    'If the work end before that time, the money wey we hold and never pay go come back to you.',
  ],
  funding: 'We dey hold am',
  inWallet: (amount) => `For your wallet: ${amount}`,
  short: (amount) => `Your wallet short with ${amount}.`,
  fundWallet: (amount) => `Put ${amount} for your wallet`,
  notYet: 'Not yet',
  needsNetwork: 'No network. This one dey move money, so e no fit wait for this phone.',

  money: 'Wetin dey happen to the money',
  rows: {
    amount: 'Price',
    held: 'We dey hold am',
    missing: 'We never hold am',
    paid: (name) => `Paid to ${name}`,
    paidToYou: 'Paid',
    fee: 'Platform fee',
    arrived: 'Wetin enter your wallet',
    cameBack: 'E come back to you',
    returned: (name) => `E go back to ${name}`,
  },
  stage: (n, title) => `${n}. ${title}`,
  total: 'All the stages',
  materialsNote: 'No fee dey for materials.',
}

const ask: Words<typeof askTexts> = {
  ask: (name) => `Ask ${name}`,
  oneProfessional: 'one professional',

  only: (name) => `Only ${name} dey see this todo`,
  formText: (name) =>
    `${name} get 48 hours to answer. After that you go decide whether everybody fit see am.`,
  postToAll: 'Post am to everybody',
  everybody: 'Everybody go see this todo',
  askOnly: (name) => `Ask only ${name}`,

  waiting: (name, at) =>
    `${name} fit answer until ${at}. After that you go decide whether everybody fit see am.`,
  declined: (name) => `${name} decline`,
  unanswered: (name) => `${name} never answer`,
  gone: (name) => `${name} no fit answer again`,
  decide: 'Nobody else dey see this todo yet. Show am to everybody, or delete am.',
  decideOrWait:
    'Nobody else dey see this todo yet. Show am to everybody, wait small more, or delete am.',
  answered: 'Nobody else dey see this todo.',
  show: 'Show am to everybody',
  wait: 'Wait small more',
  busy: 'E dey save',
  needsNetwork: 'No network. You fit decide when e come back.',
}

const questions: Words<typeof questionTexts> = {
  title: 'Questions',
  asked: 'One professional dey ask',
  yours: 'You dey ask',
  answer: 'Client answer',
  waits: 'No answer yet. For now na only you and the client fit see am.',
  waitsForYou: 'Na only you and the person wey ask fit see am until you answer.',
  saved: 'E dey saved for this phone. E go go when Onise dey open and we fit reach am.',
  ask: 'Ask question',
  questionForm: {
    label: 'Your question',
    hint: 'One question. With the answer, everybody wey read this todo fit read am; we no dey show your name.',
    button: 'Send question',
  },
  answerForm: {
    label: 'Your answer',
    hint: 'Everybody wey read the todo fit read am. You fit answer one time only.',
    button: 'Send answer',
  },
  loading: 'E dey load',
  unsentQuestion: 'Your question about one todo',
  unsentAnswer: 'Your answer to one question',
  failed: 'Dem no accept am',
}

const cancel: Words<typeof cancelTexts> = {
  title: 'End the work',
  whatHappens: 'Wetin go happen',
  needsNetwork: 'Network no dey. This one dey move money, so e no fit wait for this phone.',
  offlineNote: 'You fit read this without network. To end the work, you need network.',
  back: 'Go back to the todo',
  notYours: 'Only the client and the professional of this todo fit end the work.',

  forYou: 'For you',
  backToYou: 'Return to you',
  forOther: (name) => `For ${name}`,
  backToOther: (name) => `Return to ${name}`,

  fee: (amount) => `${amount} of am na the platform fee.`,

  reason: 'Why?',
  reasonHint: (other) => `${other} go read am too.`,
  reasonRequired: 'Write why you want end the work.',
  reopen: 'Wetin suppose happen to the todo?',
  reopenChoices: {
    close: { label: 'Close am', note: 'E go stay for your list as Cancelled.' },
    reopen: {
      label: 'Open am again',
      note: 'With your old budget. Proposals wey never pass 14 days go come back.',
    },
  },

  decline: 'Decline this todo',
  declineSteps: (amount, client, until) => [
    `We go return ${amount} to ${client} now now. We no go pay you.`,
    `E no go count against you, because you dey decline before ${until}.`,
    'The todo go open again for other professionals, and we go withdraw your proposal.',
  ],
  leave: 'Cancel the work',
  leaveSteps: (amount, client) => [
    `We go return ${amount} to ${client} now now. We no go pay you.`,
    'E go count as cancelled job for your completion rate.',
    'The todo go open again for other professionals, and we go withdraw your proposal.',
  ],

  goesBack: (amount, client) =>
    `${amount} wey we dey hold go go back to ${client} at once. We no go pay you for this stage.`,
  nothingHeld: 'We no dey hold anything for the stages wey remain, so no money go move.',
  paidStays: 'Wetin dem don pay for the stages before na your own.',
  paidStaysWith: (tasker) => `Wetin you don pay for the stages before go remain with ${tasker}.`,
  noMark: 'E no count against you, because we never hold this stage for 48 hours.',
  mark: 'E go count as job wey you cancel for your completion rate.',
  closes: 'The todo go close.',
  opensAgain: 'The todo go open again for other professionals, and we go withdraw your proposal.',
  aloneWithoutHold: (stage) =>
    `We never hold the money for the stage “${stage}”, so you fit end the work without asking.`,
  noUndo: 'You no fit change am back.',
  cancelAlone: (amount) => `Cancel and get ${amount} back`,
  aloneTitle: 'You fit cancel by yourself',
  aloneSteps: (amount, tasker, why) => [
    why,
    `We go return ${amount} to your wallet now now. We no go pay ${tasker}.`,
    'You no fit undo am.',
  ],
  aloneInGrace: (until) =>
    `E never reach 30 minutes since you give this work out. Until ${until} you fit cancel without asking.`,
  aloneWhenLate: (day) =>
    `Una agree ${day} for the work, and nobody submit anything. E don late enough for you to cancel without asking.`,

  offerTitle: 'Offer part of the money',
  offerSteps: (amount, tasker, until) => [
    `You no fit cancel by yourself again. Offer ${tasker} part of the ${amount} wey we dey hold, from ₦0 reach everything. The rest go return to your wallet.`,
    `${tasker} go accept or open dispute. If you send the offer now and answer no come by ${until}, e mean say ${tasker} don accept.`,
    `Until then no money go move, the work go continue, and you fit withdraw the offer. If ${tasker} submit the work, the offer go end.`,
  ],
  offerLater: (at) =>
    `If nobody submit anything, from ${at} you fit cancel by yourself and get all the money back.`,
  offerAmount: (tasker) => `How much ${tasker} suppose get?`,
  offerRange: (max) => `From ₦0 reach ${max}, in whole naira.`,
  offerSend: 'Send this offer',

  offerOf: (client) => `${client} offer to end the work`,
  yourOffer: 'Your offer to end the work',
  offerReason: (note) => `Reason: ${note}`,
  offerReopens: 'After that, the todo go open again for proposals.',
  offerCloses: 'After that, the todo go close.',
  answerBy: (until) => `Answer before ${until}. If you no answer by then, e mean say you accept.`,
  answerAwaited: (tasker, until) =>
    `${tasker} get until ${until} to answer. If answer no come by then, e mean say ${tasker} accept.`,
  silent: (at) =>
    `The time to answer end on ${at}, so the offer count as accepted. Onise go move the money when e check next.`,
  accept: (amount) => `Accept ${amount}`,
  acceptNote:
    'If you accept, we go share the money like this now now, and the work don end. You no fit undo am.',
  disputeNote:
    'If you no agree, open dispute. Then all the money go stay frozen until the matter settle.',
  submitNote: 'If you submit the work first, the offer go end.',
  dispute: 'Open dispute',
  withdraw: 'Withdraw the offer',
  withdrawNote: 'If you withdraw am, no money go move and the work go continue.',
}

const counted = (count: number) => `${count} of ${CHANGE_REQUESTS_MAX}`

const planChange: Words<typeof planChangeTexts> = {
  title: 'Change price, date or plan',
  intro: (other) => `Nothing go change until ${other} accept. E get 48 hours for that.`,
  what: 'Wetin go change?',
  kinds: {
    price: 'The price',
    date: 'The day',
    stage: 'One more stage',
    order: 'How the stages follow',
  },
  which: 'Which stage?',
  price: 'New price',
  date: 'New day',
  stageTitle: 'Name of the stage',
  stageKind: 'Wetin e dey for?',
  stageKinds: { work: 'Work', materials: 'Materials' },
  amount: 'Amount',
  stageDate: 'Day',
  up: (title) => `Move “${title}” up`,
  note: 'Why?',
  noteHint: (other) => `${other} go read am too.`,
  send: 'Ask for this change',
  rejected: 'Onise no accept am',
  notYours: 'Only the client and the professional of this todo fit change wetin una agree.',
  back: 'Back to the todo',
  offlineNote:
    'No network. You fit ask, withdraw and say no; e go go later. To accept, you need network.',
  heldMore: (amount, other) => `We go hold ${amount} more when ${other} accept.`,
  comesBack: (amount, other) => `${amount} go go back to the client when ${other} accept.`,
  noMoney: 'No money dey move with this change.',
  heldMoreNow: (amount) => `We go hold ${amount} more from the client wallet when you accept.`,
  comesBackNow: (amount) => `${amount} go go back to the client when you accept.`,
  heldMoreFromYou: (amount) => `We go hold ${amount} more from your wallet when you accept.`,
  comesBackToYou: (amount, other) => `${amount} go come back to you when ${other} accept.`,
  comesBackToYouNow: (amount) => `${amount} go come back to you when you accept.`,
  newStage: 'New stage, we never hold the money',
  asksYou: (other) => `${other} ask for change`,
  yourChange: 'You ask for change',
  answerBy: (until) => `Answer before ${until}. If you no answer, nothing change.`,
  waitsFor: (other, until) =>
    `${other} get until ${until} to answer. If answer no come, nothing change.`,
  frozen: 'Dispute dey open, so nobody fit answer now. The time go continue when e end.',
  over: 'The time to answer don finish. Everything stay as una agree.',
  unsent: 'Your change of wetin una agree',
  saved: 'E dey saved for this phone. We go send am when network dey.',
  holdNow: 'When you go put the money for the new stage?',
  holdChoices: { later: 'Later, before the work start', now: 'Now, when I accept' },
  accept: 'Accept the change',
  decline: 'Say no',
  declineTitle: 'Say no to this change?',
  notYet: 'Not yet',
  withdraw: 'Withdraw the change',
  needsNetwork: 'No network. This fit move money, so e no fit wait for this phone.',
  fromTo: (from, to) => `${from} → ${to}`,
}

const changes: Words<typeof changesTexts> = {
  title: 'Ask for changes',
  note: 'Wetin suppose change?',
  noteHint: 'Talk wetin no dey or wetin no correct, and wetin you want instead.',
  noteRequired: 'Write wetin suppose change.',
  send: 'Ask for changes',
  what: (tasker, count) =>
    `${tasker} go get your note and fit submit new version. This na request ${counted(count)}.`,
  money:
    'We still dey hold the money. Nobody go collect am until you approve the new version, or 5 days after e come.',
  last: 'This na the last one. After am you go approve the work or open dispute.',
  unsent: 'Your request for changes',
  savedTitle: 'Your request don save for this phone.',
  savedNote:
    'We go send am when Onise dey open and we fit reach am. E go count only when e reach us.',
  savedDeadline: (at) =>
    `E must reach us before ${formatMoment(at)}. If e no reach, the work go count as approved and we go pay.`,
  notYours: 'Only the client of this todo fit ask for changes.',
  rejected: 'We no accept your request',
  stopped: 'Your request don save for this phone',
  openAgain: 'Open the form',
  asked: (client, count) => `${client} ask for changes (${counted(count)})`,
  youAsked: (count) => `You ask for changes (${counted(count)})`,
  submitAgain: 'Submit new version when you don do am. We still dey hold the money for you.',
  waiting: (tasker) => `${tasker} never submit new version.`,
}

const client: Words<typeof clientTexts> = {
  postTitle: 'Post your todo',
  editTitle: 'Edit your todo',
  post: 'Post',
  posting: 'E dey post',
  unfinished: 'You get todo wey you never finish for down here.',
  startNew: (topic: string) => `Start new one: ${topic}`,
  save: 'Save changes',
  saving: 'E dey save',
  reset: 'Undo my changes',
  title: 'Name of the todo',
  titleHint: 'Wetin dem suppose do, in few words',
  description: 'About the work',
  descriptionHint: 'Size, materials, wetin dey ground, when e must finish',
  area: 'Area',
  areaHint: 'Type two letters and choose. Professionals wey near there go see your todo first.',
  location: 'Location',
  locationHint: 'For your own words, like Yaba, opposite First Bank. Everybody fit see am.',
  address: 'Exact address',
  addressHint: 'Only the professional wey you give the work fit see this',
  price: 'Price',
  priceHint: 'You no go pay anything until you give person the work',
  when: 'When you need am?',
  asap: 'Sharp sharp',
  byDay: 'By one date',
  flexible: 'No hurry',
  neededBy: 'The date',
  span: 'Duration',
  spanHint: 'How long e go take?',
  spans: { hours: 'Few hours', days: 'Few days', weeks: 'Few weeks', months: 'Months' },
  duration: 'How many months',
  projectType: 'Project type',
  projectTypeHint: 'Onsite na for your place, Remote na from anywhere, The two na some of each',
  picture: 'Picture of the todo',
  picturePrompt: 'Add picture',
  pictureHint:
    'This phone go make am small to save data. We go comot the place where dem snap am from the file.',
  pictureShrinking: 'We dey make the picture small…',
  pictureUnreadable: 'We no fit read that picture. Choose JPEG, PNG or WebP picture.',
  pictureTooBig: 'Picture no fit pass 5 MB',
  newPicture: 'New picture',
  samePicture: 'The same picture as before',
  field: 'Field',
  fieldPrompt: 'Choose field',
  skills: 'Skills',
  skillsHint: 'Choose all wey the work need',

  required: {
    title: 'You must fill the name of the todo',
    description: 'You must write about the work',
    location: 'You must fill the location, unless the work na Remote',
    price: 'You must fill the price',
    duration: 'Choose duration',
    neededBy: 'Choose correct date, today or later',
    projectType: 'Choose project type',
    field: 'Choose field',
    skills: 'Choose at least one skill',
  },
  tooLong: (label, max) => `${label} no fit pass ${max.toLocaleString('en-NG')} characters`,
  draftSaved: 'Wetin you dey type dey save for this phone until you post am.',
  previewHeading: 'How professionals go see am',
  previewTitle: 'The name of your todo',
  previewText: 'Wetin you write about the work go show here.',

  postQueued: 'E don save for this phone. We go post am when Onise dey open and we fit reach am.',
  editQueued: 'E don save for this phone. We go send am when Onise dey open and we fit reach am.',
  takingYou: 'We dey take you to your todos…',
  unsentTodo: (title) => `Todo “${title}”`,
  unsentEdit: (title) => `Changes to “${title}”`,
  conflict: {
    title: 'This todo change for another device too',
    text: 'Choose one version for each part. Wetin you write go stay for this phone until you don choose.',
    same: 'The two versions don be the same, so nothing dey to send.',
    mine: 'Your own',
    theirs: 'The other version',
    empty: 'Nothing',
    allMine: 'Choose all my own',
    allTheirs: 'Choose all of the other version',
    acceptTheirs: 'Use the other version',
    editMore: 'Edit am more',
    confirmTitle: 'Comot your changes?',
    confirmText: 'The other version go stay as e be. We go delete wetin you write here.',
    discardMine: 'Comot my own',
    back: 'Compare again',
    theirsAccepted: 'The other version stay as e be.',
    notSaved: 'Wetin you write, wey no save',
  },

  edit: 'Edit',
  seeTodo: 'See the todo',
  proposals: 'Proposals',
  delete: 'Delete',
  discard: 'Comot am',
  assigned: 'You don give this work out, so you no fit edit or delete am again.',
  postAgain: 'Post am again',
  expired: 'E don close, because nothing happen for am for 30 days. You fit post am again as e be.',
  closed: 'E don close, so you no fit edit am again.',
  done: 'E don complete, so you no fit edit or delete am again.',
  notSent: 'E no go.',
  proposalCount: (count) => (count === 1 ? '1 proposal' : `${count} proposals`),

  approve: 'Approve',
  requestChanges: 'Ask for changes',
  viewImage: 'See picture',
  dropReview: 'Drop review',
  reviews: 'Reviews',
  decideBy: (at, tasker) =>
    `Approve am or ask for changes. If you no do any of the two, we go pay ${tasker} on ${formatMoment(at)}.`,
  noNotes: 'No notes come with the work.',
  heldForThis: 'dey hold for this todo',
  notHeldYet: 'we never hold am',
  approveNext: 'Na only this stage we go pay. The next one go start that time.',
  workBy: (day) => `E suppose finish by ${day}`,
  workLate: (day) => `E don late: una agree ${day}`,
  approveTitle: 'Approve this work?',
  approveUser: (name, amount) => `We go pay ${name} ${amount}`,
  approveText: (title) =>
    `For “${title}”, from the money wey we dey hold for am. You no fit undo am.`,
  approvePay: (amount) => `Approve and pay ${amount}`,
  approving: 'We dey pay',
  notYet: 'No be now',
  needsNetwork: 'Network no dey. Try again when e come back.',
  approveNeedsNetwork: 'Network no dey. You fit approve when e come back.',

  workPicture: 'The work wey dem submit',
  workNone: 'No picture or file come with this work.',
  workOffline: 'Network no dey, and the picture no dey this phone.',

  submittedTitle: 'Submitted todo',
  ongoingTitle: 'Todo wey dey go on',
  completedTitle: 'Completed todo',
  myTodo: 'My todo',
  tabs: { all: 'All', ongoing: 'Dey go on', submitted: 'Submitted', completed: 'Completed' },
  tabsLabel: 'My todos by state',

  deleteTitle: 'Delete todo',
  deleteThis: 'Delete this todo',
  deleting: 'E dey delete',
  deleteText: 'We go turn down all the proposals for am. You fit undo this for 30 seconds.',
  deleteUnsentText: 'E never go before, so you no fit bring am back.',
  deleteNeedsNetwork: 'Network no dey. You fit delete am when network come back.',
  goBack: 'Go back',
  undo: 'Undo',
  undoing: 'We dey bring am back',
  deletesWhenReached:
    'E fit don already post. If na so, Onise go delete am when Onise dey open and we fit reach am.',
  undoHint: 'You fit undo this for 30 seconds.',
  restoreHint: 'You fit bring am back from im page for 30 days.',
  deletedTodos: 'Deleted todos',
  showDeleted: 'Show deleted todos',
  noneDeleted: 'You no delete any todo for the last 30 days.',
  deletedOffline: 'Network no dey. You fit see deleted todos when e come back.',
  deletedUntil: (was, date) => `Before, e be “${was}”. You fit bring am back until ${date}.`,
  bringBack: 'Bring am back',
  restorePage: 'See the deleted todo',
}

const dispute: Words<typeof disputeTexts> = {
  title: 'Dispute',
  unsentDispute: 'Dispute',
  unsentAnswer: 'Answer to dispute',

  whatHappens: 'Wetin go happen when you open dispute',
  steps: (amount, other) => [
    `${amount} go stay frozen. Until the dispute end, nobody go collect am and we no go return am.`,
    `${other} get 48 hours to answer. The two of una fit offer how to share the money, and accept.`,
    'If una no agree, one Onise administrator go read the two sides and decide within 5 days.',
    'If nobody decide within 60 days, all the money go return to the client.',
  ],
  reason: 'Wetin the dispute dey about?',
  chooseReason: 'Choose one reason',
  statement: 'Wetin happen?',
  statementHint:
    'Talk wetin una agree, wetin happen, and wetin you think say fair. The other side go read am too.',
  statementRequired: 'Write wetin happen.',
  open: 'Open the dispute',
  answerTitle: 'Your answer',
  answer: 'Send your answer',

  waitingTitle: 'Your dispute don save for this phone, but e never go.',
  waitingOpen: (other, until) =>
    until === null
      ? `E go count only when e don go. Until then we still fit pay ${other}, or ${other} still fit cancel.`
      : `E go count only when e don go. E must reach us before ${until}: by then the work go count as approved and we go pay.`,
  waitingAnswerTitle: 'Your answer don save for this phone, but e never go.',
  waitingAnswer: (until) => `E go count only when e don go. E must reach us before ${until}.`,
  failedTitle: 'We no accept this one.',

  frozen: (amount) => `${amount} dey frozen until the dispute end.`,
  answerNow: (until) =>
    `Answer before ${until}. After that, administrator fit decide without your answer.`,
  awaitAnswer: (other, until) =>
    `${other} get until ${until} to answer. After that, administrator fit decide without the answer.`,
  awaitDecision: (until) => `If the two of una no agree, administrator go decide by ${until}.`,
  missed: (other) => `${other} no answer on time.`,
  missedByYou: 'You no answer on time.',
  end: (at) => `If nobody don decide by ${at}, all the money go return to the client.`,

  statements: 'Wetin the two sides talk',
  you: 'You',

  offers: 'Share the money',
  noOffers: 'Nobody never offer how to share am.',
  offerOf: (who) => `Offer of ${who}`,
  yourOffer: 'Your offer',
  forTasker: (name) => `For ${name}`,
  forClient: (name) => `Return to ${name}`,
  forYou: 'For you',
  backToYou: 'Return to you',
  fee: (amount) => `${amount} of am na the platform fee.`,
  accept: 'Accept this offer',
  acceptNote: 'We go share the money now now, and the dispute go end. You no fit undo am.',
  takeBack: 'Take back my offer',
  offer: 'Send this offer',
  offerAmount: (name) => `How much ${name} suppose get?`,
  offerAmountYou: 'How much you suppose get?',
  offerRest: (amount) => `The other part, ${amount}, go return to the client.`,
  offerInvalid: (max) => `Put amount from ₦0 reach ${max}.`,
  offerNote: 'No money go move until the other side accept.',
  needsNetwork: 'Network no dey. You need am for offers and agreements.',

  ended: 'This dispute don end.',
  aboutStage: (title) => `Na about the stage “${title}”.`,
  earlier: 'The dispute wey end before',
  outcomes: {
    settled: 'The two of una agree how to share the money.',
    split: 'Administrator don share the money.',
    continue: 'Administrator decide say make the work continue. We still dey hold the money.',
    refunded: 'Nobody decide within 60 days, so all the money don return to the client.',
    cancelled: 'The todo don end, and the dispute end with am.',
  },
  decision: 'Reason for the decision',
  notRead: 'The dispute never dey this phone. E go show when network dey.',
}

const disputeNotice: Words<typeof disputeNoticeTexts> = {
  title: (title) => `Dispute: ${title}`,
  answer: (until) => `Talk wetin happen before ${until}.`,
  offered: 'The other side offer to share the money. Accept am, or make your own offer.',
  awaitAnswer: (until) => `The other side get until ${until} to answer.`,
  awaitDecision: (until) =>
    `Administrator go decide by ${until}, unless the two of una agree before then.`,
  open: 'Go to the dispute',
}

const evidence: Words<typeof evidenceTexts> = {
  evidence: (number) => (number === 1 ? 'Picture or PDF' : `Picture ${number}`),
  evidencePrompt: (number) => (number === 1 ? 'Add picture or PDF' : 'Add another picture'),
  evidenceHint:
    'Up to 6 pictures, or one PDF wey no pass 10 MB. We dey make pictures small to save data. Only you, the other side and Onise fit see dem.',
  evidenceUnsupported: 'Use JPEG, PNG or WebP picture, or PDF.',
  evidenceUnreadable: 'We no fit read this file. Choose am again, or choose another one.',
  evidenceLocked:
    'This PDF get password, so the other person fit no fit open am. If e dey open for your phone, press Print, choose “Save as PDF”, then send that new file. Or send pictures of am.',
  evidenceTooBig: 'PDF no fit pass 10 MB',
  evidenceTooMany: 'Send up to 6 pictures, or one PDF.',
  file: 'Open the PDF',
  proof: {
    same: (at) => `Dem add am for the phone on ${at}, and e never change since`,
    different: 'E change after dem add am for the phone',
    unmarked: 'We no know when dem make this file',
  },
  picture: (number) => `Picture ${number}`,
}

const lifeEarnings: Words<typeof EARNINGS_MESSAGES> = {
  summary: (amount) => `Wetin you go really earn: ${amount} for your bank`,
  summaryWallet: (amount) => `Wetin you go really earn: ${amount} for your wallet`,
  price: 'Price',
  platformFee: (basisPoints) => `Platform fee (${basisPoints / 100}%)`,
  wallet: 'Wetin go enter your wallet',
  transferFee: (withdrawals) =>
    withdrawals === 1 ? 'Transfer fee' : `Transfer fee (${withdrawals} withdrawals)`,
  stampDuty: 'Stamp duty',
  rest: 'Wetin go stay for your wallet',
  bank: 'Wetin go enter your bank',
  tooLittle: `You fit withdraw ${formatNaira(WITHDRAW_MIN)} or more, so this one go wait for your wallet until more money enter.`,
  parts: (withdrawals) =>
    `Because of your limit, this go be ${withdrawals} withdrawals, and each one get im own charge.`,
}

type EventFacts = Parameters<typeof lifeEventTexts.events.posted>[0]

const changeOf = ({ amount, data: { change, title, from, to, price } }: EventFacts): string => {
  if (change === 'price')
    return `price of “${title}” from ${price === undefined ? '–' : formatNaira(price)} to ${amount}`
  if (change === 'date')
    return `day of “${title}” from ${formatDate(String(from))} to ${formatDate(String(to))}`
  return change === 'stage'
    ? `one more stage, “${title}”, for ${amount}, by ${formatDate(String(to))}`
    : `how the stages follow: ${to}`
}
const heldFor = ({ side, other, amount }: EventFacts) =>
  `We dey hold ${amount} for ${side === 'client' ? other : 'you'}.`
const paidTo = ({ side, other, amount, arrives }: EventFacts) => {
  if (side === 'client') return `We don pay ${other} ${amount}.`
  return arrives === amount
    ? `${amount} don enter your wallet.`
    : `${arrives} don enter your wallet: na ${amount} minus the platform fee.`
}
const feeOf = ({ data: { fee } }: EventFacts) =>
  fee === undefined ? '' : `, after platform fee of ${formatNaira(fee)}`
const refundOf = ({ side, other, data: { refund } }: EventFacts) => {
  const back = refund === undefined ? 'the money' : formatNaira(refund)
  return `${back} don return to ${side === 'client' ? 'you' : other}`
}
const splitOf = ({ side, other, amount, arrives, data: { refund } }: EventFacts) => {
  const back = refund === undefined ? '' : formatNaira(refund)
  const afterFee = arrives === amount ? '' : ` (${arrives} after platform fee)`
  const parts = side === 'client' ? [`${other} get ${amount}`] : [`you get ${amount}${afterFee}`]
  if (back) parts.push(side === 'client' ? `you get back ${back}` : `${other} get back ${back}`)
  return parts.join(', ')
}
const toOther = ({ byReader, other }: EventFacts) => (byReader ? other : 'you')

const timesOf = ({ times: { at, told } }: EventFacts) => {
  if (at === '') return `. The phone clock no correct; dem tell Onise at ${told}.`
  return told === '' ? ` at ${at}.` : ` at ${at} by the phone. Dem tell Onise at ${told}.`
}

const lifeEvent: Words<typeof lifeEventTexts> = {
  you: 'You',
  ofStage: (stage, sentence) => `Stage “${stage}”: ${sentence}`,
  events: {
    posted: ({ who }) => `${who} post this todo.`,
    edited: ({ who }) => `${who} change this todo.`,
    removed: ({ who }) => `${who} delete this todo.`,
    restored: ({ who }) => `${who} bring this todo back.`,
    reposted: ({ who }) => `${who} post this todo again.`,
    awarded: (facts) => `${facts.who} give ${toOther(facts)} the work. ${heldFor(facts)}`,
    submitted: ({ who, data: { version } }) =>
      typeof version === 'number' && version > 1
        ? `${who} submit version ${version} of the work.`
        : `${who} submit the work.`,
    approved: (facts) => `${facts.who} approve the work. ${paidTo(facts)}`,

    stageFunded: ({ who, amount, data: { title } }) =>
      `${who} put money for the stage “${title}”: we dey hold ${amount} now.`,
    arrived: (facts) => `${facts.who} reach${timesOf(facts)}`,
    left: (facts) => `${facts.who} comot${timesOf(facts)}`,
    changeProposed: (facts) => `${facts.who} ask for change: ${changeOf(facts)}.`,
    changeAccepted: (facts) => `${facts.who} accept the change: ${changeOf(facts)}.`,
    changeDeclined: ({ who }) => `${who} say no to the change. Everything stay as una agree.`,
    changeWithdrawn: ({ who }) => `${who} withdraw the change. Everything stay as una agree.`,
    changeEnded: ({ data: { silent } }) =>
      silent
        ? 'Nobody answer the change for 48 hours, so everything stay as una agree.'
        : 'The change no fit again, so e don end. Everything stay as una agree.',
    materialsAsked: ({ who, amount }) => `${who} ask for ${amount} for materials.`,
    materialsDeclined: ({ who }) => `${who} ask for another list of materials.`,
    materialsReleased: (facts) =>
      `${facts.who} pay ${facts.amount} for materials.${facts.data.refund === undefined ? '' : ` ${refundOf(facts)}.`}`,
    receiptsSent: ({ who, amount }) => `${who} add the receipts: ${amount} na wetin e spend.`,
    receiptsMissed: () => 'No receipt of the materials come inside 7 days.',
    materialsGivenBack: ({ who, amount }) =>
      `${who} give back ${amount} of the money for materials.`,
    changesRequested: ({ who }) => `${who} ask for changes. We still dey hold the money.`,
    approvalReminded: ({ side, other }) =>
      `Onise remind ${side === 'client' ? 'you' : other} to approve the work or ask for changes.`,
    autoApproved: (facts) =>
      `Onise approve the work, because the time to answer don end. ${paidTo(facts)}`,

    declined: ({ who }) => `${who} decline the todo.`,
    taskerCancelled: ({ who }) => `${who} cancel the work.`,
    clientCancelled: ({ who }) => `${who} cancel the work.`,
    cancelOffered: ({ who, side, other, amount }) =>
      `${who} offer to end the work and to pay ${side === 'client' ? other : 'you'} ${amount}.`,
    cancelOfferWithdrawn: ({ who }) => `${who} take back the offer to end the work.`,
    cancelOfferEnded: () =>
      'The offer to end the work don end, because the professional submit work.',
    cancelAgreed: ({ who }) =>
      who === 'Onise'
        ? 'The time to answer the offer don end, so e count as accepted. The work don end.'
        : `${who} accept the offer. The work don end.`,
    abandoned: () => 'Onise end the work, because nobody submit anything for long time.',
    reopened: () => 'The todo don open again.',
    paid: (facts) =>
      facts.side === 'client'
        ? `We don pay ${facts.other} ${facts.amount}${feeOf(facts)}.`
        : `${facts.amount} don enter your wallet${feeOf(facts)}.`,
    refunded: ({ side, other, amount }) =>
      side === 'client'
        ? `${amount} don return to your wallet.`
        : `${amount} don return to ${other}.`,
    bankClaim: ({ side, other }) =>
      side === 'client'
        ? 'Your bank take back one card payment. The work don end, and the money wey we dey hold go return to your bank.'
        : `The bank of ${other} take back one card payment, so the work don end.`,
    expiryWarned: () => 'Onise warn say this todo go soon expire.',
    expired: () => 'The todo don expire, because nothing happen for 30 days.',
    removedByAdmin: () => 'Onise don remove this todo.',

    disputed: ({ who }) => `${who} open dispute. We go hold the money until e settle.`,
    disputeAnswered: ({ who }) => `${who} answer the dispute.`,
    disputeUnanswered: () => 'The time to answer the dispute don end, and answer no come.',
    splitOffered: (facts) => `${facts.who} offer how to share the money: ${splitOf(facts)}.`,
    offerTakenBack: ({ who }) => `${who} take back the offer to share the money.`,
    disputeSettled: (facts) => `${facts.who} accept how to share the money: ${splitOf(facts)}.`,
    disputeDecided: (facts) =>
      facts.data['outcome'] === 'continue'
        ? 'Onise decide say make the work continue.'
        : `Onise don decide the dispute: ${splitOf(facts)}.`,
    disputeExpired: (facts) => `The dispute end without decision: ${refundOf(facts)}.`,

    reviewsPublished: () => 'Una fit read the reviews now.',

    unknown: ({ who, amount }) =>
      `${who} change something here${amount && `: ${amount}`}. Update the app to read more.`,
  },
}

const life: Words<Pick<typeof lifeEnglish, 'ACTION_LABELS' | 'messages'>> = {
  ACTION_LABELS: {
    fundStage: { label: 'Hold the money for this stage' },
    seeDispute: { label: 'Go to the dispute' },
    submit: { label: 'Submit' },
    approve: { label: 'Approve' },
    requestChanges: { label: 'Ask for changes' },
    proposals: { label: 'Proposals' },
    reviewTasker: { label: 'Drop review' },
    reviewClient: { label: 'Drop review' },
    changeReview: { label: 'Change my review' },
    readReviews: { label: 'Reviews' },
    submitAgain: { label: 'Send new version' },
    dispute: { label: 'Open dispute' },
    readDispute: { label: 'Read the dispute' },
    answerOffer: { label: 'Answer the offer' },
    answerChange: { label: 'Answer the change', icon: 'edit' },
    seeChange: { label: 'The change wey you ask for' },
    changePlan: { label: 'Change price, date or plan' },
    seeCancelOffer: { label: 'Your offer to end the work' },
    decline: { label: 'Decline this todo' },
    cancel: { label: 'Cancel the work' },
    repost: { label: 'Post am again' },
    restore: { label: 'Bring am back' },
    edit: { label: 'Edit' },
    delete: { label: 'Delete' },
  },
  messages: {
    phoneOf: (other) => `Phone number of ${other}`,
    call: (other, phone) => `Call ${other}: ${phone}`,
    whatsApp: 'WhatsApp',
    callNote: 'Agree and pay for Onise: if dispute dey, na only wetin you write here count.',
    seeTodo: 'See the todo',
    timeline: 'Wetin don happen',
    timelineEmpty: 'Nothing never happen.',
    timelineOffline:
      'Wetin don happen never save for this phone. Open this todo again when network come back.',
    held: {
      client: (amount, tasker) => `We dey hold ${amount} of your money for ${tasker}.`,
      tasker: (amount) => `We dey hold ${amount} for you.`,
    },
    paid: {
      client: (amount, tasker) => `We don pay ${tasker} ${amount}.`,
      tasker: (amount) => `We don pay you ${amount}. E dey your wallet.`,
    },
    approvePay: (amount) => `Approve and pay ${amount}`,
    holdNow: (amount) => `Hold ${amount} now`,
    needsNetwork: 'Network no dey. You fit do this when e come back.',
  },
}

const lifeNextStep: Words<typeof lifeNextStepTexts> = {
  fundStage: ({ amount, stage, other, time }) =>
    `We never hold ${amount} for the stage “${stage}”, so ${other} no fit start am. Put am before ${time}; after that ${other} fit leave.`,
  awaitMoney: ({ amount, stage, other, time }) =>
    `We never hold ${amount} for the stage “${stage}”: no start. ${other} must put am. From ${time} you fit leave without any mark.`,
  mayLeave: ({ amount, stage }) =>
    `We still never hold ${amount} for the stage “${stage}”: no start. You fit wait, or leave now without any mark.`,
  askMaterials: ({ stage, other }) =>
    `Send list below to ask for the money for materials of “${stage}”. ${other} go pay am, then the next stage go start.`,
  awaitMaterials: ({ day, other }) =>
    `${other} must send the list of materials${day && ` by ${day}`}. You no go pay anything before you see am.`,
  changeMaterials: ({ other }) =>
    `${other} ask for another list of materials. Change am below and send am again.`,
  releaseMaterials: ({ amount, other }) =>
    `Release ${amount} for materials, or part of am. ${other} dey wait make you answer the list.`,
  awaitRelease: ({ amount, other }) =>
    `${other} must answer your list of materials of ${amount}. No buy anything before dem pay you.`,
  addReceipts: ({ time }) =>
    `Add the receipts of the materials${time && ` by ${time}`}. Before that you no fit submit this stage.`,
  chooseProposal: () =>
    'Choose one proposal and give the work. Before that, you no go pay anything.',
  submit: ({ day, other }) =>
    `Submit the work${day && ` by ${day}`}. We go pay you when ${other} approve am.`,
  submitLate: ({ day, cancelDay, other }) =>
    `Una agree ${day} for the work. Submit am now: ${cancelDay ? `from ${cancelDay}` : 'as e dey now'} ${other} fit cancel without asking and get the money back.`,
  awaitWork: ({ day, other }) => `${other} must submit the work${day && ` by ${day}`}.`,
  workLate: ({ day, cancelDay, other }) =>
    `${other} don late: una agree ${day} for the work.${cancelDay && ` From ${cancelDay} you fit cancel by yourself and get your money back.`}`,
  mayCancel: ({ day, other }) =>
    `${other} don late: una agree ${day} for the work. You fit cancel by yourself now and get your money back.`,
  approve: ({ time, other }) =>
    time
      ? `Approve the work or ask for changes by ${time}. If you no do am, Onise go pay ${other} that time.`
      : `Look the work, then approve am to pay ${other}.`,
  awaitApproval: ({ time, other }) =>
    time
      ? `We go pay you on ${time}, unless ${other} ask for changes.`
      : `We go pay you when ${other} approve your work.`,
  paymentDue: ({ side, time, other }) =>
    `The time to answer don end on ${time}. Onise go pay ${side === 'client' ? other : 'you'} when e check next.`,
  makeChanges: ({ other }) => `${other} ask for changes. Do dem and submit the work again.`,
  awaitChanges: ({ other }) => `You ask for changes. ${other} go do dem and submit the work again.`,
  answerOffer: ({ time, other }) =>
    `${other} offer to end the work. Answer by ${time}. If you no answer, e mean say you accept.`,
  answerChange: ({ time, other }) =>
    `${other} ask to change wetin una agree. Answer by ${time}. If you no answer, nothing change.`,
  awaitOfferAnswer: ({ time, other }) =>
    `${other} must answer your offer to end the work by ${time}. If answer no come, e mean say ${other} accept.`,
  offerAccepted: ({ time }) =>
    `The time to answer the offer end on ${time}, so e count as accepted.`,
  disputed: () => 'We go hold the money until the dispute settle.',
  answerDispute: ({ time }) =>
    `Answer the dispute by ${time}. After that Onise go decide, with or without your answer.`,
  awaitDisputeAnswer: ({ time, other }) =>
    `${other} must answer the dispute by ${time}. Onise go decide after that.`,
  answerSplit: ({ time, other }) =>
    `${other} offer how to share the money. Accept am or make another offer. If not, Onise go decide by ${time}.`,
  awaitDecision: ({ time, other }) =>
    `Onise go decide the dispute by ${time}, unless you and ${other} agree before then.`,
  decisionLate: ({ side, time, other }) =>
    `The decision don late. If e no come by ${time}, the money go return to ${side === 'client' ? 'you' : other}.`,
  review: ({ time, other }) =>
    `Review ${other} by ${time}. Your review go show when ${other} review you, or on that day.`,
  sealed: ({ time, other }) => `Your review go show when ${other} review you, or on ${time}.`,
  expired: ({ side }) =>
    side === 'client'
      ? 'Nothing happen for this todo for 30 days, so e don close. You fit post am again as e be.'
      : 'Nothing happen for this todo for 30 days, so e don close.',
  cancelled: () => 'This todo don cancel. Where the money go dey for the list below.',
  deleted: ({ time, was }) =>
    `You don delete this todo. Before, e be “${was}”. You fit bring am back until ${time}.`,
  deletedForGood: ({ side, other }) =>
    side === 'client'
      ? 'You don delete this todo. You no fit bring am back again.'
      : `${other} don delete this todo.`,
  removed: () => 'Onise don remove this todo. The reason dey for the list below.',
  over: () => '',
}

const list: Words<typeof listTexts> = {
  heading: 'Todo list',
  search: 'Search for todo',
  tabs: {
    label: 'Todos',
    all: 'All',
    assigned: 'Assigned',
    submitted: 'Submitted',
    completed: 'Completed',
  },
  open: 'See details',
  refresh: 'Mix am and check for new todos',
  shuffle: 'Mix am',
  sort: 'Sort',
  sorts: { mixed: 'Mixed', newest: 'Newest', price: 'Price', near: 'Near you' },
  noPlace: 'Put your location for your profile, so you go see the todos wey near you first.',
  addPlace: 'Add location',
  drawing: (place, home) => `Drawing of Nigeria wey show ${place}, and you for ${home}`,
  drawingOf: (count, home) =>
    `Drawing of Nigeria wey show ${count} places wey get todo, and you for ${home}`,
  kilometres: (km) => `${km} km`,
  inPlace: (place) => `for ${place}`,
  inReach: (reach) => `Inside ${reach}`,
  inReachOnly: 'Na only todos wey dey near you dey show.',
  inState: (state) => `For ${state}`,
  where: 'Where the work dey',
  field: 'Field',
  allFields: 'All fields',
  myField: (field) => `${field} (your own)`,
  arrived: (count) => `${count} new – tap to see`,
  noneMatch: (search) => `No todo for here get the name “${search.trim()}”.`,
  noneInField: (field) => `No open todo dey for ${field} now.`,
  filters: 'More filters',
  noneOpen: 'New todos go show here as soon as client post one.',
  showAll: 'Show all todos',
  tellMe: 'Tell me about new todo',
  onlyHere: 'Na only the todos wey dey this phone we search.',
  openBadge: 'Open',
  anywhere: 'Anywhere',
}

const tasks: Words<typeof tasksTexts> = {
  ...list,
  listTitle: 'Todo',
  emptyTab: {
    assigned: 'When client give you todo, e go show here, and we go hold the money for you.',
    submitted: 'Work wey you submit go show here until the client approve am.',
    completed: 'Todos wey don finish and wey we don pay go show here.',
  },
  find: 'Find todo',

  verified: 'Verified Client',
  notVerified: 'Not Verified',
  description: 'About the work',
  skills: 'Skills wey e need',
  projectType: 'Project type',
  aboutClient: 'About the client',
  location: 'Location',
  price: 'Price',
  address: 'Address',
  addressNote: 'Only you and the client fit see this.',
  ownAddressNote: 'Only you and the professional wey you give the work fit see this.',
  yourProfessional: 'Your professional',

  sendProposal: 'Send proposal',
  findMore: 'Find more todos',
  submit: 'Submit',
  backToList: 'Go back to the list',
  goneTitle: 'This todo no dey available again',
  gone: 'Dem don give am to another professional, or the client don delete am.',
  goneForClient: 'Dem don delete am, or na only other people fit see am.',
  unknownOffline:
    'This todo never dey your phone, and network no dey. Open am again when network come back.',

  aProfessional: 'one professional',
  messageTo: (name) => `Message ${name}`,
  hireAgain: 'Hire again',
  receipt: 'Receipt',
  help: 'Get help',

  work: 'Work wey dem submit',
  version: (version) => `Version ${version}`,
  changesAsked: 'Dem ask for changes on',
  workPicture: (version) => `The picture of version ${version}`,
  workOf: (name) => `The work wey ${name} do`,
  before: 'Before',
  after: 'After',
  earlierWork: 'Versions wey come before',
  noFile: 'No picture or PDF follow this version.',

  submitTitle: 'Submit your work',
  notes: 'Notes',
  notesHint: 'Write wetin you do and anything wey the client suppose know.',
  notesRequired: 'Write small about the work.',
  newVersion: (version) =>
    `You don already submit version ${version}. The client go approve the new version instead. Both of una still fit see the old ones.`,
  savedTitle: 'Your work don save for this phone.',
  savedNote:
    'We go send am when Onise dey open and we fit reach am. If you close Onise, nothing go lost.',
  unsentWork: 'Your work for one todo',
  goingBack: 'We dey take you back…',
  notYours: 'Only the professional wey get this work fit submit am.',
  change: 'Edit',
  discard: 'Comot am',
  failedTitle: 'We no accept your work',
  stoppedTitle: 'Your work don save for this phone',
  stop: 'Stop the sending',
  stopped: 'E don stop. Wetin you write still dey the form.',
  alreadySent: 'E just go now now.',
}

const searchMessagesLazy: Words<typeof searchMessagesLazyTexts> = {
  title: 'Filters',
  location: 'Location',
  locationHint: 'Town, market or state',
  within: 'How far e dey',
  anyDistance: 'Any distance',
  ownState: 'My state',
  priceFrom: 'Price from',
  priceTo: 'Price reach',
  projectType: 'Project type',
  anyType: 'Any',
  when: 'When dem need am',
  anyTime: 'Any time',
  whens: { asap: 'Sharp sharp', day: 'By one date', flexible: 'No hurry' },
  span: 'How long e go take',
  anyLength: 'Any length',
  spans: { hours: 'Few hours', days: 'Few days', weeks: 'Few weeks', months: 'Months' },
  skills: 'Skills',
  skillsOf: (field) => `Any of these, for ${field}`,
  show: 'Show todos',
  clear: 'Clear filters',
}

export const words = {
  'features/tasks/ask': ask,
  'features/tasks/questions': questions,
  'features/tasks/cancel': cancel,
  'features/tasks/changes': changes,
  'features/tasks/plan-change': planChange,
  'features/tasks/client': client,
  'features/tasks/dispute': dispute,
  'features/tasks/dispute/notice-messages': disputeNotice,
  'features/tasks/evidence': evidence,
  'features/tasks/life/earnings-messages': lifeEarnings,
  'features/tasks/life/event-messages': lifeEvent,
  'features/tasks/life': life,
  'features/tasks/life/next-step-messages': lifeNextStep,
  'features/tasks/list': list,
  'features/tasks/materials': materials,
  'features/tasks': tasks,
  'features/tasks/search/messages.lazy': searchMessagesLazy,
  'features/tasks/stages': stages,
}
