import type { ConnectedWalletInfo } from '@foyer/core'
import type { ReactNode } from 'react'
import { type RingStatus, StatusRing } from './StatusRing.js'
import { StatusScreen } from './StatusScreen.js'
import { WalletIcon } from './WalletIcon.js'

export interface WalletStatusRingProps {
  readonly wallet: ConnectedWalletInfo | undefined
  readonly state: RingStatus
}

/** Shows the wallet's icon in a ring that shows the status of a request. */
export function WalletStatusRing({ wallet, state }: WalletStatusRingProps) {
  return (
    <StatusRing state={state}>
      <WalletIcon walletId={wallet?.identifier} imageUrl={wallet?.icon} size={72} />
    </StatusRing>
  )
}

export interface WalletWaitingScreenProps {
  readonly wallet: ConnectedWalletInfo | undefined
  readonly title: ReactNode
  readonly text: ReactNode
}

export function WalletWaitingScreen({ wallet, title, text }: WalletWaitingScreenProps) {
  return (
    <StatusScreen
      role="status"
      picture={<WalletStatusRing wallet={wallet} state="waiting" />}
      title={title}
      text={text}
    />
  )
}
