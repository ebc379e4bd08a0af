import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  accountType: {
    title: 'Yaya za ku yi amfani da Onise?',
    note: 'Za ku iya samun biyun: asusu ɗaya a matsayin kwastoma, ɗaya a matsayin ƙwararre.',
    client: {
      title: 'A matsayin kwastoma',
      text: 'Ina so a yi mini aiki, kuma ina so in zaɓi ƙwararre.',
    },
    tasker: {
      title: 'A matsayin ƙwararre',
      text: 'Ina da sana’a, ina neman aikin da za a biya ni.',
    },
    haveAccount: 'Kuna da asusu tuni?',
  },
  register: {
    title: 'Buɗe asusunku',
    role: {
      client: 'Kuna yin rajista a matsayin kwastoma.',
      tasker: 'Kuna yin rajista a matsayin ƙwararre.',
    },
    change: 'Canja',
    username: 'Sunan amfani',
    usernameHint: 'Sunan da wasu suke gani. Mutum biyu za su iya yin suna iri ɗaya.',
    usernameRequired: 'Ana buƙatar sunan amfani',
    email: 'Imel',
    emailInvalid: 'Ku saka imel na gaskiya',
    password: 'Kalmar sirri',
    send: 'Yi rajista',
    haveAccount: 'Kuna da asusu tuni?',
    offline:
      'Babu network. Kuna buƙatarsa don yin rajista. Sunanku da imel ɗinku suna nan a fom ɗin.',
  },
  login: {
    title: 'Barka da dawowa',
    email: 'Imel',
    emailRequired: 'Ana buƙatar imel',
    password: 'Kalmar sirri',
    passwordRequired: 'Ana buƙatar kalmar sirri',
    forgot: 'Kun manta kalmar sirri?',
    send: 'Shiga',
    noAccount: 'Ba ku da asusu tukuna?',
    signUp: 'Yi rajista',
    writeToUs: 'Ku rubuto mana',
    ready: 'Asusunku ya shirya. An riga an cika imel da kalmar sirrinku: ku danna Shiga.',
    offline:
      'Babu network. Kuna buƙatarsa don shiga. Abin da ba a aika ba tukuna yana nan a wannan waya.',
  },
  wanted: {
    todo: 'Bayan kun shiga, za ku ci gaba zuwa todo da kuka buɗe.',
    profile: 'Bayan kun shiga, za ku ci gaba zuwa profile da kuka buɗe.',
    topic: (topic: string) => `Bayan kun shiga, za ku ci gaba da: ${topic}.`,
  },
  loading: 'Ana lodawa',
  side: {
    register: {
      title: 'An yarda da aikin, an kuma ware kuɗin.',
      text: 'Ana ware kuɗin aikin lokacin da kwastoma ya zaɓi ƙwararre. Ana biyan kuɗin idan kwastoma ya amince da aikin.',
    },
    login: {
      title: 'Ku ci gaba daga inda kuka tsaya.',
      text: 'Abin da kuka rubuta ba tare da network ba yana adane a wayarku. Ana aika shi idan kuka buɗe Onise da network.',
    },
  },

  interest: {
    title: 'Mece ce sana’arku?',
    note: 'Ku zaɓi fanni ɗaya, sannan duk ƙwarewar da kuke da ita. Kwastomomi suna ganin ta a profile ɗinku.',
    field: 'Fanni',
    skills: 'Ƙwarewa',
    skillsHint: 'Ku zaɓi duk yawan da kuke so.',
    continue: 'Ci gaba',
    chooseField: 'Ku zaɓi fanni don ci gaba',
    chooseSkill: 'Ku zaɓi aƙalla ƙwarewa ɗaya don ci gaba',
  },

  profile: {
    title: 'Profile ɗinku',
    note: 'Kwastomomi suna karanta wannan kafin su zaɓi ƙwararre.',
    pictureTitle: 'Hotonku',
    pictureNote: 'Ana nuna shi kusa da sunanku a todo da kuka saka.',
    picture: 'Hoton profile',
    picturePrompt: 'Ku zaɓi hoto',
    pictureHint:
      'Wayarku tana rage girmansa kafin a aika shi. Ba a aika wurin da aka ɗauki hoton ba.',
    pictureInvalid:
      'Wannan waya ba za ta iya buɗe fayil ɗin a matsayin hoto ba. Ku yi amfani da JPEG, PNG ko WebP.',
    pictureRequired: 'Ku zaɓi hoto tukuna',
    jobTitle: 'Sunan aiki',
    jobTitleHint: 'Misali: Mai gyaran wutar lantarki, shekara 8, Yaba',
    jobTitleRequired: 'Ana buƙatar sunan aiki',
    description: 'Bayanin profile',
    descriptionHint:
      'Abin da kuka iya sosai, abin da kuka taɓa yi, kayan aikin da kuke zuwa da su.',
    descriptionRequired: 'Ana buƙatar bayanin profile',
    location: 'Wuri',
    locationHint: 'Sunan unguwa ya isa: Surulere, Lagos',
    locationRequired: 'Ana buƙatar wuri',
    skills: 'Ƙwarewarku',
    changeSkills: 'Canja ƙwarewa',
    save: 'Adana profile',
    savePicture: 'Adana hoto',
  },
  savedOnPhone: 'An adana a waya. Ana aika shi idan kuka buɗe Onise da network.',
  entryTitles: { skills: 'Ƙwarewarku', picture: 'Hotonku', profile: 'Profile ɗinku' },

  view: {
    titleOwn: 'Profile ɗina',
    title: 'Profile',
    verified: 'An tantance',
    notVerified: 'Ba a tantance ba',
    client: 'Kwastoma',
    tasker: 'Ƙwararre',
    admin: 'Administrator',
    edit: 'Gyara profile',
    changePicture: 'Canja hoto',
    about: 'Bayani',
    skills: 'Ƙwarewa',
    since: 'A Onise tun',
    noSkills: 'Ba a rubuta ƙwarewa ba',
    unknown: 'Ba mu sami wannan profile ba.',
    unknownOffline:
      'Ba a adana wannan profile a wannan waya ba. Ku sake buɗe shi idan kuna da network.',
    guest: 'Don saka todo ko aika proposal, ku buɗe asusu. Kyauta ne.',
    getStarted: 'Fara yanzu',
  },
}
