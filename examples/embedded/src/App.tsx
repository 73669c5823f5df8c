import { describeError } from '@foyer/core/actions'
import { ConnectButton, useAccount, useDisconnect, useSignMessage } from '@foyer/react-ui'

export function App() {
  const { address, isConnected, user } = useAccount()
  const { signMessage, data, error, isPending } = useSignMessage()
  const { disconnect } = useDisconnect()
  return (
    <main>
      <header>
        <h1>Foyer’s embedded wallet</h1>
        <p>Log in by e-mail, and get a wallet whose keys this page cannot read.</p>
      </header>
      <section className="card" aria-label="Account">
        <div className="buttons">
          <ConnectButton />
        </div>
        <dl>
          <dt>E-mail</dt>
          <dd>{user?.email ?? 'Nobody is logged in'}</dd>
          <dt>Address</dt>
          <dd>{address}</dd>
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
          <button className="plain" type="button" disabled={!isConnected} onClick={() => disconnect()}>
            Log out
          </button>
        </div>
        <output>{error ? describeError(error) : isConnected && data}</output>
      </section>
    </main>
  )
}
