import type { Network } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide'
import { Icon } from '../../components/Icon.js'
import { ListEnd } from '../../components/ListEnd.js'
import { NetworkIcon } from '../../components/NetworkIcon.js'
import { Ring } from '../../components/Ring.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { StateScreen } from '../../components/StateScreen.js'
import { useSwitchInModal } from '../../hooks/useSwitchInModal.js'
import { enSwap } from '../../messages/enSwap.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { useSwap } from './useSwap.js'

/** Nobody swaps here: the networks of the site where it is possible. */
export function NoNetwork({ network }: { readonly network: Network }) {
  const { context } = useUi()
  const texts = useWalletTexts('swap', enSwap)
  const { supported } = useSwap().state
  const switching = useStore(context.stores.switching.$switching)
  const switchTo = useSwitchInModal()
  return (
    <div className="fy-body fy-body--list">
      <StateScreen
        isTight
        role="alert"
        picture={
          <Ring state="warn">
            <NetworkIcon network={network} size={72} />
          </Ring>
        }
        title={texts.noNetwork(network.name)}
        text={supported.length > 0 ? texts.noNetworkText : texts.noNetworks}
      />
      {supported.length > 0 && (
        <Rows label={texts.networks}>
          {supported.map((each) => (
            <Row
              key={each.caipNetworkId}
              icon={<NetworkIcon network={each} />}
              title={each.name}
              focusKey={`network:${each.caipNetworkId}`}
              isBusy={switching.status === 'waiting' && switching.caipNetworkId === each.caipNetworkId}
              end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
              onClick={() => switchTo(each)}
            />
          ))}
        </Rows>
      )}
      <ListEnd />
    </div>
  )
}
