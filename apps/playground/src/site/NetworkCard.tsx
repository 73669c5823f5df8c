import { useNetwork } from '@foyer/react-ui'
import { Globe } from 'lucide-react'
import { Outcome } from '../parts/Outcome'
import { ActionCard } from './ActionCard'

export function NetworkCard() {
  const { caipNetworkId, networks, isUnsupported, switchNetwork, isSwitching, error } = useNetwork()
  return (
    <ActionCard icon={Globe} title="Switch network" uses="useNetwork">
      <div className="choices">
        {networks.map((network) => (
          <button
            key={network.caipNetworkId}
            type="button"
            className="chip"
            aria-pressed={network.caipNetworkId === caipNetworkId}
            disabled={isSwitching}
            onClick={() => switchNetwork(network.caipNetworkId).catch(() => undefined)}
          >
            {network.name}
          </button>
        ))}
      </div>
      <Outcome isPending={isSwitching} pending="Waiting for your wallet" error={error}>
        {isUnsupported && <p>The wallet is on {caipNetworkId}, which this site does not use.</p>}
      </Outcome>
    </ActionCard>
  )
}
