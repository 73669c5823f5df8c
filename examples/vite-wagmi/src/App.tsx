import { ConnectButton, NetworkButton } from '@foyer/react-ui'
import { useConnection, useDisconnect, useSignMessage, useVerifyMessage } from 'wagmi'

const message = 'Hello from wagmi'

export function App() {
  const { address, chain, isConnected } = useConnection()
  const { mutate: signMessage, data: signature, error, isPending, reset } = useSignMessage()
  const { mutate: disconnect } = useDisconnect({ mutation: { onSuccess: reset } })
  const { data: isValid } = useVerifyMessage({ address, message, signature, query: { enabled: !!signature } })
  return (
    <main>
      <header>
        <h1>Foyer with wagmi</h1>
        <p>Connect a wallet with Foyer’s button, then use wagmi’s hooks.</p>
      </header>
      <div className="buttons">
        <NetworkButton />
        <ConnectButton />
      </div>
      <section className="card" aria-label="wagmi">
        <dl>
          <dt>Address</dt>
          <dd>{address ?? 'No wallet is connected'}</dd>
          <dt>Network</dt>
          <dd>{chain?.name}</dd>
        </dl>
        <div className="buttons">
          <button
            className="plain"
            type="button"
            disabled={!isConnected || isPending}
            onClick={() => signMessage({ message })}
          >
            Sign a message
          </button>
          <button className="plain" type="button" disabled={!isConnected} onClick={() => disconnect()}>
            Disconnect by wagmi
          </button>
        </div>
        <output>{error ? error.message.split('\n')[0] : signature}</output>
        <output>{isValid && 'The signature is valid'}</output>
      </section>
    </main>
  )
}
