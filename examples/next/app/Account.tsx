'use client'

import { describeError } from '@foyer/core/actions'
import { ConnectButton, NetworkButton, useAccount, useNetwork, useSignMessage, useSignOut } from '@foyer/react-ui'

export function Account() {
  const { address, isConnected } = useAccount()
  const { network } = useNetwork()
  const { signMessage, data, error, isPending } = useSignMessage()
  const { signOut } = useSignOut()
  return (
    <section className="card" aria-label="Account">
      <div className="buttons">
        <NetworkButton />
        <ConnectButton />
      </div>
      <dl>
        <dt>Address</dt>
        <dd>{address ?? 'No wallet is connected'}</dd>
        <dt>Network</dt>
        <dd>{network?.name}</dd>
      </dl>
      <div className="buttons">
        <button
          className="plain"
          type="button"
          disabled={!isConnected || isPending}
          onClick={() => signMessage({ message: 'Hello from Foyer' })}
        >
          Sign a message
        </button>
        <button className="plain" type="button" disabled={!isConnected} onClick={() => signOut()}>
          Sign out
        </button>
      </div>
      <output>{error ? describeError(error) : data}</output>
    </section>
  )
}
