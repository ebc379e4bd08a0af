import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  dashboard: 'Dashboard',
  welcome: (name: string) => `Barka da zuwa, ${name}`,
  welcomeNote: 'Aikinku da proposal ɗinku.',
  kycTitle: 'Ba a tantance asusunku ba tukuna',
  readyTitle: 'Profile ɗinku ya shirya',
  readyText:
    'Kwastomomi suna karanta shi tare da kowane proposal naku. Yanzu ku nemo todo ku aika farashinku. Nema kyauta ne.',
  kyc: 'Wani mutum a Onise yana bincika ko ku wane ne. Kwastomomi suna ganin alamar. Za ku iya nema a biya ku ba tare da shi ba.',
  kycAction: 'Yadda za a tantance ku',
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
