import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  noConnection: 'Babu haɗi. Ku duba network ɗinku, ku sake gwadawa.',
  serverProblem: 'Onise tana da matsala a yanzu. Ku sake gwadawa nan da ɗan lokaci.',
  phoneFull:
    'Wannan waya ta cika, don haka Onise ba ta iya adana shi ba. Ku rage abin da ke ciki, ku sake gwadawa.',
  phoneProblem:
    'Wannan waya ba ta iya yin hakan ba. Ku rufe Onise, ku sake buɗe ta, ku sake gwadawa.',
  fileGone: 'Fayil ɗin da kuka zaɓa ya canja ko ba ya nan a wannan waya. Ku sake zaɓarsa.',
}
