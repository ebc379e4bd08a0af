import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './next-step-messages.ts'

export const words: Words<typeof messages> = {
  chooseProposal: () => 'Ku zaɓi proposal ku ba da todo. Ba za ku biya komai ba kafin haka.',
  submit: ({ day, other }) =>
    `Ku miƙa aikin${day && ` zuwa ${day}`}. Ana biyan ku bayan amincewar ${other}.`,
  submitLate: ({ day, cancelDay, other }) =>
    `An yarda a gama aikin ranar ${day}. Ku miƙa shi yanzu: ${cancelDay ? `daga ${cancelDay}` : 'a yanzu'} ana iya sokewa daga ɓangaren ${other} kaɗai, a kuma mayar da kuɗin.`,
  awaitWork: ({ day, other }) => `Ana jiran ${other} don miƙa aikin${day && ` zuwa ${day}`}.`,
  workLate: ({ day, cancelDay, other }) =>
    `Aikin ${other} ya makara: an yarda a gama ranar ${day}.${cancelDay && ` Daga ${cancelDay} za ku iya sokewa ku kaɗai ku karɓi kuɗinku.`}`,
  mayCancel: ({ day, other }) =>
    `Aikin ${other} ya makara: an yarda a gama ranar ${day}. Za ku iya sokewa ku kaɗai yanzu ku karɓi kuɗinku.`,
  approve: ({ time, other }) =>
    time
      ? `Ku amince da aikin ko ku nemi gyara kafin ${time}. Idan ba haka ba, Onise za ta biya ${other} a lokacin.`
      : `Ku duba aikin, sannan ku amince da shi don a biya ${other}.`,
  awaitApproval: ({ time, other }) =>
    time
      ? `Za a biya ku ${time}, sai dai idan ${other} ya/ta nemi gyara.`
      : `Ana biyan ku bayan amincewar ${other}.`,
  paymentDue: ({ side, time, other }) =>
    `Lokacin ba da amsa ya ƙare ${time}. Onise za ta biya ${side === 'client' ? other : 'ku'} a dubawarta ta gaba.`,
  makeChanges: ({ other }) => `Akwai buƙatar gyara daga ${other}. Ku yi gyaran ku sake miƙa aikin.`,
  awaitChanges: ({ other }) =>
    `Kun nemi gyara. Ana jiran ${other} don yin gyaran da sake miƙa aikin.`,
  answerOffer: ({ time, other }) =>
    `Ku ba da amsar tayin ${other} na kawo ƙarshen aikin kafin ${time}. Idan babu amsa, an ɗauka kun karɓa.`,
  awaitOfferAnswer: ({ time, other }) =>
    `Ana jiran amsar ${other} kan tayinku na kawo ƙarshen aikin kafin ${time}. Idan babu amsa, an ɗauka an karɓa.`,
  offerAccepted: ({ time }) =>
    `Lokacin ba da amsar tayin ya ƙare ${time}, don haka an ɗauka an karɓa.`,
  disputed: () => 'Ana ci gaba da riƙe da kuɗin har a warware jayayyar.',
  answerDispute: ({ time }) =>
    `Ku ba da amsar jayayyar kafin ${time}. Sannan Onise za ta yanke hukunci, da amsarku ko babu.`,
  awaitDisputeAnswer: ({ time, other }) =>
    `Ana jiran amsar ${other} kan jayayyar kafin ${time}. Onise za ta yanke hukunci bayan haka.`,
  answerSplit: ({ time, other }) =>
    `Akwai tayin raba kuɗi daga ${other}. Ku karɓa ko ku yi wani tayi. Idan ba haka ba, Onise za ta yanke hukunci kafin ${time}.`,
  awaitDecision: ({ time, other }) =>
    `Onise za ta yanke hukuncin jayayyar kafin ${time}, sai dai idan kun yarda da juna da ${other} kafin nan.`,
  decisionLate: ({ side, time, other }) =>
    `Hukuncin ya makara. Idan babu hukunci kafin ${time}, za a mayar da kuɗin ga ${side === 'client' ? 'ku' : other}.`,
  review: ({ time, other }) =>
    `Ku yi sharhi kan ${other} kafin ${time}. Sharhinku zai bayyana idan an yi sharhi a kanku, ko a ranar nan.`,
  sealed: ({ time, other }) =>
    `Sharhinku zai bayyana idan ${other} ya/ta yi sharhi a kanku, ko ${time}.`,
  expired: ({ side }) =>
    side === 'client'
      ? 'Babu abin da ya faru a wannan todo na kwana 30, don haka an rufe shi. Za ku iya sake saka shi yadda yake.'
      : 'Babu abin da ya faru a wannan todo na kwana 30, don haka an rufe shi.',
  cancelled: () => 'An soke wannan todo. An rubuta inda kuɗin ya tafi a ƙasa.',
  deleted: ({ time, was }) =>
    `Kun goge wannan todo (${was}). Za ku iya dawo da shi har zuwa ${time}.`,
  deletedForGood: ({ side, other }) =>
    side === 'client'
      ? 'Kun goge wannan todo. Ba a iya dawo da shi kuma.'
      : `${other}: an goge wannan todo.`,
  removed: () => 'Onise ta cire wannan todo. An rubuta dalilin a ƙasa.',
  over: () => '',
}
