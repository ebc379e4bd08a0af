import { INTEGRATION_ID, toIso, toIsoOrNull } from './responses.ts'
import type { Recipient, Transfer } from './rows.ts'

export const presentRecipient = (recipient: Recipient, domain: string) => ({
  active: true,
  createdAt: toIso(recipient.createdAt),
  currency: 'NGN',
  description: '',
  domain,
  email: '',
  id: recipient.id,
  integration: INTEGRATION_ID,
  metadata: recipient.metadata,
  name: recipient.name,
  recipient_code: recipient.code,
  type: 'nuban',
  updatedAt: toIso(recipient.createdAt),
  is_deleted: false,
  isDeleted: false,
  details: {
    authorization_code: null,
    account_number: recipient.accountNumber,
    account_name: recipient.accountName,
    bank_code: recipient.bankCode,
    bank_name: recipient.bankName,
  },
})

const presentCommon = (transfer: Transfer, domain: string) => ({
  amount: transfer.amount,
  createdAt: toIso(transfer.createdAt),
  currency: 'NGN',
  domain,
  failures: null,
  id: transfer.id,
  integration: INTEGRATION_ID,
  reason: transfer.reason,
  reference: transfer.reference,
  source: 'balance',
  source_details: null,
  status: transfer.status,
  titan_code: null,
  transfer_code: transfer.code,
  request: transfer.id + 1,
  transferred_at: toIsoOrNull(transfer.transferredAt),
  updatedAt: toIso(transfer.updatedAt),
})

/** As in the response to `POST /transfer`. */
export const presentInitiated = (transfer: Transfer, recipient: Recipient, domain: string) => ({
  ...presentCommon(transfer, domain),
  transfersessionid: [],
  transfertrials: [],
  recipient: recipient.id,
})

/** As in `GET /transfer`, `GET /transfer/verify/:reference` and the webhooks. */
export const presentTransfer = (transfer: Transfer, recipient: Recipient, domain: string) => ({
  ...presentCommon(transfer, domain),
  recipient: presentRecipient(recipient, domain),
  session: {
    provider: transfer.transferredAt ? 'nip' : null,
    id: transfer.transferredAt ? String(transfer.id) : null,
  },
  fee_charged: transfer.feeCharged,
  fees_breakdown: null,
  gateway_response: transfer.gatewayResponse,
})
