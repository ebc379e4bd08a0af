import type { Words } from '#schema/domain/localize.ts'
import type { EMAIL_CHOICE_MESSAGES } from '../../email-choice.ts'

/** The page alone: the emails themselves are in English for readers of this language. */
export const words: Words<Omit<typeof EMAIL_CHOICE_MESSAGES, 'about' | 'stopHere'>> = {
  stop: 'Kwụsị email ndị a',
  title: 'Email sitere na Onise',
  ask: 'Ị chọrọ ịkwụsị email ndị a?',
  askText: (categories) => `Onise ga-akwụsị izitere gị email maka: ${categories}.`,
  stopped: 'A kwụsịla email ndị a',
  stoppedText: (categories) => `Onise anaghị ezitere gị email maka: ${categories}.`,
  inApp: 'Ị ka ga-ahụ ihe niile n’app, n’okpuru Ọkwa.',
  always: 'Email gbasara ego gị na nchekwa akaụntụ gị na-abịa mgbe niile.',
  resume: 'Zite ha ọzọ',
  resumed: 'Ị ga-enwetakwa email ndị a ọzọ',
  resumedText: (categories) => `Onise na-ezitere gị email maka: ${categories}.`,
  broken: 'Link a anaghị arụ ọrụ',
  brokenText:
    'Link ahụ ezughị ezu, ma ọ bụ na o meela ochie. Ọ nweghị ihe gbanwere. Iji họrọ email gị, banye na Onise ma meghee Ntọala.',
  failed: 'Nke ahụ arụghị ọrụ',
}
