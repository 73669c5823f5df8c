import encodeQR from 'qr'
import { memo, type ReactNode, useMemo } from 'react'
import { createQrShape } from './createQrShape.js'

export interface QrCodeProps {
  readonly text: string
  readonly label: string
  readonly icon?: ReactNode
  readonly isSmall?: boolean | undefined
}

/**
 * Encodes a text. Strips the border that `qr` always adds, because the white plate around the code has its own padding.
 */
const toMatrix = (text: string) =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))

/** Renders a QR code dark on white in both color modes, as cameras need it. */
export const QrCode = memo(function QrCode({ text, label, icon, isSmall }: QrCodeProps) {
  return (
    <div className={`fy-qr fy-qr-in${isSmall ? ' fy-qr--sm' : ''}`} role="img" aria-label={label}>
      <QrModules text={text} hasHole={Boolean(icon)} />
      {icon && <span className="fy-qr__logo">{icon}</span>}
    </div>
  )
})

export function QrModules({ text, hasHole = false }: { readonly text: string; readonly hasHole?: boolean }) {
  const { size, path, finders } = useMemo(() => createQrShape(toMatrix(text), hasHole), [text, hasHole])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
      {finders.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect className="fy-qr__f" x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.9" />
          <rect x={x + 2} y={y + 2} width="3" height="3" rx="1" />
        </g>
      ))}
    </svg>
  )
}
