import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ebe ị banyere',
  note: 'Pụọ na ekwentị funahụrụ gị, ma ọ bụ nke na-abụghị nke gị.',
  list: 'Ngwaọrụ',
  unknownDevice: 'Ngwaọrụ amaghị ama',
  thisDevice: 'Ngwaọrụ a',
  firstUse: 'Ọ banyere:',
  lastUse: 'Ojiji ikpeazụ:',
  logOut: 'Pụọ',
  others: 'Pụọ na ngwaọrụ ndị ọzọ niile',
  othersTitle: 'Pụọ na ngwaọrụ ndị ọzọ niile?',
  othersText:
    'Onye ọ bụla ji akaụntụ gị na ngwaọrụ ọzọ ga-abanyerịrị ọzọ. Ihe na-eche ka e ziga ya ebe ahụ ga-anọ na ngwaọrụ ahụ.',
  onlyThis: 'Naanị na ngwaọrụ a ka ị banyere.',
  latest: (count) => `Ndị a bụ ngwaọrụ ${count} e jiri ikpeazụ.`,
  unknownHint: 'Ị maghị otu ngwaọrụ? Pụọ na ya, gbanweezie password gị.',
  changePassword: 'Gbanwee password',
  cancel: 'Kagbuo',
  loading: 'Ọ na-ebu',
  needsNetwork: 'Nke a chọrọ network.',
}
