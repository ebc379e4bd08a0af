import type { Words } from '#schema/domain/localize.ts'
import type { EMAIL_CHOICE_MESSAGES } from '../messages/email-choice.ts'
import type { SHARE_MESSAGES } from '../messages/share.ts'

/** The page alone: the emails themselves are in English for readers of this language. */
const emailChoice: Words<Omit<typeof EMAIL_CHOICE_MESSAGES, 'about' | 'stopHere'>> = {
  stop: 'A daina aiko waɗannan imel',
  title: 'Imel daga Onise',
  ask: 'A daina aiko waɗannan imel?',
  askText: (categories) => `Onise zai daina aiko muku imel game da: ${categories}.`,
  stopped: 'An daina aiko waɗannan imel',
  stoppedText: (categories) => `Onise ba ya aiko muku imel game da: ${categories}.`,
  inApp: 'Har yanzu za ku ga komai a cikin app, a Sanarwa.',
  always: 'Imel game da kuɗinku da tsaron asusunku suna zuwa koyaushe.',
  resume: 'A sake aikowa',
  resumed: 'Za ku sake samun waɗannan imel',
  resumedText: (categories) => `Onise yana aiko muku imel game da: ${categories}.`,
  broken: 'Wannan link ba ya aiki',
  brokenText:
    'Link ɗin bai cika ba, ko ya tsufa. Ba a canza komai ba. Don zaɓar imel ɗinku, ku shiga Onise ku buɗe Saituna.',
  failed: 'Hakan bai yiwu ba',
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
  noRating: 'Sabo, babu taurari tukuna',
  rating: (average, count) => `Taurari ${average} cikin 5, sharhi ${count}`,
  fewRatings: (count) => `Sabo, sharhi ${count}`,
  price: 'Farashi',
  location: 'Wuri',
  projectType: 'Irin aiki',
  duration: 'Tsawon lokaci',
  needed: 'Lokaci',
  neededAsap: 'Da wuri-wuri',
  neededBy: (day) => `Kafin ƙarshen ${day}`,
  neededPassed: (day) => `Kafin ƙarshen ${day}; ranar ta wuce`,
  months: (count) => `Wata ${count}`,
  description: 'Bayanin aiki',
  skills: 'Ƙwarewar da ake buƙata',
  open: 'Buɗe a Onise',
  openTaskNote: 'Ku shiga don aika proposal. Ana riƙe kuɗin kafin a fara aikin.',
  openProfileNote: 'Ku saka todo, ku biya idan kun amince da aikin.',
  newHere: 'Sabo ne ku a Onise?',
  createAccount: 'Ku buɗe asusu kyauta',
  professional: 'Ƙwararre',
  ownSkills: 'Ƙwarewa',
  about: 'Game da',
  jobs: (count) => `Ayyuka ${count} da aka kammala`,
  noJobs: 'Babu aikin da aka kammala tukuna',
  memberSince: (year) => `A Onise tun ${year}`,
  home: 'Je Onise',
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
  busy: {
    title: 'Shafuka sun yi yawa lokaci guda',
    text: 'Ku jira minti ɗaya, sannan ku sake buɗe link ɗin.',
  },
  failed: {
    title: 'Ba a iya buɗe wannan shafi ba',
    text: 'Laifinmu ne. Ku ɗan jira, sannan ku sake buɗe link ɗin.',
  },
}

export const words = {
  'email-choice': emailChoice,
  share,
}
