import type { Words } from '#schema/domain/localize.ts'
import type * as English from './messages.ts'

export const words: Words<Pick<typeof English, 'ACTION_LABELS' | 'messages'>> = {
  ACTION_LABELS: {
    seeDispute: { label: 'Je wurin jayayya' },
    submit: { label: 'Miƙa aiki' },
    approve: { label: 'Amince' },
    requestChanges: { label: 'Nemi gyara' },
    proposals: { label: 'Proposal' },
    reviewTasker: { label: 'Ba da sharhi' },
    reviewClient: { label: 'Ba da sharhi' },
    changeReview: { label: 'Canja sharhina' },
    readReviews: { label: 'Sharhi' },
    submitAgain: { label: 'Aika sabuwar siga' },
    dispute: { label: 'Buɗe jayayya' },
    readDispute: { label: 'Karanta jayayya' },
    answerOffer: { label: 'Ba da amsar tayin' },
    seeCancelOffer: { label: 'Tayinku na kawo ƙarshen aiki' },
    decline: { label: 'Ƙi wannan todo' },
    cancel: { label: 'Soke aikin' },
    repost: { label: 'Sake saka shi' },
    restore: { label: 'Dawo da shi' },
    edit: { label: 'Gyara' },
    delete: { label: 'Goge' },
  },
  messages: {
    seeTodo: 'Duba todo',
    timeline: 'Abin da ya faru',
    timelineEmpty: 'Babu abin da ya faru tukuna.',
    timelineOffline:
      'Ba a adana abin da ya faru a wannan waya ba tukuna. Ku sake buɗe wannan todo idan network ya dawo.',
    held: {
      client: (amount: string, tasker: string) =>
        `Ana riƙe da ${amount} na kuɗinku domin ${tasker}.`,
      tasker: (amount: string) => `Ana riƙe da ${amount} dominku.`,
    },
    paid: {
      client: (amount: string, tasker: string) => `An biya ${tasker} ${amount}.`,
      tasker: (amount: string) => `An biya ku ${amount}. Yana cikin wallet ɗinku.`,
    },
    approvePay: (amount: string) => `Amince a biya ${amount}`,
    needsNetwork: 'Babu network. Za ku iya yin wannan idan ya dawo.',
  },
}
