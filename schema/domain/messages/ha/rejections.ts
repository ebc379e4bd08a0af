import type { Words } from '#schema/domain/localize.ts'
import type { REJECTION_MESSAGES } from '../rejections.ts'

export const words: Words<typeof REJECTION_MESSAGES> = {
  not_selected: 'Kwastoma ya zaɓi wani ƙwararre.',
  task_removed: 'An goge wannan todo.',
  task_expired: 'An rufe todo ɗin, saboda babu abin da ya faru a kansa na kwana 30.',
  award_undone: 'Kwastoma ya soke aikin wannan todo.',
  declined_by_client: 'Kwastoma ya ƙi wannan proposal.',
  declined_price: 'Kwastoma ya ƙi wannan proposal: farashin ya yi yawa.',
  declined_date: 'Kwastoma ya ƙi wannan proposal: ranar ba ta dace ba.',
  declined_skills: 'Kwastoma ya ƙi wannan proposal: aikin yana buƙatar wata ƙwarewa.',
  declined_plans: 'Kwastoma ya ƙi wannan proposal: shirin ya canja.',
}
