import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  notReady: 'Sabon sigar ya kusa shiryawa. Ku ci gaba, ku sake taɓa Sabunta bayan minti ɗaya.',
}
