import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Barka da zuwa, ${name}`,
  welcomeNote: 'Aikinku da proposal ɗinku.',
  kycTitle: 'Ba a tantance asusunku ba tukuna',
  kyc: 'Za ku iya dubawa, nema, a kuma biya ku ba tare da shi ba. Waɗanda aka tantance suna da alama da iyaka mafi girma.',
  kycAction: 'Ku cika profile ɗinku',
  messages: 'Saƙonni',
  messagesNote: 'Yi magana da kwastomomi',
  profile: 'Profile ɗina',
  profileNote: 'Yadda kwastomomi suke ganin ku',
  find: 'Nemi todo',
  findNote: 'Buɗaɗɗun todo na kusa da na nesa',
  balance: 'Kuɗin wallet',
  held: (amount: string, tasks: number) => `Ana riƙe da ${amount} domin todo ${tasks}`,
  toDo: 'Abin yi yanzu',
  applied: 'Todo da kuka nema',
  seeAll: 'Duba duka',
}
