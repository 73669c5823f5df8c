import encodeQR from 'qr'
import { memo, type ReactNode, useMemo } from 'react'
import { toQrShape } from './toQrPath.js'

export interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** In the middle. */
  readonly picture?: ReactNode
  /** Beside other things to choose. */
  readonly isSmall?: boolean | undefined
}

/** The dark modules. The library's border is at least one wide; ours is the plate's own padding. */
const toMatrix = (text: string) =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))

/** A code for the camera of a phone, dark on white in both modes. */
export const QrCode = memo(function QrCode({ text, label, picture, isSmall }: QrCodeProps) {
  return (
    <div className={`fy-qr fy-qr-in${isSmall ? ' fy-qr--sm' : ''}`} role="img" aria-label={label}>
      <QrModules text={text} hasHole={Boolean(picture)} />
      {picture && <span className="fy-qr__logo">{picture}</span>}
    </div>
  )
})

/** The code itself, with room for a picture in the middle. */
export function QrModules({ text, hasHole = false }: { readonly text: string; readonly hasHole?: boolean }) {
  const { size, path, finders } = useMemo(() => toQrShape(toMatrix(text), hasHole), [text, hasHole])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path className="fy-qr__m" d={path} />
      {finders.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect className="fy-qr__f" x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.9" />
          <rect x={x + 2} y={y + 2} width="3" height="3" rx="1" />
        </g>
      ))}
    </svg>
  )
}
