import type { BalancedRow } from './reads.ts'
import { amountWords, linesOf } from './receipt-lines.ts'
import { words } from './receipt-words.ts'

/** Twice the size it is meant for, so that it stays sharp on a phone. */
const SCALE = 2
const WIDTH = 360
const EDGE = 24
const LABEL_SIZE = 13
const TEXT_SIZE = 15
const LINE = 20
const GAP = 12
const HEAD = 132
const FACE = 'Roboto, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif'
/** The light theme's colours: a receipt is read on paper and in chats. */
const INK = { deep: '#08472e', onDeep: '#ffffff', soft: '#56655c', ink: '#14201a', line: '#d9d4c4' }

type Canvas = CanvasRenderingContext2D

function wrapped(canvas: Canvas, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  // A reference has no spaces to break at.
  for (const piece of text.split(/(?<=[\s-])/)) {
    if (line && canvas.measureText(line + piece.trimEnd()).width > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return line ? [...lines, line.trimEnd()] : lines
}

/** Drawn from the row alone, here on the phone; nothing is asked of anybody. */
export async function drawReceipt(row: BalancedRow): Promise<Blob | null> {
  const sheet = document.createElement('canvas')
  const canvas = sheet.getContext('2d')
  if (!canvas) return null
  const room = WIDTH - 2 * EDGE
  canvas.font = `${TEXT_SIZE}px ${FACE}`
  const blocks = linesOf({ ...row, balance: null }).map(([label, text]) => ({
    label,
    lines: wrapped(canvas, text, room),
  }))
  const heightOf = ({ label, lines }: (typeof blocks)[number]) =>
    (label ? LINE : 0) + lines.length * LINE + GAP
  const height = HEAD + EDGE + blocks.reduce((sum, block) => sum + heightOf(block), 0) + EDGE

  sheet.width = WIDTH * SCALE
  sheet.height = height * SCALE
  canvas.scale(SCALE, SCALE)
  canvas.textBaseline = 'top'
  canvas.fillStyle = '#ffffff'
  canvas.fillRect(0, 0, WIDTH, height)
  canvas.fillStyle = INK.deep
  canvas.fillRect(0, 0, WIDTH, HEAD)
  canvas.fillStyle = INK.onDeep
  canvas.font = `700 20px ${FACE}`
  canvas.fillText(words.brand, EDGE, EDGE)
  canvas.font = `${LABEL_SIZE}px ${FACE}`
  canvas.textAlign = 'right'
  canvas.fillText(words.title, WIDTH - EDGE, EDGE + 5)
  canvas.textAlign = 'left'
  canvas.font = `700 30px ${FACE}`
  canvas.fillText(amountWords(row), EDGE, 74, room)

  let top = HEAD + EDGE
  for (const { label, lines } of blocks) {
    if (label) {
      canvas.font = `${LABEL_SIZE}px ${FACE}`
      canvas.fillStyle = INK.soft
      canvas.fillText(label, EDGE, top)
      top += LINE
    }
    canvas.font = `500 ${TEXT_SIZE}px ${FACE}`
    canvas.fillStyle = INK.ink
    for (const line of lines) {
      canvas.fillText(line, EDGE, top)
      top += LINE
    }
    top += GAP
  }
  return new Promise((resolve) => sheet.toBlob(resolve, 'image/png'))
}
