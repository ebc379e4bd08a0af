import type { Words } from '#schema/domain/localize.ts'
import type { ACCOUNT_MESSAGES } from '../accounts.ts'

export const words: Words<typeof ACCOUNT_MESSAGES> = {
  usernameUnreadable: 'Ku yi amfani da haruffa, lambobi ko emoji a sunan amfani',
  usernameContact: 'Ku zaɓi sunan amfani da ba shi da lambar waya ko adireshi',
  usernameReserved: 'An keɓe wannan sunan amfani. Ku zaɓi wani',
  contactsMasked: 'Ba a nuna lambobin waya, imel da link a profile.',
  emailCodeSent: 'Mun aika lamba zuwa imel ɗinku.',
  emailProven: 'An tabbatar da imel ɗinku.',
  exportStarted: 'Ana tattara bayananku.',
  sessionEnded: 'An fitar da wannan na’ura.',
  otherSessionsEnded: 'An fitar da duk sauran na’urori.',
}
