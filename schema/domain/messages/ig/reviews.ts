import type { Words } from '#schema/domain/localize.ts'
import type { REVIEW_MESSAGES } from '../reviews.ts'

export const words: Words<typeof REVIEW_MESSAGES> = {
  sent: 'Daalụ. Echekwala nyocha gị.',
  changed: 'Agbanweela nyocha gị.',
  skipped: 'Ị mafere nyocha ahụ.',
  replied: 'Mmadụ niile nwere ike ịhụ azịza gị.',
  contactsMasked: 'A naghị egosi nọmba ekwentị, email na link na nyocha.',
  otherDirection: {
    client: 'Gị tinyere todo a, ya mere ị na-ede nyocha ọkachamara ahụ.',
    tasker: 'Gị rụrụ todo a, ya mere ị na-ede nyocha onye ahịa ahụ.',
  },
}
