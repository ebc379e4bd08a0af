import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { CHANGE_REQUESTS_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

const counted = (count: number) => `${count} n’ime ${CHANGE_REQUESTS_MAX}`

export const words: Words<typeof messages> = {
  title: 'Rịọ mgbanwe',
  note: 'Gịnị ka a ga-agbanwe?',
  noteHint: 'Kwuo ihe fọdụrụ ma ọ bụ ihe ezighị ezi, na ihe ị chọrọ kama ya.',
  noteRequired: 'Dee ihe a ga-agbanwe.',
  send: 'Rịọ mgbanwe',
  what: (tasker: string, count: number) =>
    `${tasker} ga-ahụ ihe i dere, o nwekwara ike inyefe ụdị ọhụrụ. Nke a bụ arịrịọ ${counted(count)}.`,
  money:
    'A ka na-ejide ego ahụ. A gaghị akwụ onye ọ bụla ụgwọ ruo mgbe ị kwadoro ụdị ọhụrụ ahụ, ma ọ bụ ụbọchị 5 ka e nyefere ya.',
  last: 'Nke a bụ nke ikpeazụ. Mgbe ọ gasịrị, kwado ọrụ ahụ ma ọ bụ mepee esemokwu.',
  unsent: 'Arịrịọ gị maka mgbanwe',
  savedTitle: 'Echekwala arịrịọ gị na ekwentị a.',
  savedNote:
    'A na-eziga ya mgbe i mepere Onise ebe network dị, ọ bụkwa naanị mgbe ahụ ka ọ na-adị ire.',
  savedDeadline: (at: string) =>
    `Ọ ga-eruterịrị tupu ${formatMoment(at)}. Ma ọ bụghị ya, a ga-akwado ọrụ ahụ ma kwụọ ụgwọ ya.`,
  notYours: 'Naanị onye ahịa nke todo a nwere ike ịrịọ mgbanwe.',
  rejected: 'A nabataghị arịrịọ gị',
  stopped: 'Echekwala arịrịọ gị na ekwentị a',
  openAgain: 'Mepee akwụkwọ ahụ',
  asked: (client: string, count: number) => `${client} rịọrọ mgbanwe (${counted(count)})`,
  youAsked: (count: number) => `Ị rịọrọ mgbanwe (${counted(count)})`,
  submitAgain: 'Nyefee ụdị ọhụrụ mgbe i mechara. A ka na-ejide ego ahụ maka gị.',
  waiting: (tasker: string) => `${tasker} enyefebeghị ụdị ọhụrụ.`,
}
