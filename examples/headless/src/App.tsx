import { describeError } from '@foyer/core/actions'
import { useAccount, useNetwork, useSignMessage, useSwitchNetwork } from '@foyer/react-ui'
import { AccountDialog } from './AccountDialog'
import { ConnectDialog } from './ConnectDialog'

export function App() {
  const { address, isConnected } = useAccount()
  const { network, networks, caipNetworkId } = useNetwork()
  const { switchNetwork, error: switchError } = useSwitchNetwork()
  const { signMessage, data, error = switchError, isPending } = useSignMessage()
  const choose = (id: string) => {
    const chosen = networks.find((each) => each.caipNetworkId === id)
    if (chosen) switchNetwork(chosen)
  }
  return (
    <main>
      <header>
        <h1>Foyer without views</h1>
        <p>A modal of your own: connect a wallet, switch the network, sign a message.</p>
      </header>
      <section className="card" aria-label="Account">
        <div className="buttons">
          <select
            className="plain"
            aria-label="Network"
            value={network ? caipNetworkId : ''}
            onChange={({ target }) => choose(target.value)}
          >
            {!network && <option value="">Unknown network</option>}
            {networks.map((each) => (
              <option key={each.caipNetworkId} value={each.caipNetworkId}>
                {each.name}
              </option>
            ))}
          </select>
          {isConnected ? <AccountDialog /> : <ConnectDialog />}
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
