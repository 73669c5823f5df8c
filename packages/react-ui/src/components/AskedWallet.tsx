import type { ConnectedWalletInfo } from '@foyer/core'
import type { ReactNode } from 'react'
import { Ring } from './Ring.js'
import { StateScreen } from './StateScreen.js'
import { WalletIcon } from './WalletIcon.js'

export interface AskedWalletProps {
  readonly wallet: ConnectedWalletInfo | undefined
  readonly title: ReactNode
  readonly text: ReactNode
}

/** The connected wallet is asked for something, or is about to be. */
export function AskedWallet({ wallet, title, text }: AskedWalletProps) {
  return (
    <StateScreen
      role="status"
      picture={
        <Ring state="waiting">
          <WalletIcon walletId={wallet?.identifier} imageUrl={wallet?.icon} size={72} />
        </Ring>
      }
      title={title}
      text={text}
    />
  )
}
