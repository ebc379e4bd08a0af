import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  noConnection: 'Babu haɗi. Ku duba network ɗinku, ku sake gwadawa.',
  serverProblem: 'Onise tana da matsala a yanzu. Ku sake gwadawa nan da ɗan lokaci.',
}
