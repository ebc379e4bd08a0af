/** The sandbox's control, as far as the seed uses it. */
export function createSandboxClient(url: string, send: typeof fetch = fetch) {
  async function control(path: string, body: object | null): Promise<void> {
    const response = await send(`${url}/_control/${path}`, {
      method: body ? 'POST' : 'DELETE',
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The sandbox rejected ${path}: ${await response.text()}`)
  }
  return {
    /** The time of everything from now on; null is the current time. */
    setTime: (at: number | null) => control('clock', { at }),
    pay: (reference: string, channel: 'card' | 'bank_transfer') =>
      control('pay', { reference, outcome: 'success', channel }),
    /** With another amount than the requested one, in kobo. */
    payAmount: (reference: string, amount: number) =>
      control('pay', { reference, outcome: 'success', channel: 'card', amount }),
    setAccountName: (accountNumber: string, accountName: string) =>
      control('account', { account_number: accountNumber, account_name: accountName }),
    setFaults: (faults: object) => control('faults', faults),
    resetFaults: () => control('faults', null),
  }
}

export type SandboxClient = ReturnType<typeof createSandboxClient>
