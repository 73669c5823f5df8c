import { createHash } from 'node:crypto'
import { findCoinIcon } from '../drawings/coinIcons'
import { drawGradient } from '../drawings/drawGradient'
import { findWalletIcon } from '../drawings/walletIcons'
import { toSvgText } from '../wallet/svg'

export function drawImage(kind: string, id: string) {
  const drawn = kind === 'getWalletImage' ? findWalletIcon(id) : findCoinIcon(id)
  const svg = toSvgText(drawn ?? drawGradient(`${kind} ${id}`))
  return { svg, etag: `"${createHash('sha256').update(svg).digest('hex').slice(0, 16)}"` }
}
