import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  noConnection: 'Enweghị njikọ. Lelee network gị, nwaa ọzọ.',
  serverProblem: 'Onise nwere nsogbu ugbu a. Nwaa ọzọ n’oge na-adịghị anya.',
  phoneFull: 'Ekwentị a ejuola, ya mere Onise enweghị ike ichekwa nke ahụ. Mepee ohere, nwaa ọzọ.',
  phoneProblem: 'Ekwentị a enweghị ike ime nke ahụ. Mechie Onise, meghee ya ọzọ, nwaa ọzọ.',
  fileGone: 'Faịlụ ị họọrọ agbanweela ma ọ bụ ọ nọghịzi n’ekwentị a. Họrọ ya ọzọ.',
}
