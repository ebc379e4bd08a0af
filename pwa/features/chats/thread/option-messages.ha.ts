import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './option-messages.ts'

export const words: Words<typeof messages> = {
  optionsTitle: 'Saƙonku',
  edit: 'Gyara',
  delete: 'Goge ga ku biyun',
  deleteUnsent: 'Yi watsi',
  changeNote: 'Ana iya canja ko goge saƙo na minti 5 bayan an aika shi.',
}
