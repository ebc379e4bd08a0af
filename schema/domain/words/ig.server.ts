import type { Words } from '#schema/domain/localize.ts'
import type { EMAIL_CHOICE_MESSAGES } from '../messages/email-choice.ts'
import type { EMAIL_MESSAGES } from '../messages/emails.ts'
import type { PHONE_MESSAGES } from '../messages/phone-messages.ts'
import type { SHARE_MESSAGES } from '../messages/share.ts'
import type { ServerWords } from '../texts.ts'

const emailChoice: Words<typeof EMAIL_CHOICE_MESSAGES> = {
  about: (categories) => `Ị na-enweta email a n’ihi na a gbanyere email gị maka: ${categories}.`,
  stopHere: 'Iji kwụsị ha, mepee',
  stop: 'Kwụsị email ndị a',
  title: 'Email sitere na Onise',
  ask: 'Ị chọrọ ịkwụsị email ndị a?',
  askText: (categories) => `Onise ga-akwụsị izitere gị email maka: ${categories}.`,
  stopped: 'A kwụsịla email ndị a',
  stoppedText: (categories) => `Onise anaghị ezitere gị email maka: ${categories}.`,
  inApp: 'Ị ka ga-ahụ ihe niile n’app, n’okpuru Ọkwa.',
  always: 'Email gbasara ego gị na nchebe akaụntụ gị na-abịa mgbe niile.',
  resume: 'Zite ha ọzọ',
  resumed: 'Ị ga-enwetakwa email ndị a ọzọ',
  resumedText: (categories) => `Onise na-ezitere gị email maka: ${categories}.`,
  broken: 'Link a anaghị arụ ọrụ',
  brokenText:
    'Link ahụ ezughị ezu, ma ọ bụ na o meela ochie. O nweghị ihe gbanwere. Iji họrọ email gị, banye na Onise ma meghee Ntọala.',
  failed: 'Nke ahụ arụghị ọrụ',
}

const emails: Words<typeof EMAIL_MESSAGES> = {
  greeting: (username) => `Ndewo ${username},`,
  signature: 'Onise',
  answer: 'Zaa email a ka ozi gị ruo anyị.',
  reach: 'Ị ga-enweta anyị ebe a:',
  seeInApp: 'Mepee Onise ka ị hụkwuo ma kpebie.',
  digest: (count) => `Ihe ${count} mere na Onise`,
  notYou:
    'Ọ bụrụ na ọ bụghị gị mere nke a, gbanwee password gị ugbu a ma degara ndị enyemaka. Onye ọzọ nwere ike ịbanye n’akaụntụ gị.',
  passwordNotYou:
    'Ọ bụrụ na ọ bụghị gị mere nke a, mepee Onise, họrọ “I chefuru password?” ma tinye nke ọhụrụ ugbu a. Degarazie ndị enyemaka.',
  pinCode: {
    subject: 'Koodu gị maka PIN ọhụrụ',
    code: (code, minutes) =>
      `Koodu gị bụ ${code}. Ọ na-arụ ọrụ nkeji ${minutes}, maka otu PIN ọhụrụ.`,
    neverShare: 'Enyela onye ọ bụla koodu a. Onise agaghị arịọ gị ya ma ọlị.',
  },
  emailCode: {
    subject: 'Koodu gị maka Onise',
    code: (code, minutes) =>
      `Koodu gị bụ ${code}. Ọ na-arụ ọrụ nkeji ${minutes}, ọ na-egosikwa na email a bụ nke gị.`,
    notYou:
      'Ọ bụrụ na i nweghị akaụntụ na Onise, hapụ email a: ọ dịghị ihe ga-eme ma e nweghị koodu ahụ.',
  },
  closed: {
    subject: 'E mechiela akaụntụ Onise gị',
    text: (at) =>
      `E mechiri akaụntụ gị na ${at}. E hichapụla aha gị, email gị na foto gị. Ndekọ ego ka dị, dị ka iwu chọrọ.`,
    notYou: 'Ọ bụrụ na ọ bụghị gị mere nke a, degara ndị enyemaka.',
  },
  resetLink: {
    subject: 'Tinye password ọhụrụ maka Onise',
    text: (minutes) =>
      `Mepee link a ka i tinye password ọhụrụ. Ọ na-arụ ọrụ otu ugboro, ruo nkeji ${minutes}:`,
    neverShare: 'Enyela onye ọ bụla link a. Onise agaghị arịọ gị ya ma ọlị.',
    notYou: 'Ọ bụrụ na ọ bụghị gị rịọrọ ya, hapụ email a: password gị ga-adị ka ọ dị.',
  },
  password: {
    subject: 'A gbanwere password gị',
    text: (at) =>
      `A gbanwere password akaụntụ gị na ${at}. Akaụntụ gị apụọla na ngwaọrụ ndị ọzọ niile.`,
  },
  pin: {
    created: {
      subject: 'Wallet gị nwere PIN ugbu a',
      text: (at) => `E mepụtara PIN maka wallet gị na ${at}.`,
    },
    updated: {
      subject: 'A gbanwere PIN gị',
      text: (at) => `A gbanwere PIN wallet gị na ${at}.`,
    },
    reset: {
      subject: 'E tinyere PIN ọhụrụ',
      text: (at) =>
        `E ji koodu e zigara na email a tinye PIN ọhụrụ na wallet gị na ${at}. I nwere ike iwepụ ego ọzọ awa 24 mgbe nke ahụ gasịrị.`,
    },
  },
  failedLogins: {
    subject: 'Mmadụ nwara ịbanye n’akaụntụ gị',
    text: (at, attempts) =>
      `Ruo ${at}, mmadụ tinyere password na-ezighị ezi ugboro ${attempts} na ngwaọrụ i jibeghị mbụ. Ọ dịghị onye banyere.`,
    nextStep:
      'Ị ka nwere ike ịbanye na ngwaọrụ nke gị. Ọ bụrụ na password gị dị mfe ịmata, ma ọ bụ i ji ya n’ebe ọzọ, gbanwee ya.',
  },
  withdrawal: {
    subject: (amount) => `${amount} esila na wallet gị pụọ`,
    text: ({ at, amount, charge, name, bank, last4 }) =>
      `Na ${at} i wepụrụ ${amount} gaa na ${name}, ${bank}, akaụntụ na-agwụ na ${last4}. Ego ụlọ akụ bụ ${charge} n’ime ya.`,
  },
}

/** `site` is a name, and `tellOthers` is in a message to people who have no language here. */
const share: Words<Omit<typeof SHARE_MESSAGES, 'site' | 'tellOthers'>> = {
  tagline: 'Aka mara ọrụ maka ọrụ ọ bụla.',
  previewAlt: 'Onise: onye ọkụ eletrik, onye ọkwa akwa na onye na-eme achịcha na-arụ ọrụ.',
  picture: 'Foto nke todo a',
  postedBy: 'Onye tinyere ya',
  verifiedClient: 'Onye ahịa enyochara',
  verified: 'Enyochara',
  notVerified: 'E nyochabeghị',
  identityChecked: (day) => `E nyochara onye ọ bụ na ${day}`,
  phoneProven: 'E kwenyela nọmba ekwentị',
  bankInSameName: 'Akaụntụ ụlọ akụ nwere otu aha ahụ',
  noRating: 'Ọhụrụ, o nwebeghị kpakpando',
  rating: (average, count) => `Kpakpando ${average} n’ime 5, nyocha ${count}`,
  fewRatings: (count) => `Ọhụrụ, nyocha ${count}`,
  price: 'Ọnụ ego',
  location: 'Ebe ọrụ',
  projectType: 'Ụdị ọrụ',
  duration: 'Ogologo oge',
  needed: 'Oge',
  neededAsap: 'Ngwa ngwa',
  neededFlexible: 'Enweghị ngwa ngwa',
  neededBy: (day) => `Tupu ${day} agwụ`,
  neededPassed: (day) => `Tupu ${day} agwụ; ụbọchị ahụ agafeela`,
  spans: { hours: 'Awa ole na ole', days: 'Ụbọchị ole na ole', weeks: 'Izu ole na ole' },
  months: (count) => `Ọnwa ${count}`,
  description: 'Nkọwa ọrụ',
  questions: 'Ajụjụ na azịza',
  skills: 'Nka achọrọ',
  open: 'Mepee na Onise',
  openTaskNote: 'Banye ka i ziga proposal. A na-ejide ego ya tupu ọrụ amalite.',
  openProfileNote: 'Tinye todo, kwụọ ụgwọ mgbe ị kwadoro ọrụ ahụ.',
  newHere: 'Ị bụ onye ọhụrụ na Onise?',
  createAccount: 'Mepee akaụntụ n’efu',
  needsScript:
    'Ihe nchọgharị a nwere ike igosi gị peeji a, mana o nweghị ike imepe Onise. Iji banye, mepee link ahụ na Chrome, Firefox ma ọ bụ Safari, ma hụ na JavaScript na-arụ ọrụ.',
  professional: 'Ọkachamara',
  earlierWork: 'Ọrụ gara aga',
  ownSkills: 'Nka',
  about: 'Maka',
  jobs: (count) => `Ọrụ ${count} emechala`,
  noJobs: 'O nwebeghị ọrụ emechara',
  memberSince: (year) => `Nọ na Onise kemgbe ${year}`,
  home: 'Gaa na Onise',
  help: 'Enyemaka',
  privacy: 'Nzuzo',
  terms: 'Usoro',
  closed: {
    title: 'Todo a emegheghị ọzọ',
    text: 'Ọkachamara enwetala ya, ma ọ bụ onye ahịa emechiela ya. Enwere ọrụ ndị ọzọ na Onise.',
  },
  unknownTask: {
    title: 'Anyị ahụghị todo a',
    text: 'Lelee na i nwere link ahụ dum, ma ọ bụ jụọ onye zitere gị ya.',
  },
  unknownProfile: {
    title: 'Anyị ahụghị ọkachamara a',
    text: 'Lelee na i nwere link ahụ dum. O nwere ike ịbụ na e mechiela akaụntụ ahụ.',
  },
  maintenance: {
    title: 'E mechiri Onise maka nrụzi',
    text: 'Anyị na-arụ ya, anyị ga-alọta n’oge na-adịghị anya. Ego ọ bụla agaghị emegharị tupu mgbe ahụ.',
  },
  status: {
    works: { title: 'Onise na-arụ ọrụ', text: 'Ihe niile na-aza.' },
    down: {
      title: 'Onise anaghị aza ugbu a',
      text: 'Anyị na-arụ ya. Ihe i dere dị n’ekwentị gị, ego ọ bụla efughị.',
    },
    closed: {
      title: 'E mechiri Onise maka nrụzi',
      text: 'Anyị na-arụ ya, anyị ga-alọta n’oge na-adịghị anya. Ego ọ bụla agaghị emegharị tupu mgbe ahụ.',
    },
    database: 'Akaụntụ, todo na ego',
    files: 'Foto na faịlụ',
    ok: 'Ọ na-arụ ọrụ',
    notOk: 'Ọ naghị aza',
    asOf: (time: string) => `Ka ọ dị na ${time}`,
  },
  people: {
    ofTrade: (trade, place) => `${trade}: ndị ọkachamara na ${place}`,
    ofTradeText: (trade, place) =>
      `Ndị ọkachamara ${trade} na ${place}, ya na ọkwa ha, ọrụ ha rụchara na foto ọrụ ha. A na-ejide ego tupu ọrụ amalite.`,
    none: (trade, place) => `Onye ọ bụla anọbeghị na ndepụta ${trade} na ${place}.`,
    noneText: 'Tinye todo, anyị ga-agwa onye ọ bụla na-arụ ọrụ aka a.',
    more: 'Ndị ọkachamara ndị ọzọ',
    first: 'Ibe mbụ',
    free: 'Nwere ohere ugbu a',
    find: 'Chọta ọkachamara',
    note: 'Banye ka ị họrọ ebe na ka ị kpọọ òkù.',
  },
  todos: {
    title: 'Todo ndị ghe oghe, site n’ọrụ aka',
    text: 'Họrọ ọrụ aka gị ka ị hụ ihe ndị ahịa nọ na Naịjirịa chọrọ ka e mee ugbu a, ya na ọnụ ego na ebe ọrụ.',
    ofTrade: (trade, place) => `Ọrụ ${trade} na ${place}`,
    ofTradeText: (trade, place) =>
      `Ọrụ ${trade} na ${place} nke ndị ahịa chọrọ ka e mee ugbu a, ya na ọnụ ego na ebe ọrụ. A na-ejide ego ya tupu ọrụ amalite.`,
    nigeria: 'Naịjirịa',
    open: 'Todo ndị ghe oghe',
    posted: (day) => `E tinyere ya na ${day}`,
    older: 'Todo ndị ochie',
    newest: 'Todo ndị ọhụrụ',
    none: (trade, place) => `O nweghị todo ${trade} ghe oghe na ${place} ugbu a.`,
    noneText:
      'Lelee steeti ma ọ bụ ọrụ aka ọzọ n’okpuru. Site n’akaụntụ n’efu, ị ga-ahụ todo ọhụrụ n’app ozugbo onye ahịa tinyere ya.',
    note: 'Banye ka ị hụ todo niile ma ziga proposal.',
    wanted: 'Ị chọrọ ka e mee gị ọrụ a?',
    post: 'Tinye todo',
    states: 'Site na steeti',
    everywhere: 'Naịjirịa niile',
    trades: 'Ọrụ aka',
    unknown: {
      title: 'Anyị ahụghị ndepụta a',
      text: 'Lelee na i nwere link ahụ dum, ma ọ bụ họrọ otu ọrụ aka.',
    },
  },
  busy: {
    title: 'Ibe dị ọtụtụ n’otu oge',
    text: 'Chere otu nkeji, meghee link ahụ ọzọ.',
  },
  failed: {
    title: 'Ibe a emegheghị',
    text: 'Ọ bụ njehie anyị. Chere ntakịrị, meghee link ahụ ọzọ.',
  },
}

const phoneMessages: Words<typeof PHONE_MESSAGES> = {
  code: {
    register: (code, minutes) => `${code} bụ koodu gị iji debanye aha na Onise, nkeji ${minutes}.`,
    password: (code, minutes) => `${code} bụ koodu gị maka password Onise ọhụrụ, nkeji ${minutes}.`,
    phone: (code, minutes) => `${code} na-egosi na nọmba a bụ nke gị na Onise, nkeji ${minutes}.`,
    pin: (code, minutes) => `${code} bụ koodu gị maka PIN Onise ọhụrụ, nkeji ${minutes}.`,
  },
  neverShare: 'Enyela ya onye ọ bụla: Onise agaghị arịọ ya.',
  hasAccount:
    'Nọmba a nwere akaụntụ Onise. Banye, ma ọ bụ họrọ "I chefuru password?". Ọ bụrụ na ọ bụghị gị, hapụ ozi a.',
}

export const words: ServerWords = {
  'email-choice': emailChoice,
  emails,
  'phone-messages': phoneMessages,
  share,
}
