import type { Words } from '#schema/domain/localize.ts'
import type { REJECTION_MESSAGES } from '../rejections.ts'

export const words: Words<typeof REJECTION_MESSAGES> = {
  not_selected: 'Oníbàárà yan akọ́ṣẹ́mọṣẹ́ mìíràn.',
  task_removed: 'Wọ́n ti pa todo yìí rẹ́.',
  task_expired: 'Todo náà ti parí, nítorí kò sí ohun tó ṣẹlẹ̀ lórí rẹ̀ fún ọjọ́ 30.',
  award_undone: 'Oníbàárà fagi lé iṣẹ́ todo yìí.',
  declined_by_client: 'Oníbàárà kọ proposal yìí.',
  declined_price: 'Oníbàárà kọ proposal yìí: iye owó náà pọ̀ jù.',
  declined_date: 'Oníbàárà kọ proposal yìí: ọjọ́ náà kò bá a mu.',
  declined_skills: 'Oníbàárà kọ proposal yìí: iṣẹ́ náà nílò ìmọ̀ iṣẹ́ mìíràn.',
  declined_plans: 'Oníbàárà kọ proposal yìí: ètò rẹ̀ ti yí padà.',
}
