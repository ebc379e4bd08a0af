import { randomBytes } from 'node:crypto'
import type { Accounts } from './accounts.ts'
import { findBank } from './banks.ts'
import { presentRecipient } from './present-transfer.ts'
import { failure, success, textField, type JsonObject, type Reply } from './responses.ts'
import type { Recipient, SandboxContext } from './rows.ts'

export const randomCode = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`

/** Bank accounts that transfers go to. An account has one recipient. */
export class Recipients {
  readonly #context: SandboxContext
  readonly #accounts: Accounts

  constructor(context: SandboxContext, accounts: Accounts) {
    this.#context = context
    this.#accounts = accounts
  }

  findByCode(code: string | undefined): Recipient | undefined {
    return this.#context.store.all('recipients').find((recipient) => recipient.code === code)
  }

  /** `POST /transferrecipient`. */
  create(body: JsonObject): Reply {
    const name = textField(body, 'name')
    const accountNumber = textField(body, 'account_number') ?? ''
    const bankCode = textField(body, 'bank_code') ?? ''
    const bank = findBank(bankCode)
    if ((textField(body, 'type') ?? 'nuban') !== 'nuban')
      return failure(400, 'Recipient type is not supported here')
    if (!name) return failure(400, 'Name is required', { code: 'missing_params' })
    if (!bank) return failure(400, 'Bank is invalid', { code: 'invalid_bank_code' })
    const accountName = this.#accounts.nameOf(bankCode, accountNumber)
    if (!accountName)
      return failure(400, 'Account details are invalid', { code: 'invalid_bank_account' })

    const { store, nextId, now, domain } = this.#context
    const key = `${bankCode}:${accountNumber}`
    const existing = store.find('recipients', key)
    const recipient: Recipient = existing ?? {
      id: nextId(),
      code: randomCode('RCP'),
      name,
      accountNumber,
      accountName,
      bankCode,
      bankName: bank.name,
      metadata: body['metadata'] ?? null,
      createdAt: now(),
    }
    if (!existing) store.write(['recipients', key, recipient])
    const reply = success(
      'Transfer recipient created successfully',
      presentRecipient(recipient, domain),
    )
    return { ...reply, status: 201 }
  }
}
