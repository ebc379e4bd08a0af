import type { Words } from '#schema/domain/localize.ts'
import type { SHARE_MESSAGES } from '../../share.ts'

/** `site` is a name, and `tellOthers` is in a message to people who have no language here. */
export const words: Words<Omit<typeof SHARE_MESSAGES, 'site' | 'tellOthers'>> = {
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
