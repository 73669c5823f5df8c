import encodeQR from 'qr'
import { memo, useMemo } from 'react'
import { WalletIcon } from '../../components/WalletIcon.js'
import { toQrShape } from './toQrPath.js'

export interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** In the middle. */
  readonly picture?: { readonly name: string; readonly imageUrl: string | undefined } | undefined
}

/** The dark modules. The library's border is at least one wide; ours is the plate's own padding. */
const toMatrix = (text: string) =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))

/** A code for the camera of a phone, dark on white in both modes. */
export const QrCode = memo(function QrCode({ text, label, picture }: QrCodeProps) {
  const { size, path, finders } = useMemo(() => toQrShape(toMatrix(text), picture !== undefined), [text, picture])
  return (
    <div className="fy-qr fy-qr-in" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path className="fy-qr__m" d={path} />
        {finders.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <rect className="fy-qr__f" x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.9" />
            <rect x={x + 2} y={y + 2} width="3" height="3" rx="1" />
          </g>
        ))}
      </svg>
      {picture && (
        <span className="fy-qr__logo">
          <WalletIcon {...picture} />
        </span>
      )}
    </div>
  )
})
