import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Language',
  label: 'Language for this phone',
  hint: 'Onise go open again for the language wey you choose. Wetin you write go still dey.',
  whole: 'Everything, join e-mails and notifications',
  parts: 'Everything, but notices, e-mails, the export and to close account still dey for English',
  unavailable: 'This language never save for this phone. Choose am when you get network.',
}
