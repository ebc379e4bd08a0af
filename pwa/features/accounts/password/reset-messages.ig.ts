import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './reset-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Password ọhụrụ',
  for: (email: string) => `Maka akaụntụ ${email}.`,
  send: 'Chekwaa password',
  brokenTitle: 'Link a ezughị ezu',
  broken: 'Mepee ya ọzọ site na email ahụ, ma ọ bụ ka anyị ziteere gị nke ọhụrụ.',
  newLink: 'Ziga link ọhụrụ',
  effect: 'Mgbe ahụ ị ga-apụ na ngwaọrụ niile. PIN gị ga-adị ka ọ dị.',
  offline: 'Enweghị network. Ọ dị mkpa iji chekwaa password ọhụrụ. Link ahụ na-arụ ọrụ nkeji 30.',
  remember: 'Ị maara password gị?',
}
