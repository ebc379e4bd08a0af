import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Kawo ƙarshen aikin',
  whatHappens: 'Abin da zai faru',
  needsNetwork: 'Babu network. Wannan yana motsa kuɗi, don haka ba zai jira a wannan waya ba.',
  offlineNote:
    'Za ku iya karanta wannan ba tare da network ba. Don kawo ƙarshen aikin, kuna buƙatarsa.',
  back: 'Koma todo',
  notYours: 'Kwastoma da ƙwararren wannan todo ne kaɗai za su iya kawo ƙarshen aikinsa.',

  forYou: 'Naku',
  backToYou: 'Zai dawo gare ku',
  forOther: (name: string) => `Na ${name}`,
  backToOther: (name: string) => `Zai koma ga ${name}`,

  fee: (amount: string) => `${amount} a ciki kuɗin hidimar Onise ne.`,

  reason: 'Me ya sa?',
  reasonHint: (other: string) => `Za a nuna wa ${other} ma.`,
  reasonRequired: 'Ku rubuta dalilin da kuke so a kawo ƙarshen aikin.',
  reopen: 'Me zai faru da todo ɗin?',
  reopenChoices: {
    close: { label: 'Rufe shi', note: 'Zai zauna a jerinku a matsayin wanda aka soke.' },
    reopen: {
      label: 'Sake buɗe shi',
      note: 'Da kuɗin da kuka ware a baya. Proposal da ba su wuce kwana 14 ba za su dawo.',
    },
  },

  decline: 'Ƙi wannan todo',
  declineSteps: (amount: string, client: string, until: string) => [
    `${amount} zai koma ga ${client} nan take. Ba za a biya ku ba.`,
    `Ba za a ƙirga shi a kanku ba, saboda kun ƙi kafin ${until}.`,
    'Todo ɗin zai sake buɗewa ga sauran ƙwararru, kuma za a janye proposal ɗinku.',
  ],
  leave: 'Soke aikin',
  leaveSteps: (amount: string, client: string) => [
    `${amount} zai koma ga ${client} nan take. Ba za a biya ku ba.`,
    'Za a ƙirga shi a matsayin aikin da aka soke a yawan ayyukan da kuka kammala.',
    'Todo ɗin zai sake buɗewa ga sauran ƙwararru, kuma za a janye proposal ɗinku.',
  ],

  cancelAlone: (amount: string) => `Soke ku karɓi ${amount}`,
  aloneTitle: 'Za ku iya sokewa ku kaɗai',
  aloneSteps: (amount: string, tasker: string, why: string) => [
    why,
    `${amount} zai dawo wallet ɗinku nan take. Ba za a biya ${tasker} ba.`,
    'Ba a iya mayar da wannan baya.',
  ],
  aloneInGrace: (until: string) =>
    `Ba a wuce minti 30 ba tun da kuka ba da wannan todo. Har zuwa ${until} za ku iya sokewa ba tare da tambaya ba.`,
  aloneWhenLate: (day: string) =>
    `An yarda a gama aikin ranar ${day}, kuma ba a miƙa komai ba. Ya makara har za ku iya sokewa ba tare da tambaya ba.`,

  offerTitle: 'Ku yi tayin wani ɓangare na kuɗin',
  offerSteps: (amount: string, tasker: string, until: string) => [
    `Ba za ku iya sokewa ku kaɗai ba kuma. Ku yi wa ${tasker} tayin wani ɓangare na ${amount} da ake riƙe da shi, daga ₦0 zuwa duka. Sauran zai dawo wallet ɗinku.`,
    `Ana jiran ${tasker} don karɓa ko buɗe jayayya. Idan kun aika tayin yanzu, babu amsa kafin ${until} yana nufin an karɓa.`,
    'Kafin nan babu abin da zai motsa, aikin zai ci gaba, kuma za ku iya janye tayin. Idan an miƙa aiki, tayin ya ƙare.',
  ],
  offerLater: (at: string) =>
    `Idan ba a miƙa komai ba, za ku iya sokewa ku kaɗai ku karɓi komai daga ${at}.`,
  offerAmount: (tasker: string) => `Nawa za a ba ${tasker}?`,
  offerRange: (max: string) => `Daga ₦0 zuwa ${max}, cikakken naira.`,
  offerSend: 'Aika wannan tayi',

  offerOf: (client: string) => `Tayin ${client} na kawo ƙarshen aikin`,
  yourOffer: 'Tayinku na kawo ƙarshen aikin',
  offerReason: (note: string) => `Dalili: ${note}`,
  offerReopens: 'Bayan haka todo ɗin zai sake buɗewa don proposal.',
  offerCloses: 'Bayan haka za a rufe todo ɗin.',
  answerBy: (until: string) =>
    `Ku ba da amsa kafin ${until}. Babu amsa kafin nan yana nufin kun karɓa.`,
  answerAwaited: (tasker: string, until: string) =>
    `Ana jiran amsar ${tasker} har zuwa ${until}. Babu amsa kafin nan yana nufin an karɓa.`,
  silent: (at: string) =>
    `Lokacin ba da amsa ya ƙare ${at}, don haka an ɗauka an karɓi tayin. Onise za ta motsa kuɗin a dubawarta ta gaba.`,
  accept: (amount: string) => `Karɓi ${amount}`,
  acceptNote:
    'Idan kun karɓa, za a raba kuɗin haka nan take, kuma aikin ya ƙare. Ba a iya mayar da wannan baya.',
  disputeNote:
    'Idan ba ku yarda ba, ku buɗe jayayya. Sannan duk kuɗin zai tsaya a riƙe har a yanke hukunci.',
  submitNote: 'Idan kun fara miƙa aikin, tayin ya ƙare.',
  dispute: 'Buɗe jayayya',
  withdraw: 'Janye tayin',
  withdrawNote: 'Idan kun janye shi, babu abin da zai motsa kuma aikin zai ci gaba.',
}
