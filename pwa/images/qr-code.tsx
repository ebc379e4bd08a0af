import { encode } from 'uqr'
import './qr-code.css'

/** Dark modules as one path; the quiet zone is part of the data. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** A QR code on white, in both themes: many cameras do not read an inverted one. `wide` for a text of many characters. */
export function QrCode({ text, label, wide }: { text: string; label: string; wide?: boolean }) {
  const { data, size } = encode(text, { border: 4 })
  return (
    <svg
      className="qr-code"
      data-wide={wide || undefined}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
