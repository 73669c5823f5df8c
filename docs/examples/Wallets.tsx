import { isModalError } from '@foyer/core'
import { describeError } from '@foyer/core/actions'
import { useAccount, useConnect, useDisconnect, useWallets } from '@foyer/react-ui'
import { useRef, useState } from 'react'

export function Wallets() {
  const [search, setSearch] = useState('')
  const [uri, setUri] = useState<string>()
  const attempt = useRef<AbortController>(undefined)
  const { wallets, status, hasMore, fetchMore } = useWallets({ search })
  const { connect, isPending, error } = useConnect()
  const { address, isConnected } = useAccount()
  const { disconnect } = useDisconnect()
  const select = (walletId: string) => {
    attempt.current = new AbortController()
    setUri(undefined)
    connect({ walletId, onUri: setUri, signal: attempt.current.signal })
  }
  if (isConnected) {
    return (
      <button type="button" onClick={() => disconnect()}>
        Disconnect {address}
      </button>
    )
  }
  if (isPending) {
    return (
      <section aria-busy>
        {/* A phone scans the URI: draw it with a QR library, for example `uqr`. */}
        {uri ? <a href={uri}>Open a wallet app</a> : <p>Continue in your wallet</p>}
        <button type="button" onClick={() => attempt.current?.abort()}>
          Cancel
        </button>
      </section>
    )
  }
  return (
    <section aria-busy={status === 'loading'}>
      <input aria-label="Search wallets" value={search} onChange={({ target }) => setSearch(target.value)} />
      <ul>
        {wallets.map(({ id, name, isInstalled }) => (
          <li key={id}>
            <button type="button" onClick={() => select(id)}>
              {name}
              {isInstalled && ' (installed)'}
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={fetchMore}>
          More
        </button>
      )}
      {error && !isModalError(error, 'MODAL_CLOSED') && <p role="alert">{describeError(error)}</p>}
    </section>
  )
}
