import { disconnect } from '@foyer/core/ui/account'
import { useStore } from '@nanostores/react'
import { ChevronRight, LogOut } from 'lucide'
import { useState } from 'react'
import { Button } from '../components/Button.js'
import { Icon } from '../components/Icon.js'
import { ListEnd } from '../components/ListEnd.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { Ring } from '../components/Ring.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { StateScreen } from '../components/StateScreen.js'
import { useActiveAccount } from '../hooks/useActiveAccount.js'
import { useNetworkName } from '../hooks/useNetworkName.js'
import { useSwitchInModal } from '../hooks/useSwitchInModal.js'
import { useSite } from '../UiContext.js'
import { useViewUi } from '../useViewUi.js'

/** The wallet is on a network that the site does not use. */
export function UnsupportedChainView() {
  const { context, messages } = useViewUi()
  const { networks, switching } = context.stores
  const site = useSite()
  const { namespace } = useActiveAccount()
  const all = useStore(networks.$all).filter(({ chainNamespace }) => chainNamespace === namespace)
  const state = useStore(switching.$switching)
  useStore(networks.$states)
  const [isBusy, setBusy] = useState(false)
  const switchTo = useSwitchInModal()
  const { switching: texts, account } = messages
  const { unsupportedCaipNetworkId } = networks.state(namespace)
  const reference = unsupportedCaipNetworkId?.split(':')[1] ?? ''
  const found = useNetworkName(unsupportedCaipNetworkId)
  const end = () => {
    setBusy(true)
    disconnect(context)
      .catch((cause) => context.log('warn', 'The wallet could not be told of the disconnect', cause))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <div className="fy-body fy-body--list">
        <StateScreen
          isTight
          // Said once, when it is known what the network is called.
          role={found === undefined ? undefined : 'alert'}
          picture={
            <Ring state="warn">
              <NetworkIcon
                network={{ id: reference, name: found ?? '?', caipNetworkId: unsupportedCaipNetworkId }}
                size={72}
              />
            </Ring>
          }
          title={texts.unsupportedTitle(site, found ?? texts.unknownNetwork(reference))}
          text={texts.unsupportedText}
        />
        <Rows label={messages.networks.title}>
          {all.map((network) => (
            <Row
              key={network.caipNetworkId}
              icon={<NetworkIcon network={network} />}
              title={network.name}
              focusKey={`network:${network.caipNetworkId}`}
              isBusy={state.status === 'waiting' && state.caipNetworkId === network.caipNetworkId}
              end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
              onClick={() => switchTo(network)}
            />
          ))}
        </Rows>
        <ListEnd />
      </div>
      <div className="fy-cta">
        <Button kind="bad" isBusy={isBusy} onClick={end}>
          <Icon node={LogOut} className="fy-i fy-i--sm fy-flip" />
          {account.disconnect}
        </Button>
      </div>
    </>
  )
}
