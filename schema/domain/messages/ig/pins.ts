import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { PIN_MESSAGES } from '../pins.ts'

export const words: Words<typeof PIN_MESSAGES> = {
  missing: 'I nwebeghị PIN. Buru ụzọ mepụta otu.',
  wrong: (attemptsLeft: number) => `PIN ezighị ezi. Ọ fọdụrụ nnwale ${attemptsLeft}.`,
  locked: (until: number) =>
    `A kpọchiri PIN gị n’ihi na a nwara ya n’ụzọ ezighị ezi ọtụtụ ugboro. Nwaa ọzọ mgbe ${formatLagosDateTime(until)} gasịrị.`,
  beingChecked: 'A na-elelelarị PIN gị. Nwaa ọzọ n’oge na-adịghị anya.',
  withdrawalsPaused: (until: number) =>
    `E tinyere PIN ọhụrụ. I nwere ike iwepụ ego ọzọ mgbe ${formatLagosDateTime(until)} gasịrị.`,
}
