import { ConnectButton, NetworkButton, useConnections, useDisconnect } from '@foyer/react-ui'
import { NamespaceCard } from './NamespaceCard'

export function App() {
  const { connections } = useConnections()
  const { disconnect } = useDisconnect()
  return (
    <main>
      <header>
        <h1>Foyer on five kinds of networks</h1>
        <p>Connect a wallet of each: all stay connected at once.</p>
      </header>
      <div className="buttons">
        <NetworkButton />
        <ConnectButton />
        <button className="plain" type="button" disabled={connections.length === 0} onClick={() => disconnect()}>
          Disconnect all
        </button>
      </div>
      <NamespaceCard namespace="eip155" label="EVM" />
      <NamespaceCard namespace="solana" label="Solana" />
      <NamespaceCard namespace="bip122" label="Bitcoin" />
      <NamespaceCard namespace="polkadot" label="Polkadot" />
      <NamespaceCard namespace="cosmos" label="Cosmos" />
    </main>
  )
}
