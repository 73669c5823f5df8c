import type { CaipNetworkId } from '@foyer/core'
import { describeNetwork, disconnect } from '@foyer/core/internal/account'
import { useStore } from '@nanostores/react'
import { ChevronRight, LogOut } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '../components/Button.js'
import { Icon } from '../components/Icon.js'
import { ListEndFade } from '../components/ListEndFade.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { StatusRing } from '../components/StatusRing.js'
import { StatusScreen } from '../components/StatusScreen.js'
import { useViewUi } from '../i18n/useViewUi.js'
import { useAppName, useUi } from '../internal/UiContext.js'
import { useActiveAccount } from '../internal/useActiveAccount.js'
import { useUnsupportedNetworkToast } from '../internal/useConnectionToasts.js'
import { useSwitchNetworkInModal } from '../internal/useSwitchNetworkInModal.js'

export function UnsupportedNetworkView() {
  const { context, messages } = useViewUi()
  const { networks, switching } = context.stores
  const site = useAppName()
  const { namespace } = useActiveAccount()
  const all = useStore(networks.$all).filter(({ chainNamespace }) => chainNamespace === namespace)
  const state = useStore(switching.$switching)
  useStore(networks.$states)
  const [isBusy, setBusy] = useState(false)
  const switchTo = useSwitchNetworkInModal()
  useUnsupportedNetworkToast(namespace)
  const { switching: texts, account } = messages
  const { unsupportedCaipNetworkId } = networks.state(namespace)
  const reference = unsupportedCaipNetworkId?.split(':')[1] ?? ''
  const networkName = useNetworkName(unsupportedCaipNetworkId)
  const end = () => {
    setBusy(true)
    disconnect(context.modal)
      .catch((cause) => context.log('warn', 'Failed to notify the wallet of the disconnect', cause))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <div className="fy-body fy-body--list">
        <StatusScreen
          isTight
          // Becomes an alert once the network's name is known, so that screen readers read it once.
          role={networkName === undefined ? undefined : 'alert'}
          picture={
            <StatusRing state="warn">
              <NetworkIcon
                network={{ id: reference, name: networkName ?? '?', caipNetworkId: unsupportedCaipNetworkId }}
                size={72}
              />
            </StatusRing>
          }
          title={texts.unsupportedTitle(site, networkName ?? texts.unknownNetwork(reference))}
          text={texts.unsupportedText}
        />
        <Rows label={messages.networks.title}>
          {all.map((network) => (
            <Row
              key={network.caipNetworkId}
              icon={<NetworkIcon network={network} />}
              title={network.name}
              names="title"
              focusKey={`network:${network.caipNetworkId}`}
              isBusy={state.status === 'waiting' && state.caipNetworkId === network.caipNetworkId}
              end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
              onClick={() => switchTo(network)}
            />
          ))}
        </Rows>
        <ListEndFade />
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

/** Looks up the name of a network that the app does not list. Undefined while pending, null if unknown. */
function useNetworkName(caipNetworkId: CaipNetworkId | undefined): string | null | undefined {
  const { context } = useUi()
  const [known, setKnown] = useState<{ readonly of: CaipNetworkId; readonly name: string | null }>()
  useEffect(() => {
    if (!caipNetworkId) return
    let isWanted = true
    describeNetwork(context, caipNetworkId).then(
      (networkName) => isWanted && setKnown({ of: caipNetworkId, name: networkName?.name ?? null }),
    )
    return () => {
      isWanted = false
    }
  }, [context, caipNetworkId])
  return known?.of === caipNetworkId ? known?.name : undefined
}
