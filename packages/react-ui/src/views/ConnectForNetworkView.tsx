import type { ViewParams } from '@foyer/core'
import { chooseWallet, listWallets, type ModalContext } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { Button } from '../components/Button.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { ProgressDots } from '../components/ProgressDots.js'
import { StatusScreen } from '../components/StatusScreen.js'
import { addViewTexts, useViewUi } from '../i18n/useViewUi.js'
import type { ViewModule, ViewProps } from '../internal/viewModule.js'
import account from '../shell/theme/account.css?text'
import couple from '../shell/theme/couple.css?text'
import fields from '../shell/theme/fields.css?text'
import lists from '../shell/theme/lists.css?text'
import ring from '../shell/theme/ring.css?text'
import tabs from '../shell/theme/tabs.css?text'

/** Offers to connect a wallet for the selected network. Existing connections stay. */
function ConnectForNetworkView({ params }: ViewProps<'SwitchActiveChain'>) {
  const { context, messages } = useViewUi()
  const { connectors, networks, router } = context.stores
  const active = useStore(networks.$active)
  useStore(connectors.$all)
  if (!params) return null
  const { namespace, caipNetworkId, navigateTo = 'Connect', navigateWithReplace = true } = params
  const network = networks.find(caipNetworkId) ?? networks.of(namespace)[0]
  const { switching, connecting } = messages
  const name = network?.name ?? namespace
  const current = active?.name ?? switching.yourWallet
  // First installed wallet of this namespace, which the view offers by name.
  const here = listWallets(context, namespace).find(({ isInstalled }) => isInstalled)
  const choose = () => {
    const route = { view: navigateTo, params: { namespace, caipNetworkId } } as const
    if (navigateWithReplace) router.replace(route)
    else router.push(route)
  }
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          isTight
          picture={
            <span className="fy-couple">
              {active && <NetworkIcon network={active} size={56} />}
              {active && <ProgressDots />}
              {network && <NetworkIcon network={network} size={56} />}
            </span>
          }
          title={switching.needTitle(name)}
          text={here ? switching.needTextHere(current, here.name, name) : switching.needText(current)}
        />
      </div>
      <div className="fy-cta fy-stack">
        {here && (
          <Button
            kind="1"
            onClick={() =>
              void chooseWallet(context, { walletId: here.walletIds[namespace] ?? here.id, namespace, caipNetworkId })
            }
          >
            {switching.connectOne(here.name)}
          </Button>
        )}
        <Button kind={here ? '3' : '1'} onClick={choose}>
          {here ? connecting.chooseAnother : switching.chooseOne}
        </Button>
      </div>
    </>
  )
}

/** Returns the selected network's name, else that of the first network of the namespace. */
function networkName({ stores }: ModalContext, params: ViewParams['SwitchActiveChain'] | undefined): string {
  if (!params) return ''
  const { networks } = stores
  return (networks.find(params.caipNetworkId) ?? networks.of(params.namespace)[0])?.name ?? params.namespace
}

export const connectForNetworkView: ViewModule<'SwitchActiveChain'> = {
  Component: ConnectForNetworkView,
  sheets: [account, fields, lists, ring, tabs, couple],
  title: (ui, params) => addViewTexts(ui).messages.switching.waitingTitle(networkName(ui.context, params)),
}
