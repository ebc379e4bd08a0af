import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  noConnection: 'Enweghị njikọ. Lelee network gị, nwaa ọzọ.',
  serverProblem: 'Onise nwere nsogbu ugbu a. Nwaa ọzọ n’oge na-adịghị anya.',
}
