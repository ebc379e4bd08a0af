import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { PAYOUT_MESSAGES } from '../payouts.ts'
import { words as errors } from './errors.ts'

export const words: Words<typeof PAYOUT_MESSAGES> = {
  tooManyPending: (count: number) =>
    `Kuɗin da kuka cire (${count}) yana kan hanya har yanzu. Ku jira har sai ɗaya ya isa.`,
  dailyLimit: (limit: Kobo, left: Kobo) =>
    `Za ku iya cire ${formatNaira(limit)} a rana; saura ${formatNaira(left)} na yau.`,
  newWalletLimit: (limit: Kobo, left: Kobo, until: number) =>
    `Don kare ku, za ku iya cire ${formatNaira(limit)} a rana har zuwa ${formatLagosDateTime(until)}, saboda asusunku ko PIN ɗinku sabo ne; saura ${formatNaira(left)} na yau.`,
  insufficientFunds: (available: Kobo) =>
    `${errors.insufficient_funds} Kuna da ${formatNaira(available)}.`,
  otherAccountName: 'Asusun yana da wani suna.',

  ownWithdrawal: 'Wani administrator ne zai duba kuɗin da kuka cire.',
  reviewEnded: 'An riga an yanke hukunci kan wannan cire kuɗi: an tura shi, ko an mayar da kuɗin.',
  reviewSent: 'Kuɗin yana kan hanya.',
  reviewReturned: (accountName: string) =>
    `${accountName} ba zai karɓi komai ba. Kuɗin ya dawo wallet.`,
  transferOpen: (status: string) =>
    `Kamfanin biya yana da wannan turawa har yanzu (${status}). Ku kawo ƙarshensa a dashboard ɗinsu tukuna.`,
  transferUnknown:
    'Kamfanin biya ba shi da turawa don wannan cire kuɗi, don haka ba zai yiwu ya isa ba.',
  sentBySystem: 'Ana sake tura wannan cire kuɗi da kansa.',
  beingSent: 'Ana tura wannan cire kuɗi yanzu. Ku sake gwadawa bayan ’yan mintuna.',
  overdueReturned: 'Kuɗin ya dawo wallet.',
  overdueArrived: 'An rubuta cewa kuɗin ya isa.',
  notSent: 'Ba a tura ba: asusun yana da wani suna.',
}
