import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Ẹ káàbọ̀, ${name}`,
  welcomeNote: 'Kí lẹ fẹ́ ká bá yín ṣe lónìí?',
  createTask: 'Gbé todo síta',
  posted: (title: string) => `Todo yín ti jáde síta: ${title}`,
  postedText:
    'Àwọn akọ́ṣẹ́mọṣẹ́ lè rí i báyìí kí wọ́n sì fi proposal ránṣẹ́. A ó sọ fún yín bí ọ̀kan bá dé. Ẹ kò san nǹkankan títí ẹ ó fi yan ọ̀kan.',
  postWaits: (title: string) => `Ó wà ní ìpamọ́ lórí fóònù yìí: ${title}`,
  postWaitsText:
    'A ó gbé e síta nígbà tí ẹ bá ṣí Onise pẹ̀lú network. Ẹ kò ní san nǹkan kan títí ẹ ó fi yan akọ́ṣẹ́mọṣẹ́.',
  approved: (amount: string, name: string) => `A ti san ${amount} fún ${name}.`,
  approvedNext: 'Iṣẹ́ náà ti parí. Ẹ sọ fún àwọn mìíràn bí ó ṣe rí.',
  review: 'Kọ àgbéyẹ̀wò',
  seePosted: 'Wo todo náà',
  toDo: 'Ohun tó yẹ kí ẹ ṣe báyìí',
  more: 'Wo ohun mìíràn tó ń dúró dè yín',
  fewer: 'Fi èyí àkọ́kọ́ nìkan hàn',
  myTodos: 'Todo yín',
  seeAll: 'Wo gbogbo rẹ̀',
  noneYet: 'Ẹ gbé todo yín àkọ́kọ́ síta, àwọn akọ́ṣẹ́mọṣẹ́ á sì fi iye owó wọn ránṣẹ́.',
  kycTitle: 'A kò tíì yẹ ìdánimọ̀ yín wò',
  kycText: 'Ènìyàn kan ní Onise ń wo ẹni tí ẹ jẹ́. Ẹ lè gbé todo síta kí ẹ sì san owó láìsí i.',
  kycAction: 'Bí a ṣe ń yẹ̀ yín wò',
  waiting: (count: number) => `Todo ${count} ń dúró de kí ẹ fọwọ́ sí i`,
  waitingText: 'Ẹ wo iṣẹ́ náà, kí ẹ sì fọwọ́ sí i láti sanwó.',
  lookAtWork: 'Wo iṣẹ́ náà',
  available: 'Nínú wallet yín',
  held: (amount: string, todos: number) => `A ń di ${amount} mú fún todo ${todos}`,
  emptyOngoing: 'Todo máa hàn níbí nígbà tí ẹ bá ti gbé e fún akọ́ṣẹ́mọṣẹ́.',
  emptySubmitted: 'Iṣẹ́ tí akọ́ṣẹ́mọṣẹ́ bá fi ránṣẹ́ máa hàn níbí kí ẹ lè fọwọ́ sí i.',
  emptyCompleted: 'Todo tí ẹ fọwọ́ sí tí ẹ sì sanwó rẹ̀ máa hàn níbí.',
  notFound: 'A kò rí todo yẹn.',
  notFoundOffline: 'Todo yìí kò sí ní ìpamọ́ lórí fóònù yìí, kò sì sí network.',
  goBack: 'Padà',
}
