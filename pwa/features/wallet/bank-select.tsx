import { useState } from 'react'
import type { Bank } from '#schema/contract/withdrawals.ts'
import { Select } from '#pwa/ui/select.tsx'
import { TextField } from '#pwa/ui/text-field.tsx'
import { banksLike } from './bank-reads.ts'
import { words } from './withdraw-words.ts'

type Props = {
  banks: readonly Bank[]
  value: string
  onValue: (code: string) => void
  error: string | null | undefined
}

/** A real list, which every phone shows in its own way, with a search that shortens it; the last one left is chosen. */
export function BankSelect({ banks, value, onValue, error }: Props) {
  const [typed, setTyped] = useState('')
  const found = banksLike(banks, typed)
  const chosen = banks.find(({ code }) => code === value)
  const shown = chosen && !found.includes(chosen) ? [chosen, ...found] : found
  const search = (text: string) => {
    setTyped(text)
    const [only, ...more] = banksLike(banks, text)
    if (text && only && more.length === 0) onValue(only.code)
  }
  const status = found.length === 0 ? words.noneFound : words.found(found.length)
  return (
    <div className="stack stack-tight">
      <TextField
        label={words.search}
        icon="search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => search(target.value)}
        // It looks for a bank; it does not send money.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        hint={typed ? null : words.searchHint}
      />
      <p role="status" className="small soft">
        {typed && status}
      </p>
      <Select
        label={words.bank}
        name="bankCode"
        placeholder={words.selectBank}
        options={shown.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
        value={value}
        onChange={({ target }) => onValue(target.value)}
        error={error ?? null}
      />
    </div>
  )
}
