import type { Words } from '#schema/domain/localize.ts'
import type { EMAIL_CHOICE_MESSAGES } from '../messages/email-choice.ts'
import type { SHARE_MESSAGES } from '../messages/share.ts'

/** The page alone: the emails themselves are in English for readers of this language. */
const emailChoice: Words<Omit<typeof EMAIL_CHOICE_MESSAGES, 'about' | 'stopHere'>> = {
  stop: 'Kwụsị email ndị a',
  title: 'Email sitere na Onise',
  ask: 'Ị chọrọ ịkwụsị email ndị a?',
  askText: (categories) => `Onise ga-akwụsị izitere gị email maka: ${categories}.`,
  stopped: 'A kwụsịla email ndị a',
  stoppedText: (categories) => `Onise anaghị ezitere gị email maka: ${categories}.`,
  inApp: 'Ị ka ga-ahụ ihe niile n’app, n’okpuru Ọkwa.',
  always: 'Email gbasara ego gị na nchekwa akaụntụ gị na-abịa mgbe niile.',
  resume: 'Zite ha ọzọ',
  resumed: 'Ị ga-enwetakwa email ndị a ọzọ',
  resumedText: (categories) => `Onise na-ezitere gị email maka: ${categories}.`,
  broken: 'Link a anaghị arụ ọrụ',
  brokenText:
    'Link ahụ ezughị ezu, ma ọ bụ na o meela ochie. Ọ nweghị ihe gbanwere. Iji họrọ email gị, banye na Onise ma meghee Ntọala.',
  failed: 'Nke ahụ arụghị ọrụ',
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
  noRating: 'Ọhụrụ, o nwebeghị kpakpando',
  rating: (average, count) => `Kpakpando ${average} n’ime 5, nyocha ${count}`,
  fewRatings: (count) => `Ọhụrụ, nyocha ${count}`,
  price: 'Ọnụ ego',
  location: 'Ebe ọrụ',
  projectType: 'Ụdị ọrụ',
  duration: 'Ogologo oge',
  needed: 'Oge',
  neededAsap: 'Ngwa ngwa',
  neededBy: (day) => `Tupu ${day} agwụ`,
  neededPassed: (day) => `Tupu ${day} agwụ; ụbọchị ahụ agafeela`,
  months: (count) => `Ọnwa ${count}`,
  description: 'Nkọwa ọrụ',
  skills: 'Nka achọrọ',
  open: 'Mepee na Onise',
  openTaskNote: 'Banye ka i zipụ proposal. A na-ejide ego ya tupu ọrụ amalite.',
  openProfileNote: 'Tinye todo, kwụọ ụgwọ mgbe ị kwadoro ọrụ ahụ.',
  newHere: 'Ị bụ onye ọhụrụ na Onise?',
  createAccount: 'Mepee akaụntụ n’efu',
  professional: 'Ọkachamara',
  ownSkills: 'Nka',
  about: 'Maka',
  jobs: (count) => `Ọrụ ${count} emechala`,
  noJobs: 'O nwebeghị ọrụ emechara',
  memberSince: (year) => `Nọ na Onise kemgbe ${year}`,
  home: 'Gaa na Onise',
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
  busy: {
    title: 'Peeji dị ukwuu n’otu oge',
    text: 'Chere otu nkeji, meghee link ahụ ọzọ.',
  },
  failed: {
    title: 'Peeji a emegheghị',
    text: 'Ọ bụ njehie anyị. Chere ntakịrị, meghee link ahụ ọzọ.',
  },
}

export const words = {
  'email-choice': emailChoice,
  share,
}
