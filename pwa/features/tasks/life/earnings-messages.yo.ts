import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { EARNINGS_MESSAGES } from './earnings-messages.ts'

export const words: Words<typeof EARNINGS_MESSAGES> = {
  summary: (amount: string) => `Iye tí ẹ máa rí gbà gan-an: ${amount} ní báńkì yín`,
  summaryWallet: (amount: string) => `Iye tí ẹ máa rí gbà gan-an: ${amount} nínú wallet yín`,
  price: 'Iye owó',
  platformFee: (basisPoints: number) => `Owó iṣẹ́ Onise (${basisPoints / 100}%)`,
  wallet: 'Èyí tó máa wọ wallet yín',
  transferFee: (withdrawals: number) =>
    withdrawals === 1 ? 'Owó ìfiránṣẹ́' : `Owó ìfiránṣẹ́ (yíyọ owó ${withdrawals})`,
  stampDuty: 'Stamp duty',
  rest: 'Èyí tó máa ṣẹ́kù nínú wallet yín',
  bank: 'Èyí tó máa dé báńkì yín',
  tooLittle: `${formatNaira(WITHDRAW_MIN)} tàbí jù bẹ́ẹ̀ lọ lẹ lè yọ, nítorí náà èyí máa dúró nínú wallet yín títí owó mìíràn yóò fi wọlé.`,
  parts: (withdrawals: number) =>
    `Nítorí òdiwọ̀n yín, ìgbà ${withdrawals} lẹ máa yọ ọ́, ọ̀kọ̀ọ̀kan pẹ̀lú owó tirẹ̀.`,
}
