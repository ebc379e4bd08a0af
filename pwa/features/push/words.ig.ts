import type { Words } from '#schema/domain/localize.ts'
import type { messages as pushTexts } from './messages.ts'

const push: Words<typeof pushTexts> = {
  title: 'Ọkwa na ekwentị a',
  why: 'Onise nwere ike ịgwa gị ozugbo mgbe mmadụ zitere proposal, họrọ gị, kwụọ gị ụgwọ ma ọ bụ degara gị ozi, ọbụna mgbe e mechiri ya. I nwere ike imenyụ ya mgbe ọ bụla.',
  quiet: 'Site na 21:00 ruo 07:00, naanị ịdọ aka ná ntị banyere akaụntụ gị na-eme ụda.',
  turnOn: 'Gbanye ọkwa',
  turningOn: 'A na-agbanye…',
  turnOff: 'Menyụọ ọkwa',
  later: 'Ọ bụghị ugbu a',
  on: 'A gbanyere ọkwa na ekwentị a.',
  onNote: 'Mgbe ị pụrụ ebe a, ha ga-akwụsị ruo mgbe ị banyere ọzọ.',
  offered: 'Ị chọrọ ịma mgbe mmadụ zara?',
  denied:
    'I gbochiela ọkwa Onise. Iji kwe ya, mepee ntọala site a na ihe nchọgharị gị, họrọ “Notifications”, họrọzie “Allow”.',
  unsupported: 'Ihe nchọgharị a enweghị ike igosi ọkwa. Onise na-egosi ihe ọhụrụ mgbe i mepere ya.',
  notInstalled:
    'iPhone na-egosi ọkwa naanị maka app dị n’ihu ekwentị. Tinye Onise n’ihu ekwentị gị, mepee ya ebe ahụ, gbanyekwa ọkwa.',
  unavailable: 'Ọkwa adịghị ugbu a. Nwaa ọzọ ma e mechaa.',
  offline: 'Jikọọ na ịntanetị iji gbanwee nke a.',
  failed: 'Nke ahụ arụghị ọrụ. Lelee njikọ gị, nwaa ọzọ.',
}

export const words = {
  'features/push': push,
}
