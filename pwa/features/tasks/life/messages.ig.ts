import type { Words } from '#schema/domain/localize.ts'
import type * as English from './messages.ts'

export const words: Words<Pick<typeof English, 'ACTION_LABELS' | 'messages'>> = {
  ACTION_LABELS: {
    seeDispute: { label: 'Gaa n’esemokwu ahụ' },
    submit: { label: 'Nyefee ọrụ' },
    approve: { label: 'Kwado' },
    requestChanges: { label: 'Rịọ mgbanwe' },
    proposals: { label: 'Proposal' },
    reviewTasker: { label: 'Dee nyocha' },
    reviewClient: { label: 'Dee nyocha' },
    changeReview: { label: 'Gbanwee nyocha m' },
    readReviews: { label: 'Nyocha' },
    submitAgain: { label: 'Ziga ụdị ọhụrụ' },
    dispute: { label: 'Mepee esemokwu' },
    readDispute: { label: 'Gụọ esemokwu ahụ' },
    answerOffer: { label: 'Zaa aro ahụ' },
    seeCancelOffer: { label: 'Aro gị ịkwụsị ọrụ ahụ' },
    decline: { label: 'Jụ todo a' },
    cancel: { label: 'Kagbuo ọrụ ahụ' },
    repost: { label: 'Tinye ya ọzọ' },
    restore: { label: 'Weghachi ya' },
    edit: { label: 'Dezie' },
    delete: { label: 'Hichapụ' },
  },
  messages: {
    seeTodo: 'Lee todo ahụ',
    timeline: 'Ihe merenụ',
    timelineEmpty: 'Ọ dịbeghị ihe merenụ.',
    timelineOffline: 'E chekwabeghị ihe merenụ na ekwentị a. Mepee todo a ọzọ mgbe network lọtara.',
    held: {
      client: (amount: string, tasker: string) => `E jidere ${amount} n’ego gị maka ${tasker}.`,
      tasker: (amount: string) => `E jidere ${amount} maka gị.`,
    },
    paid: {
      client: (amount: string, tasker: string) => `A kwụla ${tasker} ${amount}.`,
      tasker: (amount: string) => `A kwụla gị ${amount}. Ọ dị na wallet gị.`,
    },
    approvePay: (amount: string) => `Kwado ma kwụọ ${amount}`,
    needsNetwork: 'Enweghị network. I nwere ike ime nke a mgbe ọ lọtara.',
  },
}
