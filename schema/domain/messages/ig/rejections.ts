import type { Words } from '#schema/domain/localize.ts'
import type { REJECTION_MESSAGES } from '../rejections.ts'

export const words: Words<typeof REJECTION_MESSAGES> = {
  not_selected: 'Onye ahịa họọrọ ọkachamara ọzọ.',
  task_removed: 'E hichapụrụ todo a.',
  task_expired: 'E mechiri todo a, n’ihi na ọ dịghị ihe mere na ya ruo ụbọchị 30.',
  award_undone: 'Onye ahịa kagburu ọrụ nke todo a.',
  declined_by_client: 'Onye ahịa jụrụ proposal a.',
  declined_price: 'Onye ahịa jụrụ proposal a: ọnụ ego ahụ dị elu.',
  declined_date: 'Onye ahịa jụrụ proposal a: ụbọchị ahụ adabaghị.',
  declined_skills: 'Onye ahịa jụrụ proposal a: ọrụ ahụ chọrọ nka ndị ọzọ.',
  declined_plans: 'Onye ahịa jụrụ proposal a: atụmatụ agbanweela.',
}
