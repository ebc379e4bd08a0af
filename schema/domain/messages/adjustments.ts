/** What administrators read about corrections of the ledger. */
export const ADJUSTMENT_MESSAGES = {
  direction: 'Say whether it is paid into the wallet or taken from it.',
  decision: 'Approve or reject it.',
  settlementDirection: 'Say whether it went to the bank or came from it.',
  requested: 'Another administrator must approve it now.',
  approved: 'The wallet is corrected.',
  rejected: 'Nothing was changed.',
  ownWallet: 'Nobody decides about their own wallet.',
  ownRequest: 'Another administrator than the one who asked for it must approve it.',
  alreadyDecided: 'This adjustment is decided already.',
  settled: 'It is in the ledger.',
  alreadySettled: 'A settlement with this id is in the ledger already.',
  notThatMuch: 'The ledger does not have this amount at the provider.',
} as const
