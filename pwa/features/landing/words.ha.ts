import type { Words } from '#schema/domain/localize.ts'
import type { aboutMessages as aboutTexts } from './about-messages.ts'
import type { messages as languageTexts } from './language-messages.ts'
import type { messages as landingTexts } from './messages.ts'

const about: Words<typeof aboutTexts> = {
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

const language: Words<typeof languageTexts> = { label: 'Harshe' }

const landing: Words<typeof landingTexts> = {
  title: 'Onise · Ƙwararrun hannaye ga kowane aiki',
  account: 'Asusunku',
  offline: 'Ba a iya isa Onise. Ku duba network ɗinku, sannan ku sake dannawa.',
  endedElsewhere: 'An fitar da ku a wata taga ta wannan burauzar.',
  logIn: 'Shiga',
  register: 'Yi rajista',
  goTo: 'Ku je dashboard ɗinku,',

  headline: 'Ƙwararrun hannaye ga kowane aiki.',
  lead: 'Ku saka aikin da kuke so a yi, ku zaɓi ƙwararre, ku biya idan kun amince da aikin. Kafin nan, Onise ce take riƙe da kuɗin.',
  getStarted: 'Fara yanzu',
  people: 'Ƙwararru a bakin aiki',
  howLink: 'Yadda yake aiki',

  pause: 'Dakatar da hotunan',
  play: 'Ci gaba da nuna hotunan',
  previous: 'Na baya',
  next: 'Na gaba',

  alts: {
    electrician: 'Mai aikin lantarki sanye da hular kariya, da kwan fitila mai haske a hannu.',
    tailor: 'Tela sanye da hula a wajen ɗinkin yadin adire.',
    baker: 'Mai gasa kek ɗaure da gele, riƙe da kek mai hawa biyu.',
    barbering: 'Hannu riƙe da injin aski a kan gashin da aka gyara.',
    cleaning: 'Hannu da safar hannu a wajen goge taga.',
    electricalWork: 'Hannu riƙe da sukudireba a allon rarraba wuta.',
    painting: 'Hannu riƙe da rola a wajen yi wa bango fenti.',
  },

  trust: [
    {
      icon: 'lock',
      title: 'Ana riƙe da kuɗin',
      text: 'Idan kun zaɓi ƙwararre, ana ware kuɗin aikin a wallet ɗinku. Ana biyan kuɗin ne idan kun amince da aikin.',
    },
    {
      icon: 'verified',
      title: 'Ku san wanda kuka zaɓa',
      text: 'Kowane ƙwararre yana da profile mai ɗauke da suna, sana’a da ƙwarewa. Ku karanta shi kafin ku ba da todo ɗinku.',
    },
    {
      icon: 'offline',
      title: 'Yana aiki ko babu network',
      text: 'Ana adana abin da kuka rubuta a wayarku. Ana aika shi sau ɗaya, lokacin da Onise take buɗe kuma an iya isa gare ta.',
    },
  ],

  how: 'Yadda yake aiki',
  sides: [
    {
      title: 'Kuna so a yi muku aiki',
      steps: [
        {
          title: 'Ku saka todo ɗinku',
          text: 'Ku bayyana abin da kuke so, wurin, da kuɗin da kuke so ku biya. Saka todo kyauta ne.',
        },
        {
          title: 'Ku zaɓi proposal',
          text: 'Ƙwararru za su aiko muku da farashi da rana.',
        },
        { title: 'Ku amince da aikin', text: 'Sai a lokacin ake biyan ƙwararren.' },
      ],
    },
    {
      title: 'Kuna da sana’a',
      steps: [
        {
          title: 'Ku zaɓi fanninku da ƙwarewarku',
          text: 'Fannoni 13, daga aski har zuwa gyaran taya.',
        },
        {
          title: 'Ku aika proposal',
          text: 'Ku rubuta ko babu network. Ana aika su idan ya dawo.',
        },
        {
          title: 'Ku yi aikin, a biya ku',
          text: 'Ana ware kuɗin kafin ku fara. Yana shiga wallet ɗinku idan kwastoma ya amince.',
        },
      ],
    },
  ],
  example: {
    label: 'Misali: abin da mai gyaran wutar lantarki take gani idan an ba ta todo',
    person: 'Bukola',
    verified: 'Kwastoma da aka tantance',
    status: 'Ana aiki',
    title: 'Sake wayar wutar ɗakuna biyu da saka sabon akwatin mita',
    meta: ['Yaba, Lagos', 'A wurin aiki', 'Wata 1'],
    heldTitle: 'Ana riƙe da ₦105,000 dominku.',
    held: 'Ana biyan ku idan Bukola ta amince da aikinku.',
  },

  categories: 'Fannonin da aka fi nema',
  categoryNames: {
    barbering: 'Aski',
    cleaning: 'Aikin tsabta',
    electricalWork: 'Aikin wutar lantarki',
    painting: 'Fenti',
  },
  about: 'Game da Onise',
  aboutPictures: 'Ƙwararrun da za ku samu a nan',
  aboutText: [
    'Onise tana haɗa mutanen da suke so a yi musu aiki da ƙwararrun da suka iya aikin sosai, domin a kammala ayyuka da amana da ƙwarewa.',
    'Tana da sauƙin amfani, sauƙin kuɗi da tsaro, kuma komai a wuri ɗaya: ku sami ƙwararre, ku yarda da farashi, ku biya a wuri ɗaya. Burinmu shi ne mu zama kan gaba a irin wannan hidima a duniya.',
  ],
  learnMore: 'Ƙarin bayani',

  lastCall: 'Me kuke so a yi muku yau?',
  footer: {
    line: 'Oníṣẹ́ kalmar Yarbanci ce, ma’anarta mai aiki.',
    categories: 'Fannoni',
    more: ['Sufuri da jigilar kaya', 'Hidimar ba da shawara'],
    company: 'Kamfani',
    aboutLink: 'Game da mu',
    help: 'Taimako',
    app: 'A wayarku',
    stores: [
      { icon: 'play', soon: 'Nan gaba a', name: 'Google Play' },
      { icon: 'phone', soon: 'Nan gaba a', name: 'App Store' },
    ],
    social: 'Ku gaya wa wasu',
    networks: {
      whatsapp: 'Yaɗa Onise a WhatsApp',
      facebook: 'Yaɗa Onise a Facebook',
      x: 'Yaɗa Onise a X',
      telegram: 'Yaɗa Onise a Telegram',
    },
    install:
      'Yanzu: ku buɗe menu na burauzarku, ku ƙara Onise a fuskar wayarku. Kusan ba ta cin wuri.',
    rights: 'Farashi da naira ne. An yi ta domin Nijeriya.',
  },
}

export const words = {
  'features/landing/about-messages': about,
  'features/landing/language-messages': language,
  'features/landing': landing,
}
