import type { Words } from '#schema/domain/localize.ts'
import type { MONEY_MESSAGES } from '../money.ts'

export const words: Words<typeof MONEY_MESSAGES> = {
  minimumWithdraw: 'Mafi ƙarancin cire kuɗi shi ne 10000',
  validAccountNumber: 'Ku saka lambar asusu ta gaskiya',
  paymentCancelled: 'An soke biyan',
  applePayFailed:
    'An sami matsala wajen biya da Apple Pay. Ku sake gwadawa ko ku yi amfani da wata hanyar biya.',
  outcomeUnknown:
    'Onise ba ta ba da amsa a kan lokaci ba, don haka mai yiwuwa ya yi ko bai yi ba. Ku duba hada-hadar kuɗinku kafin ku sake gwadawa.',
  paymentReady: 'Biyanku ya shirya.',
  walletFunded: 'An saka kuɗi a wallet',
  paymentPending: 'Ana tabbatar da biyan',
  withdrawalRequested: 'Kuɗin da kuka cire yana kan hanya.',
  withdrawalHeld: 'Asusun bankin yana da wani suna. Muna duba wannan cire kuɗi kafin mu tura shi.',
  oneAccount: 'Ku zaɓi asusun da aka adana ko ku rubuta wani, ba duka biyun ba.',
  accountRemoved: 'An cire asusun. Kuɗin da aka riga aka cire zai isa duk da haka.',
  accountFound: 'An sami asusun.',
  pinCreated: 'An ƙirƙiri PIN.',
  pinUpdated: 'An canja PIN.',
  pinCodeSent: 'Mun aika lamba zuwa imel ɗinku.',
  pinReset: 'An canja PIN ɗinku. Don kare ku, za ku iya sake cire kuɗi bayan awa 24.',
}
