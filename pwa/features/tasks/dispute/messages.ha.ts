import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Jayayya',
  unsentDispute: 'Jayayya',
  unsentAnswer: 'Amsar jayayya',

  whatHappens: 'Abin da zai faru idan kuka buɗe jayayya',
  steps: (amount: string, other: string) => [
    `${amount} zai tsaya a riƙe. Ba a biyan kowa, kuma babu abin da zai koma, har jayayyar ta ƙare.`,
    `Ana jiran amsar ${other} cikin awa 48. Ku biyun za ku iya yin tayin raba kuɗin, ku karɓa.`,
    'Idan ba ku yarda da juna ba, administrator na Onise zai karanta na ɓangarorin biyu ya yanke hukunci cikin kwana 5.',
    'Idan babu wanda ya yanke hukunci cikin kwana 60, duk kuɗin zai koma ga kwastoma.',
  ],
  reason: 'Jayayyar a kan me take?',
  chooseReason: 'Zaɓi dalili',
  statement: 'Me ya faru?',
  statementHint:
    'Ku faɗi abin da aka yarda, abin da ya faru, da abin da kuke ganin adalci ne. Ɗayan ɓangaren ma zai karanta.',
  statementRequired: 'Ku rubuta abin da ya faru.',
  open: 'Buɗe jayayyar',
  answerTitle: 'Amsarku',
  answer: 'Aika amsarku',

  waitingTitle: 'An adana jayayyarku a wannan waya, ba a aika ta ba tukuna.',
  waitingOpen: (other: string, until: string | null) =>
    until === null
      ? `Tana da amfani ne kawai idan an aika ta. Kafin nan ana iya biyan ${other}, ko a soke aikin daga ɓangarensa.`
      : `Tana da amfani ne kawai idan an aika ta. Dole ta isa kafin ${until}: a lokacin ana amincewa da aikin a biya.`,
  waitingAnswerTitle: 'An adana amsarku a wannan waya, ba a aika ta ba tukuna.',
  waitingAnswer: (until: string) =>
    `Tana da amfani ne kawai idan an aika ta. Dole ta isa kafin ${until}.`,
  failedTitle: 'Ba a karɓi wannan ba.',

  frozen: (amount: string) => `${amount} yana tsaye a riƙe har jayayyar ta ƙare.`,
  answerNow: (until: string) =>
    `Ku ba da amsa kafin ${until}. Bayan haka administrator zai iya yanke hukunci ba tare da amsarku ba.`,
  awaitAnswer: (other: string, until: string) =>
    `Ana jiran amsar ${other} har zuwa ${until}. Bayan haka administrator zai iya yanke hukunci ba tare da amsa ba.`,
  awaitDecision: (until: string) =>
    `Idan ba ku yarda da juna ba, administrator zai yanke hukunci kafin ${until}.`,
  missed: (other: string) => `Amsar ${other} ba ta zo a kan lokaci ba.`,
  missedByYou: 'Ba ku ba da amsa a kan lokaci ba.',
  end: (at: string) =>
    `Idan babu wanda ya yanke hukunci kafin ${at}, duk kuɗin zai koma ga kwastoma.`,

  statements: 'Abin da ɓangarorin biyu suka ce',
  you: 'Ku',

  offers: 'Raba kuɗin',
  noOffers: 'Babu wanda ya yi tayin raba kuɗi tukuna.',
  offerOf: (who: string) => `Tayin ${who}`,
  yourOffer: 'Tayinku',
  forTasker: (name: string) => `Na ${name}`,
  forClient: (name: string) => `Zai koma ga ${name}`,
  forYou: 'Naku',
  backToYou: 'Zai dawo gare ku',
  fee: (amount: string) => `${amount} a ciki kuɗin hidimar Onise ne.`,
  accept: 'Karɓi wannan tayi',
  acceptNote: 'Za a raba kuɗin nan take, kuma jayayyar ta ƙare. Ba a iya mayar da wannan baya.',
  takeBack: 'Janye tayina',
  offer: 'Aika wannan tayi',
  offerAmount: (name: string) => `Nawa za a ba ${name}?`,
  offerAmountYou: 'Nawa za a ba ku?',
  offerRest: (amount: string) => `Ɗayan ɓangaren, ${amount}, zai koma ga kwastoma.`,
  offerInvalid: (max: string) => `Ku saka adadi daga ₦0 zuwa ${max}.`,
  offerNote: 'Babu abin da zai motsa sai ɗayan ɓangaren ya karɓa.',
  needsNetwork: 'Babu network. Tayi da yarjejeniya suna buƙatarsa.',

  ended: 'Wannan jayayya ta ƙare.',
  outcomes: {
    settled: 'Ku biyun kun yarda da yadda za a raba kuɗin.',
    split: 'Administrator ya raba kuɗin.',
    continue: 'Administrator ya yanke hukunci cewa aikin ya ci gaba. Ana ci gaba da riƙe da kuɗin.',
    refunded: 'Babu wanda ya yanke hukunci cikin kwana 60, don haka duk kuɗin ya koma ga kwastoma.',
    cancelled: 'An kawo ƙarshen todo ɗin, tare da jayayyar.',
  },
  decision: 'Dalilin hukuncin',
  notRead: 'Jayayyar ba ta zo wannan waya ba tukuna. Za ta bayyana idan akwai network.',
}
