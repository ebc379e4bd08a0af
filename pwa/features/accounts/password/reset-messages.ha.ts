import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './reset-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Sabuwar kalmar sirri',
  for: (email: string) => `Don asusun ${email}.`,
  send: 'Adana kalmar sirri',
  brokenTitle: 'Wannan link bai cika ba',
  broken: 'Ku sake buɗe shi daga imel ɗin, ko ku bari mu aiko muku da sabo.',
  newLink: 'Aika sabon link',
  effect: 'Daga nan za a fitar da ku a kowace na’ura. PIN ɗinku yana nan yadda yake.',
  offline:
    'Babu network. Kuna buƙatarsa don adana sabuwar kalmar sirri. Link ɗin yana aiki na minti 30.',
  remember: 'Kun san kalmar sirrinku?',
}
