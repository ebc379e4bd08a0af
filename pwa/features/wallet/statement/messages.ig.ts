import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Nkọwa akaụntụ',
  note: 'Otu ọnwa nke wallet gị, site na nke kacha ochie.',
  month: 'Ọnwa',
  print: 'Bipụta ma ọ bụ chekwaa dị ka PDF',
  csv: 'Budata CSV',
  fetching: 'A na-ebute ya...',
  heading: (name: string) => `Nkọwa wallet nke ${name}`,
  opening: 'Ego mmalite',
  moneyIn: 'Ego batara',
  moneyOut: 'Ego pụrụ',
  closing: 'Ego ngwụcha',
  columns: { date: 'Ụbọchị', detail: 'Nkọwa', in: 'Batara', out: 'Pụrụ', balance: 'Fọdụrụ' },
  none: 'Ọ dịghị ego batara ma ọ bụ pụọ n’ọnwa a.',
  status: { pending: 'na-eche', failed: 'agaghị, agụghị ya' },
  offline:
    'Enweghị network. Nkọwa akaụntụ na-esi na server abịa, ya mere ị chọrọ network iji hụ ya.',
  createdAt: (when: string) => `E mere ya na ${when}. Oge niile bụ oge Lagos.`,
  csvFailed: 'E nweghị ike ibute faịlụ ahụ. Nwaa ọzọ.',
  file: (month: string) => `onise-statement-${month}.csv`,
}
