import type { Words } from '#schema/domain/localize.ts'
import type { EMAIL_CHOICE_MESSAGES } from '../../email-choice.ts'

/** The page alone: the emails themselves are in English for readers of this language. */
export const words: Words<Omit<typeof EMAIL_CHOICE_MESSAGES, 'about' | 'stopHere'>> = {
  stop: 'A daina aiko waɗannan imel',
  title: 'Imel daga Onise',
  ask: 'A daina aiko waɗannan imel?',
  askText: (categories) => `Onise zai daina aiko muku imel game da: ${categories}.`,
  stopped: 'An daina aiko waɗannan imel',
  stoppedText: (categories) => `Onise ba ya aiko muku imel game da: ${categories}.`,
  inApp: 'Har yanzu za ku ga komai a cikin app, a Sanarwa.',
  always: 'Imel game da kuɗinku da tsaron asusunku suna zuwa koyaushe.',
  resume: 'A sake aikowa',
  resumed: 'Za ku sake samun waɗannan imel',
  resumedText: (categories) => `Onise yana aiko muku imel game da: ${categories}.`,
  broken: 'Wannan link ba ya aiki',
  brokenText:
    'Link ɗin bai cika ba, ko ya tsufa. Ba a canza komai ba. Don zaɓar imel ɗinku, ku shiga Onise ku buɗe Saituna.',
  failed: 'Hakan bai yiwu ba',
}
