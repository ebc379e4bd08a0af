import type { Words } from '#schema/domain/localize.ts'
import type { messages as directoryTexts } from './messages.ts'

const directory: Words<typeof directoryTexts> = {
  entryTitle: 'Ebe gị na ndepụta ndị ọkachamara',
  listMe: 'Tinye m na ndepụta maka onye ọ bụla',
  listMeNote:
    'Onye ọ bụla nwere ike ịchọta aha, foto, ọrụ na ọkwa gị n’okpuru ọrụ aka gị, ọbụna na-enweghị account. Ọ bụrụ na ọ gbanyụrụ: onye ọ bụla agaghị ahụ gị ebe ahụ.',
  takesJobs: 'Ana m anara ọrụ',
  takesJobsNote: 'Ọ bụrụ na ọ gbanyụrụ: ị ka nọ na ndepụta, mana anyị agaghị ekwu na ị nọ nkịtị.',
}

export const words = {
  'features/directory': directory,
}
