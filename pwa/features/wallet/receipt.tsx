import { useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { Sheet } from '#pwa/ui/dialog.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import type { BalancedRow } from './reads.ts'
import { amountWords, linesOf, textOf } from './receipt-lines.ts'
import { words } from './receipt-words.ts'
import { canShareFiles, copyText, sharePicture, shareText } from './share.ts'
import { TransactionBadge } from './transaction-parts.tsx'
import './receipt.css'

const loadPicture = () => import('./receipt-picture.ts')

function Actions({ row }: { row: BalancedRow }) {
  const [isDrawing, setIsDrawing] = useState(false)
  const text = async () => {
    const done = await shareText(words.title, textOf(row))
    if (done === 'saved') toast(words.copiedText)
    if (done === 'cannot') toast(words.cannotCopy, 'bad')
  }
  const picture = async () => {
    setIsDrawing(true)
    try {
      const { drawReceipt } = await loadPicture()
      const bytes = await drawReceipt(row)
      if (!bytes) return toast(words.cannotDraw, 'bad')
      const done = await sharePicture(bytes, words.file(row.reference_number))
      if (done === 'saved') toast(words.saved)
    } catch {
      toast(words.cannotDraw, 'bad')
    } finally {
      setIsDrawing(false)
    }
  }
  const copy = async () => {
    const isCopied = await copyText(row.reference_number)
    toast(isCopied ? words.copied : words.cannotCopy, isCopied ? 'good' : 'bad')
  }
  return (
    <>
      <Button icon="send" onClick={() => void text()}>
        {words.shareText}
      </Button>
      <Button tone="plain" icon="image" busy={isDrawing} onClick={() => void picture()}>
        {canShareFiles() ? words.sharePicture : words.savePicture}
      </Button>
      <Button tone="quiet" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </>
  )
}

function Body({ row }: { row: BalancedRow }) {
  const { TransactionStatus: status } = row
  return (
    <div className="receipt">
      <div className="receipt-amount">
        <p
          className="receipt-figure"
          data-type={row.TransactionType}
          data-failed={status === 'failed' || undefined}
        >
          {amountWords(row)}
        </p>
        <TransactionBadge status={status} />
      </div>
      {status === 'pending' && (
        <p className="small soft">{row.withdrawal ? words.pending : words.held}</p>
      )}
      {status === 'failed' && <p className="small soft">{words.failed}</p>}
      <dl className="receipt-lines">
        {/* How it stands is told above already. */}
        {linesOf(row).map(([label, text], at, all) =>
          label && label !== words.status ? (
            <div key={label} className="receipt-line">
              <dt>{label}</dt>
              <dd>{text}</dd>
              {/* What belongs to the line above and has no name of its own. */}
              {all[at + 1]?.[0] === '' && <dd>{all[at + 1]?.[1]}</dd>}
            </div>
          ) : null,
        )}
      </dl>
    </div>
  )
}

/** One row of the wallet, to keep or to show somebody. */
export function Receipt({ row, onClose }: { row: BalancedRow | null; onClose: () => void }) {
  return (
    <Sheet
      open={row !== null}
      onClose={onClose}
      title={words.title}
      actions={row && <Actions row={row} />}
    >
      {row && <Body row={row} />}
    </Sheet>
  )
}
