import type { Words } from '#schema/domain/localize.ts'
import type { messages as alertTexts } from './messages.ts'

const alerts: Words<typeof alertTexts> = {
  title: 'Todo ọhụrụ',
  note: 'Anyị ga-agwa gị mgbe mmadụ tinyere todo dị ka ndị a: ọ gaghị akarị 10 n’ụbọchị, ọ gaghị abịakwa n’abalị.',
  list: 'Ihe anyị na-agwa gị',
  none: 'Buru ụzọ họrọ ọrụ gị; anyị ga-agwa gị maka todo ọhụrụ ya.',
  ofProfile: 'Dị ka profaịlụ gị kwuru',
  when: 'Mgbe',
  deliveries: { now: 'Ozugbo', morning: 'N’ụtụtụ, elekere 8', off: 'Gbanyụọ' },
  atLeast: 'Opekata mpe',
  anyAmount: 'Ego ọ bụla',
  needsNetwork: 'Ị chọrọ network maka nke a.',
  trade: 'Ọrụ aka',
  skills: 'Nkà',
  skillsHint: 'Ahọrọla nke ọ bụla maka ọrụ aka ahụ dum.',
  placeHint: 'Hapụ nke a efu maka todo ebe ọ bụla na Naịjirịa.',
  howFar: 'Otú ọ dị anya',
  add: 'Tinye ọkwa todo',
  editTitle: 'Gbanwee ọkwa a',
  edit: 'Gbanwee',
  delete: 'Hichapụ',
  save: 'Chekwaa',
  deleted: 'Ehichapụla ọkwa ahụ.',
  undo: 'Weghachi',
  changeProfile: 'Gbanwee ya na profaịlụ gị',
  fewer: 'Belata ụdị a',
  onlyReach: (reach: string) => `Naanị: ${reach}`,
  onlyFrom: (amount: string) => `Naanị site na ${amount}`,
  onlyMorning: 'N’ụtụtụ kama ozugbo',
  turnOff: 'Gbanyụọ nke a',
  deleteThis: 'Hichapụ ọkwa a',
  gone: 'Ehichapụla ọkwa a. Ị gaghị enweta ozi ya ọzọ.',
}

export const words = {
  'features/alerts': alerts,
}
