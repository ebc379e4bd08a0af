import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Nnọọ, ${name}`,
  welcomeNote: 'Ọrụ gị na proposal gị.',
  kycTitle: 'Enyochabeghị akaụntụ gị',
  readyTitle: 'Profile gị adịla njikere',
  readyText:
    'Ndị ahịa na-agụ ya na proposal gị ọ bụla. Ugbu a chọọ todo ma ziga ọnụ ego gị. Ị naghị akwụ ihe ọ bụla iji rịọ.',
  kyc: 'Onye nọ na Onise na-enyocha onye ị bụ. Ndị ahịa na-ahụ akara ahụ. Ị nwere ike ịrịọ ma nata ụgwọ na-enweghị ya.',
  kycAction: 'Otu a ga-esi enyocha gị',
  messages: 'Ozi',
  messagesNote: 'Gwa ndị ahịa okwu',
  profile: 'Profile m',
  profileNote: 'Otu ndị ahịa si ahụ gị',
  find: 'Chọọ todo',
  findNote: 'Todo meghere emeghe nso na ebe dị anya',
  balance: 'Ego dị na wallet',
  held: (amount: string, tasks: number) => `E jidere ${amount} maka todo ${tasks}`,
  toDo: 'Ihe ị ga-eme ugbu a',
  applied: 'Todo ndị ị rịọrọ',
  seeAll: 'Lee ha niile',
}
