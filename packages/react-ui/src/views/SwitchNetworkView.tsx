import { goBack } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { RotateCw } from 'lucide'
import { useEffect, useRef } from 'react'
import { Button } from '../components/Button.js'
import { Icon } from '../components/Icon.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { StatusRing } from '../components/StatusRing.js'
import { StatusScreen } from '../components/StatusScreen.js'
import { useViewUi } from '../i18n/useViewUi.js'
import { getAccountWalletName } from '../internal/getWalletName.js'
import { useSwitchNetworkInModal } from '../internal/useSwitchNetworkInModal.js'
import type { ViewProps } from '../internal/viewModule.js'
import { UnknownView } from './BrokenView.js'

export function SwitchNetworkView({ params }: ViewProps<'SwitchNetwork'>) {
  const { context, messages } = useViewUi()
  const { accounts, networks, switching } = context.stores
  const state = useStore(switching.$switching)
  const current = useStore(networks.$active)
  const switchTo = useSwitchNetworkInModal()
  const network = networks.find(params?.caipNetworkId)
  const { switching: texts, common, connecting } = messages

  const isIdle = state.status === 'idle'
  const hasRequested = useRef(!isIdle)
  useEffect(() => {
    // The app opened this view directly, so the view sends the request.
    if (hasRequested.current || !network) return
    hasRequested.current = true
    switchTo(network)
  }, [network, switchTo])
  if (!network) return <UnknownView />

  const wallet = getAccountWalletName(accounts.get(network.chainNamespace), messages)
  const isDeclined = state.status === 'declined'
  const picture = (
    <StatusRing state={isDeclined ? 'bad' : 'waiting'}>
      <NetworkIcon network={network} size={72} />
    </StatusRing>
  )
  const icon = <Icon node={RotateCw} className="fy-i fy-i--sm" />
  if (!isDeclined) {
    return (
      <div className="fy-body">
        <StatusScreen
          role="status"
          picture={picture}
          title={texts.waitingTitle(network.name)}
          text={texts.waitingText(wallet)}
        />
        <div className="fy-center fy-stack">
          <Button kind="3" size="sm" isBusy={isIdle} onClick={() => switchTo(network)}>
            {icon}
            {connecting.askAgain}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role="alert"
          isShaking
          picture={picture}
          title={current ? texts.declinedTitle(current.name) : texts.declinedTitleUnknown}
          text={current ? texts.declinedText(wallet, current.name) : texts.declinedTextUnknown(wallet)}
        />
      </div>
      <div className="fy-cta fy-pair">
        <Button kind="2" onClick={() => goBack(context)}>
          {current ? texts.stay : common.back}
        </Button>
        <Button kind="1" onClick={() => switchTo(network)}>
          {icon}
          {common.tryAgain}
        </Button>
      </div>
    </>
  )
}
