import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './hint-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ku ƙarfafa profile ɗinku',
  hints: {
    picture: 'Ku ƙara hoto',
    email: 'Ku tabbatar da imel ɗinku',
    skills: 'Ku ƙara ƙwarewa',
    description: 'Ku ƙara rubutu game da aikinku',
  },
  reasons: {
    picture: 'Mutane suna zaɓar fuskar da za su iya ganewa',
    email: 'Ana buƙatarsa kafin kuɗi ya motsa',
    skills: 'Kwastomomi suna nema bisa ƙwarewa',
    description: 'Kwastomomi suna kwatanta abin da ƙwararru suka rubuta',
  },
  unverified: 'Ba a tantance ku ba tukuna',
  unverifiedText:
    'Waɗanda aka tantance suna da alama da iyaka mafi girma. Za ku iya aiki ba tare da shi ba.',
  howVerified: 'Yadda za a tantance ku',
}
