import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './forgot-messages.ts'

export const words: Words<typeof messages> = {
  title: 'I chefuru password?',
  note: 'Anyị ga-eziga link na email gị nke ị ga-eji tinye password ọhụrụ.',
  email: 'Email',
  emailInvalid: 'Tinye email ziri ezi',
  send: 'Ziga link',
  sentTitle: 'Lelee email gị',
  sent: (email: string) =>
    `Ọ bụrụ na ${email} nwere akaụntụ, link na-abịa. Ọ na-arụ ọrụ otu ugboro, ruo nkeji 30. Leleekwa n’ime spam.`,
  again: 'Ziga link ọzọ',
  other: 'Jiri email ọzọ',
  remember: 'Ị maara password gị?',
  offline: 'Enweghị network. Ọ dị mkpa iji nweta link.',
}
