import type { Words } from '#schema/domain/localize.ts'
import type { WITHDRAWAL_NOTES } from '../withdrawal-notes.ts'

const BACK = 'Kuɗin ya dawo wallet ɗinku.'

export const words: Words<typeof WITHDRAWAL_NOTES> = {
  notAccepted: `Bankin bai karɓi kuɗin ba. ${BACK} Ku duba lambar asusun, ko ku yi amfani da wani asusu.`,
  stopped: `An dakatar da turawar kafin a tura. ${BACK} Za ku iya sake gwadawa.`,
  late: `Ba a kammala turawar a kan lokaci ba. ${BACK} Za ku iya sake gwadawa.`,
  reversed: `Bankin ya mayar da kuɗin. ${BACK} Ku duba lambar asusun, ko ku yi amfani da wani asusu.`,
  otherName: `Asusun yana da wani suna, don haka ba mu tura ba. ${BACK} Ku yi amfani da asusu mai sunanku.`,
  notSent: `Ba a iya tura shi ba. ${BACK} Ku duba lambar asusun, ko ku yi amfani da wani asusu.`,
  takesLong:
    'Wannan yana ɗaukar lokaci fiye da yadda aka saba. Kuɗinku yana nan lafiya: zai isa, ko ya dawo wallet ɗinku. Muna tambayar bankin.',
}
