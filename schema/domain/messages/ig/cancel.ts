import type { Words } from '#schema/domain/localize.ts'
import type { CANCEL_MESSAGES } from '../cancel.ts'

export const words: Words<typeof CANCEL_MESSAGES> = {
  done: {
    declined: 'Ị jụrụ todo ahụ. Ego e jidere alọghachiirila onye ahịa.',
    cancelled: 'Akagburu ọrụ ahụ. Ego e jidere alọghachiirila onye ahịa.',
  },
  reposted: 'Todo gị meghere.',
  offered: 'E zigala aro gị. Ọkachamara ahụ nwere awa 48 ịza.',
  withdrawn: 'E wepụla aro gị. Ọrụ ahụ ga-aga n’ihu.',
  accepted: 'Ị nabatara aro ahụ. Ọrụ ahụ agwụla.',
}
