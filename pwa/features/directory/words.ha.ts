import type { Words } from '#schema/domain/localize.ts'
import type { messages as directoryTexts } from './messages.ts'

const directory: Words<typeof directoryTexts> = {
  title: 'Nemo ƙwararre',
  note: 'Ƙwararrun da suka zaɓi a saka su a jeri. Tsarin yana canzawa kowace rana, sababbi ma suna samun dama.',
  trade: 'Sana’a',
  chooseTrade: 'Wane aiki kuke so a yi?',
  where: 'Ina aikin yake?',
  skill: 'Fasaha',
  anySkill: 'Kowace',
  filters: 'Ƙarin tacewa',
  only: 'Nuna kawai',
  wellRated: 'Tauraro 4 zuwa sama',
  verified: 'An tabbatar',
  free: 'Yana da lokaci yanzu',
  list: 'Ƙwararru',
  kilometres: (km: number) => `Nisan km ${km}`,
  busy: 'Yana da aiki yanzu',
  answers: {
    hour: 'Yakan amsa cikin awa guda',
    day: 'Yakan amsa cikin kwana guda',
    longer: 'Yakan ɗauki fiye da kwana guda kafin ya amsa',
  },
  none: (area: string) => `Ba kowa tukuna kusa da ${area}`,
  noneAnywhere: 'Ba kowa tukuna a wannan zaɓi',
  noneText: 'Ku saka todo, za mu sanar da kowa na wannan sana’a.',
  post: 'Saka todo',
  stored: 'Ba a iya isa Onise: wannan shi ne abin da kuka gani na ƙarshe.',
  offer: 'Ku bari kwastomomi su same ku',
  offerYes: 'Saka ni a jeri',
  offerNo: 'Ba yanzu ba',
  entryTitle: 'Wurinku a jerin ƙwararru',
  listMe: 'Saka ni a jeri ga kowa',
  listMeNote:
    'Kowa zai iya samun sunanku, hotonku, aikinku da ƙimarku a ƙarƙashin sana’arku, ko ba shi da account. A kashe: ba wanda zai same ku a can.',
  takesJobs: 'Ina karɓar ayyuka',
  takesJobsNote: 'A kashe: kuna nan a jerin, amma ba a cewa kuna da lokaci.',
}

export const words = {
  'features/directory': directory,
}
