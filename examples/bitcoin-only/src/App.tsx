import { describeError } from '@foyer/core/actions'
import { ConnectButton, NetworkButton, useAccount, useNetwork, useSignMessage } from '@foyer/react-ui'

export function App() {
  const { address, isConnected } = useAccount()
  const { network } = useNetwork()
  const { signMessage, data, error, isPending } = useSignMessage()
  return (
    <main>
      <header>
        <h1>Foyer on Bitcoin</h1>
        <p>Connect a wallet, switch the network, sign a message.</p>
      </header>
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
        <button
          className="plain"
          type="button"
          disabled={!isConnected || isPending}
          onClick={() => signMessage({ message: 'Hello from Foyer' })}
        >
          Sign a message
        </button>
        <output>{error ? describeError(error) : data}</output>
      </section>
    </main>
  )
}
