import type { Words } from '#schema/domain/localize.ts'
import type { ACCOUNT_MESSAGES } from '../accounts.ts'

export const words: Words<typeof ACCOUNT_MESSAGES> = {
  usernameUnreadable: 'Jiri mkpụrụ edemede, nọmba ma ọ bụ emoji maka aha njirimara',
  usernameContact: 'Họrọ aha njirimara na-enweghị nọmba ekwentị ma ọ bụ adreesị',
  usernameReserved: 'E debere aha njirimara a iche. Họrọ ọzọ',
  contactsMasked: 'A naghị egosi nọmba ekwentị, email na link na profile.',
  emailCodeSent: 'Anyị zigara koodu na email gị.',
  emailProven: 'E kwenyela email gị.',
  exportStarted: 'A na-anakọta data gị.',
  sessionEnded: 'Ngwaọrụ ahụ apụọla.',
  otherSessionsEnded: 'Ngwaọrụ ndị ọzọ niile apụọla.',
}
