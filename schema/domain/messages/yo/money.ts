import type { Words } from '#schema/domain/localize.ts'
import type { MONEY_MESSAGES } from '../money.ts'

export const words: Words<typeof MONEY_MESSAGES> = {
  minimumWithdraw: 'Iye tó kéré jù tí ẹ lè yọ ni 10000',
  validAccountNumber: 'Ẹ jọ̀ọ́, ẹ kọ nọ́ńbà àkáǹtì tó tọ́',
  paymentCancelled: 'A ti fagi lé owó sísan náà',
  applePayFailed:
    'Ìṣòro kan ṣẹlẹ̀ nígbà tí ẹ ń fi Apple Pay sanwó. Ẹ gbìyànjú lẹ́ẹ̀kan sí i tàbí kí ẹ lo ọ̀nà mìíràn.',
  outcomeUnknown:
    'Onise kò dáhùn lásìkò, nítorí náà ó ṣeé ṣe kó ti lọ tàbí kó má lọ. Ẹ wo ìdúnàádúrà yín kí ẹ tó tún gbìyànjú.',
  paymentReady: 'Owó sísan yín ti ṣe tán.',
  walletFunded: 'Owó ti wọ wallet',
  paymentPending: 'A ń jẹ́rìí sí owó sísan náà',
  withdrawalRequested: 'Owó tí ẹ yọ ti ń lọ.',
  withdrawalHeld: 'Orúkọ mìíràn ló wà lórí àkáǹtì báńkì yẹn. A máa yẹ owó yìí wò kí a tó fi ránṣẹ́.',
  oneAccount: 'Ẹ yan àkáǹtì tó wà ní ìpamọ́ tàbí kí ẹ kọ ọ̀kan, kì í ṣe méjèèjì.',
  accountRemoved: 'A ti yọ àkáǹtì náà kúrò. Owó tó ti wà lójú ọ̀nà yóò dé síbẹ̀.',
  accountFound: 'A ti rí àkáǹtì náà.',
  pinCreated: 'PIN ti wà.',
  pinUpdated: 'PIN ti yí padà.',
  pinCodeSent: 'A ti fi kóòdù ránṣẹ́ sí ímeèlì yín.',
  pinReset: 'PIN yín ti yí padà. Fún ààbò yín, ẹ lè tún yọ owó lẹ́yìn wákàtí 24.',
}
