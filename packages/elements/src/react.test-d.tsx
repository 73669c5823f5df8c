import type { Modal } from '@foyer/core'
import type { FoyerButtonElement } from './exports/index.js'
import './exports/react.js'

export const page = (modal: Modal, ref: { current: FoyerButtonElement | null }) => (
  <>
    <foyer-button
      ref={ref}
      id="connect"
      modal={modal}
      namespace="solana"
      balance="hide"
      labels={{ connect: 'Join' }}
      connect-label="Join"
      onfoyer-connect={({ detail }) => detail.walletId.trim()}
    />
    <foyer-account balance="show" onfoyer-account-change={({ detail }) => detail.account.address.trim()} />
    <foyer-network network-label="{name}" onfoyer-network-change={({ detail }) => detail.caipNetworkId.trim()} />
    {/* @ts-expect-error no such value */}
    <foyer-button balance="maybe" />
    {/* @ts-expect-error the network button has no namespace */}
    <foyer-network namespace="eip155" />
    {/* @ts-expect-error no such text */}
    <foyer-button labels={{ join: 'Join' }} />
  </>
)
