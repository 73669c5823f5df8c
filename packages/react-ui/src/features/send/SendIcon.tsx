import type { Network } from '@foyer/core'
import type { SendToken } from '@foyer/core/ui/send'
import { TokenFace } from '../../components/TokenFace.js'
import { TokenIcon } from '../../components/TokenIcon.js'

export interface SendIconProps {
  readonly token: SendToken
  readonly network: Network | undefined
}

/** What is being sent. */
export function SendIcon({ token, network }: SendIconProps) {
  if (!token.nft) return <TokenIcon token={token} network={network} corner={null} />
  return <TokenFace name={token.symbol} imageUrl={token.iconUrl} isSquare />
}
