import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './option-messages.ts'

export const words: Words<typeof messages> = {
  optionsTitle: 'Ozi gị',
  edit: 'Dezie',
  delete: 'Hichapụ ya nye unu abụọ',
  deleteUnsent: 'Tụfuo',
  changeNote: 'E nwere ike ịgbanwe ma ọ bụ hichapụ ozi n’ime nkeji 5 ka e zigara ya.',
}
