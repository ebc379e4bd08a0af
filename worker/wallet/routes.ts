import type { Served } from '../http/serve.ts'
import { showTransactions } from './actions.ts'
import { beginFunding, confirmFunding, showPayments } from './funding.ts'
import { showBanks } from './banks.ts'
import { decide, showHeld } from './held.ts'
import { findAccount } from './name-enquiry.ts'
import { sendPinCode, setPinAnew } from './pin-reset.ts'
import { changePin, makePin, showPin } from './pins.ts'
import { showStatement } from './statement.ts'
import { withdrawMoney } from './withdraw.ts'

export const walletRoutes: readonly Served[] = [
  showTransactions,
  beginFunding,
  confirmFunding,
  showPayments,
  showPin,
  makePin,
  changePin,
  sendPinCode,
  setPinAnew,
  showBanks,
  findAccount,
  withdrawMoney,
  showStatement,
  showHeld,
  decide,
]
