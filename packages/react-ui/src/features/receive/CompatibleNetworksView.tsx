import { ListEnd } from '../../components/ListEnd.js'
import { NetworkIcon } from '../../components/NetworkIcon.js'
import { enReceive } from '../../messages/enReceive.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { useReceivingNetworks } from './useReceivingNetworks.js'

/** The networks on which the address receives. */
export function CompatibleNetworksView() {
  const texts = useWalletTexts('receive', enReceive)
  const networks = useReceivingNetworks()
  return (
    <div className="fy-body fy-body--list">
      <p className="fy-hint">{texts.networksText}</p>
      <ul className="fy-rows" aria-label={texts.networksTitle}>
        {networks.map((network) => (
          <li key={network.caipNetworkId}>
            <div className="fy-row fy-row--static">
              <NetworkIcon network={network} />
              <span className="fy-row__m">
                <span className="fy-row__t fy-trunc">{network.name}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <ListEnd />
    </div>
  )
}
