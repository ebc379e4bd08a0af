import type { Words } from '#schema/domain/localize.ts'
import type { WORK_MESSAGES } from '../work.ts'

export const words: Words<typeof WORK_MESSAGES> = {
  changesRequested: 'Ìbéèrè yín fún àtúnṣe ti lọ.',
}
