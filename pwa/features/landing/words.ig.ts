import type { Words } from '#schema/domain/localize.ts'
import type { aboutMessages as aboutTexts } from './about-messages.ts'
import type { messages as languageTexts } from './language-messages.ts'
import type { messages as landingTexts } from './messages.ts'

const about: Words<typeof aboutTexts> = {
  title: 'Maka Onise · Ụzọ ọhụrụ isi jikọọ ndị ọrụ',
  description: 'Ọrụ anyị bụ inye ndị mmadụ na ụlọ ọrụ ụzọ dị mfe na-ejikọ ndị ahịa na ndị ma ọrụ.',
  eyebrow: 'Maka Onise',
  headline: 'Ụzọ ọhụrụ isi jikọọ ndị ọrụ',
  lead: 'Onye chọrọ ka a kwụnyere ya ụzọ. Onye nọ nso ma akwụnye ụzọ nke ọma. Onise na-ejikọ ha abụọ, na-ejidekwa ego ahụ ruo mgbe a kwụnyere ụzọ ahụ.',
  getStarted: 'Malite',
  hero: 'Ụzọ ọhụrụ isi jikọọ ndị ọrụ',
  beliefs: [
    {
      id: 'mission',
      icon: 'done',
      title: 'Ọrụ anyị',
      text: 'Inye ndị mmadụ na ụlọ ọrụ ụzọ dị mfe na-ejikọ ndị ahịa na ndị ma ọrụ.',
    },
    {
      id: 'vision',
      icon: 'star',
      title: 'Ọhụụ anyị',
      text: 'Ịbụ ndị ndú n’ụwa niile n’ijikọ ndị chọrọ ọrụ na ndị nwere nka ịrụ ya.',
    },
    {
      id: 'commitment',
      icon: 'shield',
      title: 'Nkwa anyị',
      text: 'A na-eji ntụkwasị obi na nka arụ ọrụ. A na-ejide ego ahụ tupu ọrụ amalite, ọ bụrụkwa na akụkụ abụọ ekwekọrịtaghị, mmadụ ga-ekpebi ya.',
    },
  ],
  apart: 'Ihe mere anyị ji dị iche',
  cards: [
    {
      icon: 'clock',
      title: 'Ọ dị mfe mgbanwe',
      text: 'N’ebe ọrụ, site n’ebe ọzọ ma ọ bụ ha abụọ, otu ọnwa ma ọ bụ ise. Ọ bụ gị na-ahọrọ ọkachamara, ọnụ ego na ụbọchị.',
    },
    {
      icon: 'money',
      title: 'Ọ dịghị oke ọnụ',
      text: 'Itinye ọrụ bụ n’efu. Kwuo ọnụ ego gị, jiri proposal tụnyere ibe ya, kwụọ ihe unu kwekọrịtara.',
    },
    {
      icon: 'verified',
      title: 'Ọ dị nchebe',
      text: 'Ndị ọkachamara enyochara nwere akara, ịkwụ ụgwọ dịkwa nchebe: a na-ejide ego ahụ ruo mgbe ị kwadoro ọrụ ahụ.',
    },
    {
      icon: 'phone',
      title: 'Ihe niile n’otu ebe',
      text: 'Tinye ọrụ, họrọ onye ga-arụ ya, kparịta ụka, kwụọ ụgwọ ma kwuo uche gị n’otu ebe, na ekwentị ọ bụla, ma network ọ dị ma ọ dịghị.',
    },
  ],
  figuresTitle: 'Onise n’ọnụọgụ',
  figures: {
    services: 'Ọrụ ndị dị',
    vendors: 'Ndị ọkachamara a pụrụ ịtụkwasị obi',
    customers: 'Ndị ahịa obi tọrọ ụtọ',
    jobs: 'Ọrụ ndị e tinyere',
  },
}

const language: Words<typeof languageTexts> = { label: 'Asụsụ' }

const landing: Words<typeof landingTexts> = {
  title: 'Onise · Aka mara ọrụ maka ọrụ ọ bụla',
  account: 'Akaụntụ gị',
  offline: 'E nweghị ike iru Onise. Lelee network gị, pịa ọzọ.',
  endedElsewhere: 'A pụtala na akaụntụ gị na windo ọzọ nke ihe nchọgharị a.',
  logIn: 'Banye',
  register: 'Debanye aha',
  goTo: 'Gaa na dashboard gị,',

  headline: 'Aka mara ọrụ maka ọrụ ọ bụla.',
  lead: 'Tinye ọrụ ị chọrọ ka e mee, họrọ ọkachamara, kwụọ ụgwọ mgbe ị kwadoro ọrụ ahụ. Ruo mgbe ahụ, Onise na-ejide ego ahụ.',
  getStarted: 'Malite',
  people: 'Ndị ọkachamara na-arụ ọrụ',
  howLink: 'Otu o si arụ ọrụ',

  pause: 'Kwụsịtụ foto ndị a',
  play: 'Gosi foto ndị a',
  previous: 'Nke gara aga',
  next: 'Nke na-esote',

  alts: {
    electrician: 'Onye ọrụ eletrik kpu okpu nchekwa weliri bọlbụ na-enwu enwu.',
    tailor: 'Onye na-akwa akwa kpu fila na-akwa akwa adire.',
    baker: 'Onye na-eme keki, nke ke gele, ji keki nwere okpukpu abụọ.',
    barbering: 'Aka ji klipa na-akpụ isi.',
    cleaning: 'Aka yi gloves na-ehicha windo.',
    electricalWork: 'Aka ji sukudraịva n’ihu bọọdụ ọkụ eletrik.',
    painting: 'Aka ji rola na-ete mgbidi agba.',
  },

  trust: [
    {
      icon: 'lock',
      title: 'A na-ejide ego ahụ',
      text: 'Mgbe ị họrọ ọkachamara, a na-edebe ego ọrụ ahụ iche na wallet gị. A na-akwụ ya mgbe ị kwadoro ọrụ ahụ.',
    },
    {
      icon: 'verified',
      title: 'Mara onye ị họọrọ',
      text: 'Ọkachamara ọ bụla nwere profile nwere aha, ọrụ aka na nka ya. Gụọ ya tupu i nye ya todo gị.',
    },
    {
      icon: 'offline',
      title: 'Ọ na-arụ ọrụ ma network adịghị',
      text: 'A na-echekwa ihe i dere na ekwentị gị. A na-eziga ya otu ugboro, mgbe Onise mepere emepe ma e nwee ike iru ya.',
    },
  ],

  how: 'Otu o si arụ ọrụ',
  sides: [
    {
      title: 'Ị chọrọ ka a rụọrọ gị ọrụ',
      steps: [
        {
          title: 'Tinye todo gị',
          text: 'Kọwaa ihe ị chọrọ, ebe ọ dị, na ego ị chọrọ ịkwụ. Itinye ya bụ n’efu.',
        },
        {
          title: 'Họrọ proposal',
          text: 'Ndị ọkachamara ga-ezitere gị ọnụ ego na ụbọchị.',
        },
        { title: 'Kwado ọrụ ahụ', text: 'Ọ bụ mgbe ahụ ka a na-akwụ ọkachamara ahụ ụgwọ.' },
      ],
    },
    {
      title: 'I nwere ọrụ aka',
      steps: [
        {
          title: 'Họrọ ngalaba na nka gị',
          text: 'Ngalaba 13, site n’onye na-akpụ isi ruo n’onye na-edozi taya.',
        },
        {
          title: 'Ziga proposal',
          text: 'I nwere ike ide ya ma network adịghị. A na-eziga ya mgbe network lọtara.',
        },
        {
          title: 'Rụọ ọrụ ahụ, nata ego gị',
          text: 'A na-edebe ego ahụ iche tupu ị malite. Ọ na-abata na wallet gị mgbe onye ahịa kwadoro.',
        },
      ],
    },
  ],
  example: {
    label: 'Ihe atụ: ihe onye ọrụ ọkụ eletrik na-ahụ mgbe e nyere ya todo',
    person: 'Bukola',
    verified: 'Onye ahịa enyochara',
    status: 'A na-arụ ya',
    title: 'Gbanwee waya ụlọ abụọ ma tinye igbe mita ọhụrụ',
    meta: ['Yaba, Lagos', 'N’ebe ọrụ', 'Ọnwa 1'],
    heldTitle: 'E jidere ₦105,000 maka gị.',
    held: 'A ga-akwụ gị ụgwọ mgbe Bukola kwadoro ọrụ gị.',
  },

  categories: 'Ngalaba ndị a na-achọkarị',
  categoryNames: {
    barbering: 'Ịkpụ isi',
    cleaning: 'Nhicha',
    electricalWork: 'Ọrụ ọkụ eletrik',
    painting: 'Ite agba',
  },
  about: 'Maka Onise',
  aboutPictures: 'Ndị ọkachamara ị ga-ahụ ebe a',
  aboutText: [
    'Onise na-ejikọ ndị chọrọ ka a rụọrọ ha ọrụ na ndị ọkachamara na-arụ ya nke ọma, ka e jiri ntụkwasị obi na nka rụchaa ọrụ.',
    'Ọ dị mfe, ọ dịghị oke ọnụ, ọ dị nchebe, ihe niile dịkwa n’otu ebe: ị na-ahụ ọkachamara, unu ekwekọrịta n’ọnụ ego, ị kwụọ ụgwọ n’otu ebe. Ebumnobi anyị bụ ịbụ ndị ndú n’ụdị ọrụ a n’ụwa niile.',
  ],
  learnMore: 'Mụtakwuo',

  lastCall: 'Gịnị ka ị chọrọ ka e meere gị taa?',
  footer: {
    line: 'Oníṣẹ́ bụ okwu Yoruba pụtara onye na-arụ ọrụ.',
    categories: 'Ngalaba',
    more: ['Njem na ibu ngwongwo', 'Ọrụ ndụmọdụ'],
    company: 'Ụlọ ọrụ',
    aboutLink: 'Maka anyị',
    help: 'Enyemaka',
    app: 'Na ekwentị gị',
    stores: [
      { icon: 'play', soon: 'N’oge na-adịghị anya na', name: 'Google Play' },
      { icon: 'phone', soon: 'N’oge na-adịghị anya na', name: 'App Store' },
    ],
    social: 'Gwa ndị ọzọ',
    networks: {
      whatsapp: 'Kesaa Onise na WhatsApp',
      facebook: 'Kesaa Onise na Facebook',
      x: 'Kesaa Onise na X',
      telegram: 'Kesaa Onise na Telegram',
    },
    install:
      'Ugbu a: mepee menu nke ihe nchọgharị gị, tinye Onise n’ihu ekwentị gị. Ọ naghị ewe ohere.',
    rights: 'Ọnụ ego niile bụ naịra. E mere ya maka Naịjirịa.',
  },
}

export const words = {
  'features/landing/about-messages': about,
  'features/landing/language-messages': language,
  'features/landing': landing,
}
