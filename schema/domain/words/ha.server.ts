import type { Words } from '#schema/domain/localize.ts'
import type { EMAIL_CHOICE_MESSAGES } from '../messages/email-choice.ts'
import type { EMAIL_MESSAGES } from '../messages/emails.ts'
import type { PHONE_MESSAGES } from '../messages/phone-messages.ts'
import type { SHARE_MESSAGES } from '../messages/share.ts'
import type { ServerWords } from '../texts.ts'

const emailChoice: Words<typeof EMAIL_CHOICE_MESSAGES> = {
  about: (categories) => `Kuna samun wannan imel saboda an kunna imel game da: ${categories}.`,
  stopHere: 'Don a daina aiko su, ku buɗe',
  stop: 'A daina aiko waɗannan imel',
  title: 'Imel daga Onise',
  ask: 'A daina aiko waɗannan imel?',
  askText: (categories) => `Onise za ta daina aiko muku imel game da: ${categories}.`,
  stopped: 'An daina aiko waɗannan imel',
  stoppedText: (categories) => `Onise ba ta aiko muku imel game da: ${categories}.`,
  inApp: 'Har yanzu za ku ga komai a cikin app, a Sanarwa.',
  always: 'Imel game da kuɗinku da tsaron asusunku suna zuwa koyaushe.',
  resume: 'A sake aikowa',
  resumed: 'Za ku sake samun waɗannan imel',
  resumedText: (categories) => `Onise tana aiko muku imel game da: ${categories}.`,
  broken: 'Wannan link ba ya aiki',
  brokenText:
    'Link ɗin bai cika ba, ko ya tsufa. Ba a canja komai ba. Don zaɓar imel ɗinku, ku shiga Onise ku buɗe Saituna.',
  failed: 'Hakan bai yiwu ba',
}

const NOT_YOU =
  'Idan ba ku ne kuka yi wannan ba, ku canja kalmar sirrinku yanzu, ku rubuto mana. Wani zai iya shiga asusunku.'

const emails: Words<typeof EMAIL_MESSAGES> = {
  greeting: (username) => `Sannu ${username},`,
  signature: 'Onise',
  answer: 'Ku amsa wannan imel don ku rubuto mana.',
  reach: 'Za ku same mu a nan:',
  seeInApp: 'Ku buɗe Onise don ganin ƙarin bayani da yanke shawara.',
  digest: (count) => `Abubuwa ${count} sun faru a Onise`,
  notYou: NOT_YOU,
  passwordNotYou:
    'Idan ba ku ne kuka yi wannan ba, ku buɗe Onise, ku zaɓi “Kun manta kalmar sirri?”, ku saka sabuwa yanzu. Sannan ku rubuto mana.',
  pinCode: {
    subject: 'Lambarku don sabon PIN',
    code: (code, minutes) =>
      `Lambarku ita ce ${code}. Tana aiki na minti ${minutes}, kuma don sabon PIN ɗaya kawai.`,
    neverShare: 'Kada ku ba kowa wannan lamba. Onise ba za ta taɓa tambayar ku ita ba.',
  },
  emailCode: {
    subject: 'Lambarku ta Onise',
    code: (code, minutes) =>
      `Lambarku ita ce ${code}. Tana aiki na minti ${minutes}, kuma tana tabbatar da cewa wannan imel naku ne.`,
    notYou:
      'Idan ba ku da asusu a Onise, ku bar wannan imel kawai: babu abin da zai faru ba tare da lambar ba.',
  },
  closed: {
    subject: 'An rufe asusunku na Onise',
    text: (at) =>
      `An rufe asusunku ranar ${at}. An goge sunanku, imel ɗinku da hotonku. Bayanan kuɗi suna nan, kamar yadda doka ta buƙata.`,
    notYou: 'Idan ba ku ne kuka yi wannan ba, ku rubuto mana.',
  },
  resetLink: {
    subject: 'Ku saka sabuwar kalmar sirri ta Onise',
    text: (minutes) =>
      `Ku buɗe wannan link don saka sabuwar kalmar sirri. Yana aiki sau ɗaya, kuma na minti ${minutes}:`,
    neverShare: 'Kada ku ba kowa wannan link. Onise ba za ta taɓa tambayar ku shi ba.',
    notYou:
      'Idan ba ku ne kuka nema ba, ku bar wannan imel kawai: kalmar sirrinku tana nan yadda take.',
  },
  password: {
    subject: 'An canja kalmar sirrinku',
    text: (at) =>
      `An canja kalmar sirrin asusunku ranar ${at}. An fitar da asusun a duk sauran na’urori.`,
  },
  pin: {
    created: {
      subject: 'Wallet ɗinku yana da PIN yanzu',
      text: (at) => `An ƙirƙiri PIN na wallet ɗinku ranar ${at}.`,
    },
    updated: {
      subject: 'An canja PIN ɗinku',
      text: (at) => `An canja PIN na wallet ɗinku ranar ${at}.`,
    },
    reset: {
      subject: 'An sake saka PIN ɗinku',
      text: (at) =>
        `An sake saka PIN na wallet ɗinku ranar ${at}, da lambar da aka aika zuwa imel ɗinku. Za ku iya sake cire kuɗi bayan awa 24 daga lokacin.`,
    },
  },
  failedLogins: {
    subject: 'An yi ƙoƙarin shiga asusunku',
    text: (at, attempts) =>
      `Zuwa ${at} an saka kalmar sirri da ba daidai ba sau ${attempts} a na’urar da ba ku taɓa amfani da ita ba. Babu wanda ya shiga.`,
    nextStep:
      'Za ku iya ci gaba da shiga a na’urarku. Idan yana da sauƙi a gane kalmar sirrinku, ko kuna amfani da ita a wani wuri, ku canja ta.',
  },
  withdrawal: {
    subject: (amount) => `${amount} yana kan hanya daga wallet ɗinku`,
    text: ({ at, amount, charge, name, bank, last4 }) =>
      `Ranar ${at} kun cire ${amount} zuwa ga ${name}, ${bank}, asusu mai ƙarewa da ${last4}. Banki zai ɗauki ${charge} a ciki.`,
  },
}

/** `site` is a name, and `tellOthers` is in a message to people who have no language here. */
const share: Words<Omit<typeof SHARE_MESSAGES, 'site' | 'tellOthers'>> = {
  tagline: 'Ƙwararrun hannaye ga kowane aiki.',
  previewAlt: 'Onise: mai gyaran lantarki, tela da mai yin burodi suna aiki.',
  picture: 'Hoton wannan todo',
  postedBy: 'Wanda ya saka',
  verifiedClient: 'Kwastoma da aka tantance',
  verified: 'An tantance',
  notVerified: 'Ba a tantance ba',
  identityChecked: (day) => `An tantance shaidar mutum a ${day}`,
  phoneProven: 'An tabbatar da lambar waya',
  bankInSameName: 'Asusun banki da suna ɗaya',
  noRating: 'Sabo, babu taurari tukuna',
  rating: (average, count) => `Taurari ${average} cikin 5, sharhi ${count}`,
  fewRatings: (count) => `Sabo, sharhi ${count}`,
  price: 'Farashi',
  location: 'Wuri',
  projectType: 'Irin aiki',
  duration: 'Tsawon lokaci',
  needed: 'Lokaci',
  neededAsap: 'Da wuri-wuri',
  neededFlexible: 'Babu gaggawa',
  neededBy: (day) => `Kafin ƙarshen ${day}`,
  neededPassed: (day) => `Kafin ƙarshen ${day}; ranar ta wuce`,
  spans: { hours: 'Awanni kaɗan', days: 'Kwanaki kaɗan', weeks: 'Makonni kaɗan' },
  months: (count) => `Wata ${count}`,
  description: 'Bayanin aiki',
  questions: 'Tambayoyi da amsoshi',
  skills: 'Ƙwarewar da ake buƙata',
  open: 'Buɗe a Onise',
  openTaskNote: 'Ku shiga don aika proposal. Ana riƙe kuɗin kafin a fara aikin.',
  openProfileNote: 'Ku saka todo, ku biya idan kun amince da aikin.',
  newHere: 'Ba ku da asusu a Onise tukuna?',
  createAccount: 'Ku buɗe asusu kyauta',
  needsScript:
    'Wannan burauza tana iya nuna wannan shafi, amma ba za ta iya buɗe Onise ba. Don shiga, ku buɗe link ɗin a Chrome, Firefox ko Safari, tare da kunna JavaScript.',
  professional: 'Ƙwararre',
  earlierWork: 'Aikin baya',
  ownSkills: 'Ƙwarewa',
  about: 'Game da',
  jobs: (count) => (count === 1 ? 'Aiki 1 da aka kammala' : `Ayyuka ${count} da aka kammala`),
  noJobs: 'Babu aikin da aka kammala tukuna',
  memberSince: (year) => `A Onise tun ${year}`,
  home: 'Je Onise',
  help: 'Taimako',
  privacy: 'Sirri',
  terms: 'Sharuɗɗa',
  closed: {
    title: 'Wannan todo ba a buɗe yake ba yanzu',
    text: 'An riga an ba ƙwararre, ko kwastoma ya rufe shi. Akwai sauran aiki a Onise.',
  },
  unknownTask: {
    title: 'Ba mu sami wannan todo ba',
    text: 'Ku tabbatar kuna da cikakken link, ko ku tambayi wanda ya aiko muku.',
  },
  unknownProfile: {
    title: 'Ba mu sami wannan ƙwararre ba',
    text: 'Ku tabbatar kuna da cikakken link. Mai yiwuwa an rufe asusun.',
  },
  maintenance: {
    title: 'An rufe Onise don gyara',
    text: 'Muna aiki a kai, za mu dawo ba da daɗewa ba. Babu kuɗin da zai motsa kafin nan.',
  },
  status: {
    works: { title: 'Onise tana aiki', text: 'Komai yana amsawa.' },
    down: {
      title: 'Onise ba ta amsawa a yanzu',
      text: 'Muna aiki a kai. Abin da kuka rubuta yana adane a wayarku, ba a rasa kuɗi ba.',
    },
    closed: {
      title: 'An rufe Onise don gyara',
      text: 'Muna aiki a kai, za mu dawo ba da daɗewa ba. Babu kuɗin da zai motsa kafin nan.',
    },
    database: 'Asusu, todo da kuɗi',
    files: 'Hotuna da fayiloli',
    ok: 'Yana aiki',
    notOk: 'Ba ya amsawa',
    asOf: (time: string) => `Zuwa ${time}`,
  },
  people: {
    ofTrade: (trade, place) => `${trade}: ƙwararru a ${place}`,
    ofTradeText: (trade, place) =>
      `Ƙwararrun ${trade} a ${place} da ƙimarsu, ayyukan da suka gama da hotunan aikinsu. Ana riƙe kuɗin kafin a fara aikin.`,
    none: (trade, place) => `Ba kowa tukuna a jerin ${trade} a ${place}.`,
    noneText: 'Ku saka todo, za mu sanar da kowa na wannan sana’a.',
    more: 'Ƙarin ƙwararru',
    first: 'Shafi na farko',
    free: 'Yana da lokaci yanzu',
    find: 'Nemo ƙwararre',
    note: 'Ku shiga don zaɓar wuri da gayyata.',
  },
  todos: {
    title: 'Todo da ke buɗe, ta sana’a',
    text: 'Ku zaɓi sana’arku don ganin abin da kwastomomi a Najeriya suke so a yi yanzu, da farashi da wuri.',
    ofTrade: (trade, place) => `Ayyukan ${trade} a ${place}`,
    ofTradeText: (trade, place) =>
      `Ayyukan ${trade} a ${place} da kwastomomi suke so a yi yanzu, da farashi da wuri. Ana riƙe kuɗin kafin a fara aikin.`,
    nigeria: 'Najeriya',
    open: 'Todo da ke buɗe',
    posted: (day) => `An saka ranar ${day}`,
    older: 'Tsofaffin todo',
    newest: 'Sababbin todo',
    none: (trade, place) => `Babu todo na ${trade} da ke buɗe a ${place} yanzu.`,
    noneText:
      'Ku duba wata jiha ko wata sana’a a ƙasa. Da asusun kyauta za ku ga sabon todo a cikin app da zarar kwastoma ya saka shi.',
    note: 'Ku shiga don ganin duk todo da aika proposal.',
    wanted: 'Kuna so a yi muku wannan aiki?',
    post: 'Ku saka todo',
    states: 'Ta jiha',
    everywhere: 'Duk Najeriya',
    trades: 'Sana’o’i',
    unknown: {
      title: 'Ba mu sami wannan jeri ba',
      text: 'Ku tabbatar kuna da cikakken link, ko ku zaɓi sana’a.',
    },
  },
  busy: {
    title: 'Shafuka sun yi yawa lokaci guda',
    text: 'Ku jira minti ɗaya, sannan ku sake buɗe link ɗin.',
  },
  failed: {
    title: 'Ba a iya buɗe wannan shafi ba',
    text: 'Laifinmu ne. Ku ɗan jira, sannan ku sake buɗe link ɗin.',
  },
}

const phoneMessages: Words<typeof PHONE_MESSAGES> = {
  code: {
    register: (code, minutes) =>
      `${code} ita ce lambarku ta yin rajista a Onise, na minti ${minutes}.`,
    password: (code, minutes) =>
      `${code} ita ce lambarku ta sabuwar kalmar sirri ta Onise, na minti ${minutes}.`,
    phone: (code, minutes) => `${code} tana tabbatar da wannan layin a Onise, na minti ${minutes}.`,
    pin: (code, minutes) => `${code} ita ce lambarku ta sabon PIN na Onise, na minti ${minutes}.`,
  },
  neverShare: 'Kada ku ba kowa: Onise ba za ta taɓa tambaya ba.',
  hasAccount:
    'Wannan layin yana da asusu a Onise. Ku shiga, ko ku zaɓi "Kun manta kalmar sirri?". Idan ba ku kuka yi rajista ba, ku bar wannan.',
}

export const words: ServerWords = {
  'email-choice': emailChoice,
  emails,
  'phone-messages': phoneMessages,
  share,
}
