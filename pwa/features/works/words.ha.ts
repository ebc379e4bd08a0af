import type { Words } from '#schema/domain/localize.ts'
import type { messages as worksTexts } from './messages.ts'

const works: Words<typeof worksTexts> = {
  title: 'Hotunan aikina',
  note: 'Abokan ciniki suna ganin su a bayaninka. Sa mafi kyawun aikinka a farko.',
  onlyTaskers: 'Ƙwararru ne kawai suke nuna hotunan aikinsu.',
  add: 'Ƙara hotuna',
  addHint:
    'Za ka iya zaɓar da yawa a lokaci guda. Suna jira a wannan wayar har sai an sami network.',
  room: (count) => `Da sauran wurin ${count}`,
  full: 'Bayaninka yana ɗaukar hotuna 24. Goge ɗaya kafin ka ƙara wani.',
  preparing: (count) => `Ana shirya hotuna ${count}…`,
  unreadable: 'Ɗaya daga cikinsu ba za a iya karanta shi a matsayin hoto ba. Zaɓi wani.',
  tooMany: (count) => `${count} na farko kawai aka ƙara: wurin ya cika.`,
  empty: 'Babu hotuna tukuna',
  emptyText: 'Nuna aikin da ka gama, ko kafin da bayan. Hotuna uku masu kyau sun isa a fara.',
  field: 'Sana’a',
  edit: 'Gyara',
  editTitle: 'Rubutu da sana’a',
  save: 'Ajiye',
  delete: 'Goge',
  deleted: 'An goge hoton.',
  undo: 'Mayar',
  drag: 'Matsar da shi: ja shi, ko yi amfani da maɓallan kibiya',
  earlier: 'Matsar gaba',
  later: 'Matsar baya',
  moved: (place, count) => `Yanzu na ${place} ne cikin ${count}`,
  noText: 'Babu rubutu tukuna',
  queued: 'An ajiye a waya',
  sending: 'Ana aikawa',
  failed: 'Ba a karɓa ba:',
  retry: 'Sake gwadawa',
  discard: 'Cire',
  isHidden: 'Wasu ba sa ganin sa',
  doneHere: 'An yi shi a Onise',
  earlierWork: 'Aikin baya',
  earlierWorkOf: (trade) => `Aikin baya: ${trade}`,
  manage: 'Ƙara ko jera hotuna',
  doneHereTitle: {
    tasker: 'Nuna wannan aiki a bayaninka',
    client: 'Wannan aiki a bayanin ƙwararren',
  },
  doneHereText: {
    tasker:
      'Da farko kai kaɗai kake ganin hoton. Za a sanar da kwastoma, kuma yana iya ƙi cikin kwana 7. Bayan haka kowa zai gan shi, da “An yi shi a Onise”.',
    client:
      'Da farko ƙwararren ne kaɗai yake ganin hoton. Kuna iya ƙi cikin kwana 7. Bayan haka kowa zai gan shi.',
  },
  takeOver: 'Nuna a bayanina',
  object: 'Kada a nuna shi',
  refused: 'Kwastoma ya ƙi',
  isShown: 'Yana a bayanin',
  ofThisTodo: 'Hoton wannan aiki',
  shownFrom: (date) => `Wasu za su gan shi daga ${date}`,
  needsNetwork: 'Kuna buƙatar network don wannan.',
  unsentAdd: 'Hoton aikinka',
  unsentEdit: 'Rubutun hoto',
  unsentOrder: 'Jerin hotunanka',
  unsentDelete: 'Goge hoto',
}

export const words = {
  'features/works': works,
}
