import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { words as domain } from '#schema/domain/words/yo.ts'
import type { messages as applicantsTexts } from './applicants/messages.ts'
import type { messages as counterTexts } from './counter/messages.ts'
import type { messages as inviteTexts } from './invite/messages.ts'
import type { messages as proposalsTexts } from './messages.ts'
import type { messages as mineTexts } from './mine/messages.ts'
import type { messages as planTexts } from './plan/messages.ts'

const applicants: Words<typeof applicantsTexts> = {
  listTitle: 'Àwọn proposal',
  none: 'Kò tíì sí proposal',
  noneText: 'Àwọn akọ́ṣẹ́mọṣẹ́ nínú ẹ̀ka yìí lè rí todo yín. Proposal wọn máa hàn níbí.',
  view: 'Wò ó',
  on: (date: string) => `Ọjọ́ ìparí: ${date}`,
  date: 'Ọjọ́ ìparí',
  price: 'Iye owó',
  budget: 'Owó tí ẹ yà sọ́tọ̀',
  sent: 'Ó lọ',
  changed: 'Àdéhùn ti yí padà',
  newTerms: 'Àdéhùn tuntun',
  detailTitle: 'Proposal',
  description: 'Proposal wọn',
  seeProfile: 'Wo profile',
  verified: 'Akọ́ṣẹ́mọṣẹ́ tí a ti yẹ̀ wò',
  notVerified: 'A kò tíì yẹ̀ ẹ́ wò',
  message: (name: string) => `Fi àtẹ̀jíṣẹ́ ránṣẹ́ sí ${name}`,
  assign: 'Gbé iṣẹ́ fún un',
  assigning: 'Ó ń gbé iṣẹ́ fún un',
  status: {
    pending: 'Ó ń dúró',
    accepted: 'Ẹ ti gbà á',
    rejected: 'Ẹ kọ̀ ọ́',
    withdrawn: 'Ẹ kọ̀ ọ́',
  },
  decline: 'Kọ̀ ọ́',
  declineTitle: (name: string) => `Ṣé kí ẹ kọ proposal ${name}?`,
  declineText: (name: string) =>
    `${name} máa ka ìdí náà, kò sì lè béèrè fún todo yìí mọ́. Ẹ kò lè yí èyí padà.`,
  declineReason: 'Kí ló dé?',
  declineReasons: {
    declined_by_client: 'Kò sí ìdí',
    declined_price: 'Iye owó náà pọ̀ jù',
    declined_date: 'Ọjọ́ náà kò bá mi mu',
    declined_skills: 'Iṣẹ́ náà nílò ìmọ̀ iṣẹ́ mìíràn',
    declined_plans: 'Ètò mi ti yí padà',
  },
  declineNow: 'Kọ proposal yìí',
  declineNeedsNetwork: 'Kò sí network. Ẹ lè kọ̀ ọ́ nígbà tó bá padà dé.',
  alreadyAssigned: (name: string) => `Ẹ ti gbé e fún ${name}`,
  heldUntil: (amount: string, name: string, day: string) =>
    `A di ${amount} mú nínú wallet yín. ${name} gbọ́dọ̀ fi iṣẹ́ ránṣẹ́ kó tó di ${day}, a ó sì san owó náà nígbà tí ẹ bá fọwọ́ sí i.`,
  seeTodo: 'Wo todo náà',
  needsNetwork:
    'Kò sí network. Ẹ lè gbé iṣẹ́ náà fún un nígbà tó bá padà dé, nítorí a máa di owó mú.',
  lowTitle: 'Iye owó yìí kéré púpọ̀',
  lowText: (budget: string) =>
    `Kò tó 30% owó tí ẹ yà sọ́tọ̀, ${budget}. Ẹ béèrè bí wọ́n ṣe máa fi ṣe iṣẹ́ náà kí ẹ tó gbé e fún wọn.`,
  changedTitle: 'Ẹ yí todo náà padà lẹ́yìn tí èyí ti wá',
  changedText: (fields: string, name: string) =>
    `Ohun tó yí padà: ${fields}. Ẹ rí i dájú pé ${name} gbà pẹ̀lú rẹ̀ kí ẹ tó gbé iṣẹ́ náà fún un.`,
  fields: {
    price: 'iye owó',
    location: 'ibi iṣẹ́',
    projectType: 'irú iṣẹ́',
    skills: 'ìmọ̀ iṣẹ́',
    duration: 'iye ìgbà',
  },
  confirmTitle: (name: string) => `Ṣé kí ẹ gbé e fún ${name}?`,
  confirmHeld: (amount: string) => `A máa di ${amount} mú nínú wallet yín`,
  confirmText: (name: string) =>
    `A máa di owó náà mú títí ẹ ó fi fọwọ́ sí iṣẹ́ náà. Lẹ́yìn náà a máa san án fún ${name}.`,
  choice: 'Sọ ìdí fún àwọn yòókù',
  choices: {
    none: 'Kò sí nǹkan',
    price: 'Iye owó tó kéré',
    date: 'Ọjọ́ tó yá',
    distance: 'Ó sún mọ́ iṣẹ́ náà jù',
    reviews: 'Àgbéyẹ̀wò tó dára jù',
    skills: 'Ìmọ̀ iṣẹ́ tó bá a mu jù',
  },
  confirmOthers: 'A máa kọ gbogbo proposal yòókù fún todo yìí.',
  balanceNow: 'Nínú wallet yín báyìí',
  toBeHeld: 'Èyí tí a máa di mú',
  balanceAfter: 'Ohun tó máa ṣẹ́kù',
  confirmPay: (amount: string) => `Gbé e fún un kí a sì di ${amount} mú`,
  notYet: 'Kò tíì yá',
  missingTitle: (amount: string) => `Owó kò tó: ó ku ${amount}`,
  missingText: 'Ẹ fi owó sí wallet yín, lẹ́yìn náà ẹ gbé todo náà fún un.',
  missingProof:
    'A ó kọ́kọ́ fi kóòdù ránṣẹ́ sí ímeèlì yín, láti mọ̀ pé tiyín ni. Lẹ́yìn náà ẹ fi owó sí wallet yín kí ẹ sì gbé todo náà fún un.',
  fund: 'Fi owó sí wallet',
  fundMissing: (amount: string) => `Fi ${amount} sí wallet`,
  was: 'Èyí tí ẹ wò',
  is: 'Báyìí',
  textChanged: 'Ọ̀rọ̀ inú proposal náà ti yí padà pẹ̀lú.',
  continueWithNew: 'Tẹ̀síwájú pẹ̀lú àdéhùn tuntun',
  unknown: 'A kò rí ìyẹn.',
  unknownOffline: 'Proposal yìí kò tíì sí lórí fóònù yín, kò sì sí network.',
}

const CHANGE_LABELS: Record<string, string> = {
  price: 'Iye owó',
  location: 'Ibi iṣẹ́',
  projectType: 'Irú iṣẹ́',
  skills: 'Ìmọ̀ iṣẹ́',
  duration: 'Iye ìgbà',
  title: 'Àkọlé',
}

const CHANGED_FIELDS: Record<string, string> = {
  price: 'iye owó',
  location: 'ibi iṣẹ́',
  projectType: 'irú iṣẹ́',
  skills: 'ìmọ̀ iṣẹ́',
  duration: 'iye ìgbà',
}

const proposals: Words<typeof proposalsTexts> = {
  formTitle: 'Fi proposal ránṣẹ́',
  editTitle: 'Ṣàtúnṣe proposal yín',
  price: 'Iye owó yín',
  priceHint:
    'Bí oníbàárà bá yàn yín, a máa di owó yìí mú fún yín. A máa sanwó fún yín nígbà tí oníbàárà bá fọwọ́ sí iṣẹ́ náà.',
  priceOutOfRange: (min: Kobo, max: Kobo) =>
    `Iye owó gbọ́dọ̀ wà láàárín ${formatNaira(min)} àti ${formatNaira(max)}`,
  lowPrice: 'Èyí kéré púpọ̀ sí iye tí oníbàárà fẹ́ san. Ṣé ó tọ́?',
  text: 'Proposal yín',
  textHint: 'Bí ẹ ṣe máa ṣe iṣẹ́ náà, àti ìdí tó fi yẹ kí oníbàárà yàn yín.',
  date: 'Ìgbà wo lẹ lè parí?',
  dateInvalid: 'Ẹ yan ọjọ́ tó wà, òní tàbí ọjọ́ iwájú',
  neededAsap: 'Oníbàárà nílò rẹ̀ kíákíá.',
  neededBy: (day: string) => `Oníbàárà nílò rẹ̀ kó tó parí ${day}.`,
  neededBefore: (day: string) => `Oníbàárà nílò rẹ̀ kó tó parí ${day}. Ọjọ́ tí ẹ yàn kọjá rẹ̀.`,
  dateInvalidByPhone: (today: string) =>
    `Ẹ yan ọjọ́ gidi, òní tàbí lẹ́yìn náà. Fóònù yìí sọ pé òní ni ${today}. Bí kò bá rí bẹ́ẹ̀, ẹ tún ọjọ́ fóònù ṣe.`,
  send: 'Fi proposal ránṣẹ́',
  save: 'Fi àtúnṣe pamọ́',
  offlineHint:
    'Kò sí network? Ẹ ṣì fi ránṣẹ́: ó máa wà ní ìpamọ́ lórí fóònù yín, a ó sì fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',

  savedTitle: 'Ó wà ní ìpamọ́ lórí fóònù',
  savedNote:
    'A máa fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i. Tí ẹ bá pa Onise dé, kò sí ohun tó máa sọnù.',
  sentNote: 'Oníbàárà lè kà á báyìí.',
  goingBack: 'A ń mú yín padà…',
  alreadySent: 'Ó ṣẹ̀ṣẹ̀ lọ tán ni, nítorí náà ẹ kò lè yí i padà níbí mọ́.',

  mine: 'Proposal yín',
  edit: 'Ṣàtúnṣe',
  discard: 'Dà á nù',
  discardProposal: {
    title: 'Ṣé kí a da proposal yìí nù?',
    text: 'Kò tíì lọ sọ́dọ̀ oníbàárà. Ohun tí ẹ kọ máa kúrò lórí fóònù yìí.',
    triedText:
      'Ó ṣeé ṣe kó ti lọ. Onise máa kọ́kọ́ wò ó. Bó bá ti dé ọ̀dọ̀ oníbàárà, a máa fà á sẹ́yìn. Ohun tí ẹ kọ máa kúrò lórí fóònù yìí.',
    done: 'A ti da proposal nù',
  },
  discardChanges: {
    title: 'Ṣé kí a da àwọn àtúnṣe yìí nù?',
    text: 'Wọn kò tíì lọ sọ́dọ̀ oníbàárà. Ohun tí ẹ yí padà máa kúrò lórí fóònù yìí, proposal yín á sì wà bó ṣe wà tẹ́lẹ̀.',
    triedText:
      'Ó ṣeé ṣe kí wọ́n ti lọ. Onise máa kọ́kọ́ wò ó. Bí wọ́n bá ti dé ọ̀dọ̀ oníbàárà, proposal yín máa wà pẹ̀lú àtúnṣe náà, Onise á sì sọ fún yín.',
    done: 'A ti da àtúnṣe nù',
  },
  discardCancelling: 'A ti dà á nù níbí. Onise ń wò ó bóyá ó ti lọ tẹ́lẹ̀.',
  keep: 'Fi í sílẹ̀',
  failed: 'A kò gbà á',
  finishBy: (day: string) => `Ọjọ́ ìparí: ${day}`,
  sentAt: 'Ó lọ',
  writtenAt: 'A kọ ọ́',
  pending: 'Proposal yín wà lọ́dọ̀ oníbàárà, kò sì tíì ṣèpinnu. A ó sọ fún yín nígbà tó bá ṣe é.',
  seen: (day) => `Oníbàárà ti wò ó (${day}).`,
  unseen: 'Oníbàárà kò tíì wò ó.',
  longUnseen: 'Oníbàárà kò tíì wò ó fún ọjọ́ 7. Ẹ lè dúró, tàbí kí ẹ fà á padà.',
  appliedCount: (count) =>
    count === 1 ? 'Ẹ̀yin nìkan lẹ ti béèrè.' : `Akọ́ṣẹ́mọṣẹ́ ${count} ló ti béèrè.`,
  thirds: {
    lower: 'Iye owó yín wà ní ìdá mẹ́ta ìsàlẹ̀.',
    middle: 'Iye owó yín wà ní ìdá mẹ́ta àárín.',
    higher: 'Iye owó yín wà ní ìdá mẹ́ta òkè.',
  },
  because: {
    price: 'Ìdí: iye owó tó kéré.',
    date: 'Ìdí: ọjọ́ tó yá.',
    distance: 'Ìdí: ó sún mọ́ iṣẹ́ náà jù.',
    reviews: 'Ìdí: àgbéyẹ̀wò tó dára jù.',
    skills: 'Ìdí: ìmọ̀ iṣẹ́ tó bá a mu jù.',
  },
  accepted: 'Wọ́n yàn yín fún todo yìí.',
  rejected: domain.rejections,
  rejectedPlain: 'Wọn kò yan proposal yìí.',
  taskChanged: 'Oníbàárà yí todo yìí padà kí proposal yín tó lọ',
  taskChange: (field: string, before: string, after: string) =>
    field === 'description'
      ? 'Àlàyé rẹ̀ ti yàtọ̀.'
      : `${CHANGE_LABELS[field] ?? field}: ${before} → ${after}`,
  taskChangedHint:
    'Oníbàárà kò tíì gba proposal yín. Bó bá ṣì bá a mu, tàbí lẹ́yìn tí ẹ bá yí i padà, ẹ tún un fi ránṣẹ́.',
  changed: (fields: readonly string[]) =>
    `Oníbàárà ti yí ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(' àti ')} todo yìí padà lẹ́yìn tí ẹ béèrè fún un. Proposal yín ṣì wúlò.`,

  applied: 'Todo tí ẹ béèrè fún',
  noneText: 'Ẹ wá todo tó bá yín mu, kí ẹ sì fi iye owó yín ránṣẹ́ sí oníbàárà.',
  unsentProposal: (title: string) => `Proposal fún “${title}”`,
  unsentEdit: 'Àtúnṣe sí proposal kan',
  unsentWithdrawal: 'Fífa proposal kan sẹ́yìn',
  aTodo: 'todo kan',
  withdraw: 'Fà á sẹ́yìn',
  withdrawTitle: 'Ṣé kí a fa proposal yìí sẹ́yìn?',
  withdrawText: 'Oníbàárà kò ní rí i mọ́. Ẹ̀ẹ̀mẹta péré lẹ lè béèrè fún todo yìí.',
  withdrawn: 'A ti fa proposal sẹ́yìn',
  withdrawalSaved:
    'Ó wà ní ìpamọ́ lórí fóònù. A máa fà á sẹ́yìn nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  undoWithdrawal: 'Dá a padà',
  withdrawalQueued:
    'A máa fà á sẹ́yìn nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i. Títí di ìgbà náà, oníbàárà ṣì lè rí i.',
  withdrawalUndone: 'Proposal yín wà bó ṣe wà.',
  changeQueued:
    'Oníbàárà máa rí àwọn àtúnṣe yìí nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i. Títí di ìgbà náà, ẹ̀dà àtijọ́ ni oníbàárà máa rí.',
  editedTitle: 'Proposal yín ti yí padà.',
  editedNote: 'Oníbàárà lè rí àwọn àtúnṣe náà báyìí.',
  notLive: 'Ẹ kò lè yí proposal yìí padà mọ́.',
  unknown: 'Proposal yìí kò sí lórí fóònù yìí.',
}

const mine: Words<typeof mineTexts> = {
  accepted: 'Wọ́n ti gbà á',
  rejected: 'Wọn kò yàn án',
  withdrawn: 'Ẹ ti fà á sẹ́yìn',
}

const invite: Words<typeof inviteTexts> = {
  invite: 'Pè sí todo kan',
  title: (name) => `Pe ${name}`,
  text: (name) => `${name} máa gba ìfitónilétí, ó sì lè fi proposal ránṣẹ́ tàbí kó kọ̀.`,
  which: 'Todo wo?',
  send: 'Fi ìpè ránṣẹ́',
  noTodo: 'Ẹ ò ní todo kankan tó wà ní ṣíṣí. Ẹ kọ́kọ́ gbé ọ̀kan síta, lẹ́yìn náà ẹ pè é.',
  post: 'Gbé todo tuntun síta',
  chooseFirst: 'Ẹ yan todo kan',
  needsNetwork: 'Kò sí network. Ẹ lè pè é tó bá padà dé.',
  loading: 'Ó ń ṣí',
  invited: 'Àwọn tí ẹ pè',
  answers: {
    none: 'Kò tíì sí ìdáhùn',
    applied: 'Ó ti fi proposal ránṣẹ́',
    declined: 'Ó ti kọ̀',
  },
  invitedYou: (name) => `${name} pè yín`,
  invitedText: 'Ẹ fi proposal yín ránṣẹ́ nísàlẹ̀, tàbí ẹ kọ̀ kí oníbàárà má baà dúró.',
  askedYou: (name) => `Ẹ̀yin nìkan ni ${name} béèrè lọ́wọ́ yín`,
  askedText: (at) =>
    `Kò sí ẹlòmíràn tó ń rí todo yìí. Ẹ fi proposal yín ránṣẹ́ nísàlẹ̀ tàbí ẹ kọ̀ kí ó tó di ${at}.`,
  askedLate: 'Kò tíì sí ẹlòmíràn tó ń rí todo yìí. Ẹ ṣì lè fi proposal yín ránṣẹ́, tàbí kí ẹ kọ̀.',
  own: 'Àwọn ìpè fún yín',
  ownNone: 'Kò sí ẹni tó ń dúró de ìdáhùn yín.',
  ownOffline: 'Kò sí network. Àwọn ìpè yín máa hàn nígbà tó bá padà.',
  ownInvited: (name) => `${name} pè yín`,
  ownAnswerBy: (at) => `Ẹ dáhùn kí ó tó di ${at}`,
  youDeclined: 'Ẹ ti kọ ìpè yìí',
  youDeclinedText: 'Ẹ ṣì lè fi proposal ránṣẹ́.',
  decline: 'Kọ̀ ọ́',
  declineTitle: 'Ṣé kí a kọ ìpè yìí?',
  declineText: (name) => `${name} máa gba ìfitónilétí pẹ̀lú ìdí yín.`,
  why: 'Kí ló dé?',
  reasons: {
    none: 'Kò sí ìdí',
    no_time: 'Mi ò ní àyè báyìí',
    too_far: 'Ó ti jìnnà jù',
    price: 'Iye owó náà kéré jù',
    other_work: 'Mi ò kì í ṣe iṣẹ́ yìí',
  },
  declineNow: 'Kọ ìpè náà',
  notYet: 'Kò tíì tó àkókò',
  declineNeedsNetwork: 'Kò sí network. Ẹ lè kọ̀ ọ́ tó bá padà dé.',
}

const plan: Words<typeof planTexts> = {
  payment: 'Báwo la ṣe máa san án?',
  one: 'Ìsanwó kan ní ìparí',
  oneNote: 'A máa san án nígbà tí oníbàárà bá fọwọ́ sí iṣẹ́ náà.',
  inStages: 'Ní ìpele ìpele',
  inStagesNote:
    'Fún iṣẹ́ ọjọ́ púpọ̀ tàbí ọ̀sẹ̀. A máa san owó ìpele kọ̀ọ̀kan nígbà tí oníbàárà bá fọwọ́ sí i.',
  template: 'Ẹ fi èyí bẹ̀rẹ̀',
  templates: { halves: 'Ìdajì àti ìdajì', materials: 'Ohun èlò ní àkọ́kọ́', weekly: 'Lọ́sọ̀ọ̀sẹ̀' },
  weeks: 'Iye ọ̀sẹ̀',
  titles: {
    half: (first) => (first ? 'Ìdajì àkọ́kọ́' : 'Ìdajì kejì'),
    materials: 'Ohun èlò',
    work: 'Iṣẹ́ náà',
    week: (number) => `Ọ̀sẹ̀ ${number}`,
  },
  stage: (number) => `Ìpele ${number}`,
  title: 'Kí ni?',
  kind: 'Fún iṣẹ́ tàbí ohun èlò?',
  kinds: { work: 'Iṣẹ́', materials: 'Ohun èlò' },
  amount: 'Iye owó',
  date: 'Yóò parí ní',
  add: 'Ẹ fi ìpele kún un',
  remove: (number) => `Ẹ yọ ìpele ${number} kúrò`,
  up: (number) => `Ẹ gbé ìpele ${number} sókè`,
  down: (number) => `Ẹ gbé ìpele ${number} sísàlẹ̀`,
  removed: (number) => `A ti yọ ìpele ${number} kúrò.`,
  replaced: 'A ti fi òmíràn rọ́pò àwọn ìpele yín.',
  moved: (from, to) => `Ìpele ${from} ti di ìpele ${to}.`,
  undo: 'Ẹ dá a padà',
  sum: (sum, price) => `Àwọn ìpele jẹ́ ${sum} nínú ${price}.`,
  sumAlone: (sum) => `Àwọn ìpele jẹ́ ${sum}.`,
  missing: (amount) => `Ó ku ${amount}.`,
  over: (amount) => `Ó fi ${amount} pọ̀ jù.`,
  asPrice: (sum) => `Ẹ fi ${sum} ṣe iye owó`,
  materialsShare: (amount, percent) => `${amount} (${percent}%) jẹ́ fún ohun èlò.`,
  terms: 'Àdéhùn',
  price: 'Iye owó',
  heading: 'Àwọn ìpele',
  line: (count, first) => `ní ìpele ${count}, ${first} ní àkọ́kọ́`,
  by: (day) => `ní ${day}`,
  single: 'Ìsanwó kan',
  changed: 'Àwọn ìpele báyìí:',
  funding: 'Èló ni ká dì mú báyìí?',
  all: (amount) => `Gbogbo rẹ̀: ${amount}`,
  allNote: 'A máa san ìpele kọ̀ọ̀kan láti inú rẹ̀ nígbà tí ẹ bá fọwọ́ sí i.',
  first: (amount) => `Ìpele sí ìpele: ${amount} báyìí`,
  firstNote: (name) =>
    `A máa di owó ìpele 1 mú báyìí. Ẹ ó fi owó ìpele tó kàn sí i kí ${name} tó bẹ̀rẹ̀ rẹ̀.`,
}

const counter: Words<typeof counterTexts> = {
  title: 'Ẹ dábàá iye owó tàbí ọjọ́ mìíràn',
  suggest: 'Ẹ dábàá iye owó tàbí ọjọ́ mìíràn',
  other: 'Ẹ dábàá nǹkan mìíràn',
  byYou: 'Ẹ dábàá',
  byOther: (name) => `${name} dábàá`,
  theClient: 'Oníbàárà',
  was: 'Proposal',
  is: 'Àbá',
  note: 'Àkọsílẹ̀',
  noteHint: 'Ìdí rẹ̀, tàbí ohun tí yóò yàtọ̀. A máa bo nọ́ńbà fóònù àti ìjápọ̀.',
  answerBy: (at) => `Ẹ dáhùn ṣáájú ${at}. Bí kò bá sí ìdáhùn, proposal náà á wà bó ṣe wà.`,
  waiting: (name, at) => `${name} lè dáhùn títí di ${at}.`,
  roundsLeft: (count) =>
    count === 0 ? 'Èyí ni ìkẹyìn: ẹ gbà á tàbí kí ẹ kọ̀ ọ́.' : `Àbá ${count} ló kù.`,
  accept: (price) => `Ẹ gba ${formatNaira(price)}`,
  decline: 'Ẹ kọ̀ ọ́',
  ranOut: 'Kò sí ìdáhùn lákòókò, nítorí náà proposal náà wà bó ṣe wà.',
  declinedByYou: 'Ẹ ti kọ èyí. Proposal náà wà bó ṣe wà.',
  declinedByOther: (name) => `${name} ti kọ èyí. Proposal náà wà bó ṣe wà.`,
  agreed: (price, day) => `Ẹ ti fohùn ṣọ̀kan lórí ${formatNaira(price)} ní ${day}.`,
  agreedNext: 'Oníbàárà lè gbé iṣẹ́ náà fún yín báyìí.',
  price: 'Iye owó',
  date: 'Yóò parí ní',
  low: (budget) => `Èyí kéré jù sí iye owó ${budget}. Ṣé ó tọ́?`,
  send: 'Ẹ fi ránṣẹ́',
  savedTitle: 'A ti fi pamọ́ sórí fóònù',
  savedNote: 'A máa fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  sentTitle: 'A ti fi àbá yín ránṣẹ́.',
  sentNote: 'Ìdáhùn á wá láàrín wákàtí 72, bí bẹ́ẹ̀ kọ́ proposal náà á wà bó ṣe wà.',
  unsent: 'Àbá iye owó tàbí ọjọ́ mìíràn',
  unsentAnswer: 'Ìdáhùn sí àbá kan',
  unknown: 'A kò rí proposal yìí.',
  seeProposal: 'Ẹ wo proposal náà',
}

export const words = {
  'features/proposals/invite': invite,
  'features/proposals/applicants': applicants,
  'features/proposals': proposals,
  'features/proposals/mine': mine,
  'features/proposals/plan': plan,
  'features/proposals/counter': counter,
}
