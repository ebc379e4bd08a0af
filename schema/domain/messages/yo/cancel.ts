import type { Words } from '#schema/domain/localize.ts'
import type { CANCEL_MESSAGES } from '../cancel.ts'

export const words: Words<typeof CANCEL_MESSAGES> = {
  done: {
    declined: 'Ẹ ti kọ todo náà. Owó tí a di mú ti padà sọ́dọ̀ oníbàárà.',
    cancelled: 'A ti fagi lé iṣẹ́ náà. Owó tí a di mú ti padà sọ́dọ̀ oníbàárà.',
  },
  reposted: 'Todo yín ti ṣí sílẹ̀.',
  offered: 'Àbá yín ti lọ. Akọ́ṣẹ́mọṣẹ́ náà ní wákàtí 48 láti dáhùn.',
  withdrawn: 'Ẹ ti fa àbá yín sẹ́yìn. Iṣẹ́ náà máa lọ.',
  accepted: 'Ẹ ti gba àbá náà. Iṣẹ́ náà ti parí.',
}
