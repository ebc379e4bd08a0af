import type { Words } from '#schema/domain/localize.ts'
import type { messages as alertTexts } from './messages.ts'

const alerts: Words<typeof alertTexts> = {
  title: 'Todo ọhụrụ',
  note: 'Anyị ga-agwa gị mgbe mmadụ tinyere todo dị ka ndị a: ọ gaghị akarị 10 n’ụbọchị, ọ gaghị abịakwa n’abalị.',
  list: 'Ihe anyị na-agwa gị',
  none: 'Buru ụzọ họrọ ọrụ gị; anyị ga-agwa gị maka todo ọhụrụ ya.',
  ofProfile: 'Dị ka profaịlụ gị kwuru',
  when: 'Mgbe',
  deliveries: { now: 'Ozugbo', morning: 'N’ụtụtụ, elekere 8', off: 'Gbanyụọ' },
  atLeast: 'Opekata mpe',
  anyAmount: 'Ego ọ bụla',
  needsNetwork: 'Ị chọrọ network maka nke a.',
}

export const words = {
  'features/alerts': alerts,
}
