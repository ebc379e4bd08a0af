import type { Words } from '#schema/domain/localize.ts'
import type { aboutMessages } from './about-messages.ts'

export const words: Words<typeof aboutMessages> = {
  title: 'Game da Onise · Sabuwar hanyar haɗa masu aiki',
  description:
    'Aikinmu shi ne mu ba mutane da ’yan kasuwa hanya mai sauƙi da ke haɗa masu neman aiki a yi musu da ƙwararru.',
  eyebrow: 'Game da Onise',
  headline: 'Sabuwar hanyar haɗa masu aiki',
  lead: 'Wani yana so a saka masa ƙofa. Wani a kusa ya iya saka ƙofa sosai. Onise tana haɗa su biyu, kuma tana riƙe da kuɗin har sai an saka ƙofar.',
  getStarted: 'Fara yanzu',
  hero: 'Sabuwar hanyar haɗa masu aiki',
  beliefs: [
    {
      id: 'mission',
      icon: 'done',
      title: 'Aikinmu',
      text: 'Mu ba mutane da ’yan kasuwa hanya mai sauƙi da ke haɗa masu neman aiki a yi musu da ƙwararru.',
    },
    {
      id: 'vision',
      icon: 'star',
      title: 'Burinmu',
      text: 'Mu zama kan gaba a duniya wajen haɗa mutanen da suke neman hidima da mutanen da suka iya aikin.',
    },
    {
      id: 'commitment',
      icon: 'shield',
      title: 'Alƙawarinmu',
      text: 'Ana yin ayyuka da hidimomi da amana da ƙwarewa. Ana riƙe da kuɗin kafin a fara aiki, kuma idan ɓangarorin biyu ba su yarda da juna ba, mutum ne yake yanke hukunci.',
    },
  ],
  apart: 'Abin da ya bambanta mu',
  cards: [
    {
      icon: 'clock',
      title: 'Mai sauƙin daidaitawa',
      text: 'A wurin aiki, daga nesa ko duka biyun, na wata ɗaya ko biyar. Ku ne kuke zaɓar ƙwararre, farashi da rana.',
    },
    {
      icon: 'money',
      title: 'Mai sauƙin kuɗi',
      text: 'Saka aiki kyauta ne. Ku faɗi farashinku, ku kwatanta proposal, ku biya abin da kuka yarda.',
    },
    {
      icon: 'verified',
      title: 'Mai tsaro',
      text: 'Ƙwararrun da aka tantance suna da alama, kuma biyan kuɗi yana da tsaro: ana riƙe da kuɗin har sai kun amince da aikin.',
    },
    {
      icon: 'phone',
      title: 'Komai a wuri ɗaya',
      text: 'Ku saka aiki, ku zaɓa, ku yi hira, ku biya, ku ba da sharhi a wuri ɗaya, a kowace waya, da network ko babu.',
    },
  ],
  figuresTitle: 'Onise a lissafi',
  figures: {
    services: 'Hidimomin da ake da su',
    vendors: 'Amintattun ƙwararru',
    customers: 'Kwastomomi masu farin ciki',
    jobs: 'Ayyukan da aka saka',
  },
}
