import type { Words } from '#schema/domain/localize.ts'
import type { messages as communityTexts } from './messages.ts'

const community: Words<typeof communityTexts> = {
  title: 'Obodo anyị',
  note: 'Otu ebe ndị ahịa na ndị ọkachamara na-ezukọ. Ọ bụ ụlọ ọrụ ndị ọzọ nwe ha, onye ọ bụla nọ n’otu ahụ na-ahụkwa ihe i dere ebe ahụ.',
  opensElsewhere: 'na-emeghe na tab ọhụrụ',
  none: 'Ọ dịbeghị obodo',
  noneText: 'Otu ndị i nwere ike isonye ga-apụta ebe a.',
  offline:
    'Enweghị network. Ndepụta a bụ nke mgbe ikpeazụ ị bịara, otu ndị ahụ na-emeghekwa mgbe i nwere network.',
  safety: 'Ezigala PIN, password ma ọ bụ koodu n’otu ma ọlị, kwụọkwa ụgwọ naanị n’ime Onise.',
  updates: 'Akụkọ sitere na Onise',
  close: 'Mechie',
  see: 'Lee foto ahụ',
  seePdf: 'Mepee PDF ahụ',
}

export const words = {
  'features/community': community,
}
