import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './hint-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Mee ka profile gị sie ike',
  hints: {
    picture: 'Tinye foto',
    email: 'Kwenye email gị',
    skills: 'Tinyekwuo nka',
    description: 'Dekwuo banyere ọrụ gị',
  },
  reasons: {
    picture: 'Ndị mmadụ na-ahọrọ ihu ha nwere ike ịmata',
    email: 'Achọrọ ya tupu ego enwee ike ịga',
    skills: 'Ndị ahịa na-eji nka achọ mmadụ',
    description: 'Ndị ahịa na-eji ihe ndị ọkachamara dere atụnyere ibe ya',
  },
  unverified: 'Enyochabeghị gị',
  unverifiedText: 'Ndị enyochara nwere akara na oke ka ukwuu. I nwere ike ịrụ ọrụ na-enweghị ya.',
  howVerified: 'Otu a ga-esi enyocha gị',
}
