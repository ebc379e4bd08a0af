import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './error-messages.ts'

export const words: Words<typeof messages> = {
  title: 'E nwere nsogbu',
  storage: {
    heading: 'Onise enweghị ike imepe ebe nchekwa ya na ekwentị a',
    text: 'Ihe nchọgharị ahụ jụrụ ya. Mechie tab Onise ndị ọzọ, nwaa ọzọ. Ọ bụrụ na nke ahụ arụghị ọrụ, kwe ka site a jiri cookies na data, pụọ na private browsing, mepee ohere na ekwentị ahụ, ma ọ bụ jiri ihe nchọgharị ọzọ. Ihe ndị i zigaralarị dị nchebe.',
  },
  network: {
    heading: 'Ibe a chọrọ network',
    text: 'E chekwaghị ya na ekwentị a. Nwaa ọzọ mgbe ị nwere network.',
  },
  other: {
    heading: 'E nweghị ike igosi ibe a',
    text: 'Ihe i dere dị na nchekwa na ekwentị a, ihe i zigara dịkwa nchebe. Nwaa ọzọ.',
  },
  reload: 'Nwaa ọzọ',
}
