import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  notReady: 'Sabuwar sigar ta kusa shiryawa. Ku ci gaba, ku sake taɓa Sabunta bayan minti ɗaya.',
}
