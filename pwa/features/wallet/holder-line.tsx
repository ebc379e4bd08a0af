import { quoteFor } from '#schema/domain/banking.ts'
import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { formatNaira, koboFromText } from '#schema/domain/money.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { Spinner } from '#pwa/ui/spinner.tsx'
import type { Holder } from './bank-reads.ts'
import { words } from './withdraw-words.ts'
import './holder-line.css'

/** "MUSA A. BELLO – GTBank", under the number it belongs to (R43). */
export function HolderLine({ holder }: { holder: Holder }) {
  return (
    <div role="status" className="holder-line" data-is={holder.is}>
      {holder.is === 'asking' && (
        <p className="holder-line-words">
          <Spinner /> {words.asking}
        </p>
      )}
      {holder.is === 'known' && (
        <p className="holder-line-words strong">
          <Icon name="verified" /> {`${holder.name} – ${holder.bank}`}
        </p>
      )}
      {holder.is === 'wrong' && (
        <p className="holder-line-words">
          <Icon name="alert" /> {holder.words}
        </p>
      )}
      {holder.is === 'unknown' && (
        <p className="holder-line-words">
          <Icon name="alert" /> {words.nameUnknown}
        </p>
      )}
    </div>
  )
}

/** What arrives and what the bank takes, before anything is confirmed (R43). */
export function QuoteLine({ amount }: { amount: string }) {
  const kobo = koboFromText(amount)
  const quote = kobo !== null && kobo >= WITHDRAW_MIN ? quoteFor(kobo) : null
  return (
    <p role="status" className="small strong">
      {quote && words.charge(formatNaira(quote.arrives), formatNaira(quote.charge))}
    </p>
  )
}
