import type { BalancedRow } from '#pwa/features/wallet/history/reads.ts'
import { messages } from './messages.ts'
import { receiptLines, signedAmount } from './receipt-lines.ts'

/** Drawn at twice its size, to be sharp on the display of a phone. */
const SCALE = 2
const WIDTH = 360
const MARGIN = 24
const LABEL_SIZE = 13
const TEXT_SIZE = 15
const LINE_HEIGHT = 20
const GAP = 12
const HEAD_HEIGHT = 132
const TEXT_WIDTH = WIDTH - 2 * MARGIN
const FONT = 'Roboto, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif'
/** The colours of the light theme: receipts are read on paper and in chats. */
const COLOURS = { head: '#08472e', onHead: '#ffffff', label: '#56655c', text: '#14201a' }

type Canvas = CanvasRenderingContext2D
type Block = { label: string; lines: string[] }

function wrapText(canvas: Canvas, text: string): string[] {
  const lines: string[] = []
  let line = ''
  // Also breaks after hyphens, because a reference has no spaces.
  for (const piece of text.match(/[^\s-]*[\s-]|[^\s-]+/g) ?? []) {
    if (line && canvas.measureText(line + piece.trimEnd()).width > TEXT_WIDTH) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return line ? [...lines, line.trimEnd()] : lines
}

const heightOf = ({ label, lines }: Block) =>
  (label ? LINE_HEIGHT : 0) + lines.length * LINE_HEIGHT + GAP

function drawHead(canvas: Canvas, row: BalancedRow) {
  canvas.fillStyle = COLOURS.head
  canvas.fillRect(0, 0, WIDTH, HEAD_HEIGHT)
  canvas.fillStyle = COLOURS.onHead
  canvas.font = `700 20px ${FONT}`
  canvas.fillText(messages.brand, MARGIN, MARGIN)
  canvas.font = `${LABEL_SIZE}px ${FONT}`
  canvas.textAlign = 'right'
  canvas.fillText(messages.title, WIDTH - MARGIN, MARGIN + 5)
  canvas.textAlign = 'left'
  canvas.font = `700 30px ${FONT}`
  canvas.fillText(signedAmount(row), MARGIN, 74, TEXT_WIDTH)
}

function drawBlocks(canvas: Canvas, blocks: readonly Block[]) {
  let top = HEAD_HEIGHT + MARGIN
  for (const { label, lines } of blocks) {
    if (label) {
      canvas.font = `${LABEL_SIZE}px ${FONT}`
      canvas.fillStyle = COLOURS.label
      canvas.fillText(label, MARGIN, top)
      top += LINE_HEIGHT
    }
    canvas.font = `500 ${TEXT_SIZE}px ${FONT}`
    canvas.fillStyle = COLOURS.text
    for (const line of lines) {
      canvas.fillText(line, MARGIN, top)
      top += LINE_HEIGHT
    }
    top += GAP
  }
}

/** The receipt as a PNG, drawn on the phone without the network. Null where the browser has no 2D canvas. */
export async function drawReceipt(row: BalancedRow, self: string): Promise<Blob | null> {
  const element = document.createElement('canvas')
  const canvas = element.getContext('2d')
  if (!canvas) return null
  canvas.font = `${TEXT_SIZE}px ${FONT}`
  const blocks = receiptLines({ ...row, balance: null }, self).map(([label, text]) => ({
    label,
    lines: wrapText(canvas, text),
  }))
  const height = HEAD_HEIGHT + 2 * MARGIN + blocks.reduce((sum, block) => sum + heightOf(block), 0)

  element.width = WIDTH * SCALE
  element.height = height * SCALE
  canvas.scale(SCALE, SCALE)
  canvas.textBaseline = 'top'
  canvas.fillStyle = '#ffffff'
  canvas.fillRect(0, 0, WIDTH, height)
  drawHead(canvas, row)
  drawBlocks(canvas, blocks)
  return new Promise((resolve) => element.toBlob(resolve, 'image/png'))
}
