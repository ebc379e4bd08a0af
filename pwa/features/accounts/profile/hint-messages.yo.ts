import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './hint-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ẹ jẹ́ kí profile yín lágbára sí i',
  hints: {
    picture: 'Ẹ fi àwòrán sí i',
    email: 'Ẹ jẹ́rìí sí ímeèlì yín',
    skills: 'Ẹ fi ìmọ̀ iṣẹ́ kún un',
    description: 'Ẹ kọ púpọ̀ sí i nípa iṣẹ́ yín',
  },
  reasons: {
    picture: 'Ojú tí àwọn èèyàn lè dá mọ̀ ni wọ́n ń yàn',
    email: 'Ó pọn dandan kí owó tó lè lọ',
    skills: 'Ìmọ̀ iṣẹ́ ni àwọn oníbàárà fi ń wá èèyàn',
    description: 'Àwọn oníbàárà máa ń fi ohun tí àwọn akọ́ṣẹ́mọṣẹ́ kọ wéra',
  },
  unverified: 'A kò tíì yẹ̀ yín wò',
  unverifiedText: 'Àwọn tí a ti yẹ̀ wò ní àmì àti òdiwọ̀n tó pọ̀ sí i. Ẹ lè ṣiṣẹ́ láìsí i.',
  howVerified: 'Bí a ṣe ń yẹ̀ yín wò',
}
