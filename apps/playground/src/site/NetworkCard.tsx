import { useNetwork, useSwitchNetwork } from '@foyer/react-ui'
import { Globe } from 'lucide-react'
import { Outcome } from '../parts/Outcome'
import { ActionCard } from './ActionCard'

export function NetworkCard() {
  const { caipNetworkId, networks, isUnsupported } = useNetwork()
  const { switchNetwork, isPending, error } = useSwitchNetwork()
  return (
    <ActionCard icon={Globe} title="Switch network" uses="useSwitchNetwork">
      <div className="choices">
        {networks.map((network) => (
          <button
            key={network.caipNetworkId}
            type="button"
            className="chip"
            aria-pressed={network.caipNetworkId === caipNetworkId}
            disabled={isPending}
            onClick={() => switchNetwork(network.caipNetworkId)}
          >
            {network.name}
          </button>
        ))}
      </div>
      <Outcome isPending={isPending} pending="Waiting for your wallet" error={error}>
        {isUnsupported && <p>The wallet is on {caipNetworkId}, which this site does not use.</p>}
      </Outcome>
    </ActionCard>
  )
}
