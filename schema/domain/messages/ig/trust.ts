import type { Words } from '#schema/domain/localize.ts'
import type { TRUST_MESSAGES } from '../trust.ts'

export const words: Words<typeof TRUST_MESSAGES> = {
  blocked: 'E gbochiela ya. Unu agaghị ahụzi ibe unu. Ọrụ e nyelarị mmadụ na-aga n’ihu.',
  unblocked: 'A hapụla ya. Unu nwere ike ịhụ ibe unu ọzọ.',
}
