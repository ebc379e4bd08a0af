import type { Words } from '#schema/domain/localize.ts'
import type { CANCEL_MESSAGES } from '../cancel.ts'

export const words: Words<typeof CANCEL_MESSAGES> = {
  done: {
    declined: 'Kun ƙi todo ɗin. Kuɗin da ake riƙe da shi ya koma ga kwastoma.',
    cancelled: 'An soke aikin. Kuɗin da ake riƙe da shi ya koma ga kwastoma.',
  },
  reposted: 'Todo ɗinku a buɗe yake.',
  offered: 'An aika tayinku. Ƙwararren yana da awa 48 don ba da amsa.',
  withdrawn: 'An janye tayinku. Aikin zai ci gaba.',
  accepted: 'Kun karɓi tayin. Aikin ya ƙare.',
}
