import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  tooOld: 'E jiri ụdị Onise ochie dee nke a, ya mere e nweghịzi ike iziga ya. Dee ya ọzọ.',
  stopped: 'Ị kwụsịrị nke a. Ọ ga-anọ na ekwentị a ruo mgbe i zigara ya ọzọ ma ọ bụ tụfuo ya.',
  sentBeforeDiscard: 'Onise anatalarị nke a mgbe ị tụfuru ya. Ọ ga-adị ka e si ziga ya.',
  parentFailed: 'E zigaghị ya, n’ihi na a nabataghị ihe o so.',
}
