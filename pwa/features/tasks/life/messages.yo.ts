import type { Words } from '#schema/domain/localize.ts'
import type * as English from './messages.ts'

export const words: Words<Pick<typeof English, 'ACTION_LABELS' | 'messages'>> = {
  ACTION_LABELS: {
    seeDispute: { label: 'Lọ sí aáwọ̀ náà' },
    submit: { label: 'Fi iṣẹ́ ránṣẹ́' },
    approve: { label: 'Fọwọ́ sí i' },
    requestChanges: { label: 'Béèrè àtúnṣe' },
    proposals: { label: 'Àwọn proposal' },
    reviewTasker: { label: 'Kọ àgbéyẹ̀wò' },
    reviewClient: { label: 'Kọ àgbéyẹ̀wò' },
    changeReview: { label: 'Yí àgbéyẹ̀wò mi padà' },
    readReviews: { label: 'Àgbéyẹ̀wò' },
    submitAgain: { label: 'Fi ẹ̀dà tuntun ránṣẹ́' },
    dispute: { label: 'Ṣí aáwọ̀' },
    readDispute: { label: 'Ka aáwọ̀ náà' },
    answerOffer: { label: 'Dáhùn àbá náà' },
    seeCancelOffer: { label: 'Àbá yín láti parí iṣẹ́' },
    decline: { label: 'Kọ todo yìí' },
    cancel: { label: 'Fagi lé iṣẹ́ náà' },
    repost: { label: 'Tún un gbé síta' },
    restore: { label: 'Dá a padà' },
    edit: { label: 'Ṣàtúnṣe' },
    delete: { label: 'Pa á rẹ́' },
  },
  messages: {
    seeTodo: 'Wo todo náà',
    timeline: 'Ohun tó ṣẹlẹ̀',
    timelineEmpty: 'Kò tíì sí ohun tó ṣẹlẹ̀.',
    timelineOffline:
      'Ohun tó ṣẹlẹ̀ kò tíì sí ní ìpamọ́ lórí fóònù yìí. Ẹ tún todo yìí ṣí nígbà tí network bá padà dé.',
    held: {
      client: (amount: string, tasker: string) => `A ń di ${amount} nínú owó yín mú fún ${tasker}.`,
      tasker: (amount: string) => `A ń di ${amount} mú fún yín.`,
    },
    paid: {
      client: (amount: string, tasker: string) => `A ti san ${amount} fún ${tasker}.`,
      tasker: (amount: string) => `A ti san ${amount} fún yín. Ó wà nínú wallet yín.`,
    },
    approvePay: (amount: string) => `Fọwọ́ sí i kí ẹ sì san ${amount}`,
    needsNetwork: 'Kò sí network. Ẹ lè ṣe èyí nígbà tó bá padà dé.',
  },
}
