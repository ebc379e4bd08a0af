import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Inda kuka shiga',
  note: 'Ku fitar da wayar da kuka ɓatar, ko wadda ba taku ba ce.',
  list: 'Na’urori',
  unknownDevice: 'Na’urar da ba a sani ba',
  thisDevice: 'Wannan na’ura',
  firstUse: 'An shiga:',
  lastUse: 'Amfani na ƙarshe:',
  logOut: 'Fitar',
  others: 'Fitar da duk sauran na’urori',
  othersTitle: 'A fitar da duk sauran na’urori?',
  othersText:
    'Duk wanda yake amfani da asusunku a wata na’ura sai ya sake shiga. Abin da yake jiran a aika shi a can zai zauna a waccan na’ura.',
  onlyThis: 'A wannan na’ura kaɗai kuka shiga.',
  latest: (count) => `Waɗannan na’urori ${count} ne aka yi amfani da su na ƙarshe.`,
  unknownHint: 'Ba ku san wata na’ura ba? Ku fitar da ita, sannan ku canja kalmar sirrinku.',
  changePassword: 'Canja kalmar sirri',
  cancel: 'Soke',
  loading: 'Ana lodawa',
  needsNetwork: 'Wannan yana buƙatar network.',
}
