import type { ViewParams } from '@foyer/core'
import { chooseWallet, listWallets, type ModalContext } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { Button } from '../components/Button.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { Path } from '../components/Path.js'
import { StateScreen } from '../components/StateScreen.js'
import account from '../theme/account.css?text'
import couple from '../theme/couple.css?text'
import fields from '../theme/fields.css?text'
import lists from '../theme/lists.css?text'
import ring from '../theme/ring.css?text'
import tabs from '../theme/tabs.css?text'
import { toViewUi, useViewUi } from '../useViewUi.js'
import type { ViewModule, ViewProps } from '../viewModule.js'

/** A network was chosen for which no wallet is connected yet. Those that are stay. */
function SwitchActiveChainView({ params }: ViewProps<'SwitchActiveChain'>) {
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
  // The one that the visitor has used, or that is here anyway.
  const here = listWallets(context, namespace).find(({ isInstalled }) => isInstalled)
  const choose = () => {
    const route = { view: navigateTo, params: { namespace, caipNetworkId } } as const
    if (navigateWithReplace) router.replace(route)
    else router.push(route)
  }
  return (
    <>
      <div className="fy-body">
        <StateScreen
          isTight
          picture={
            <span className="fy-couple">
              {active && <NetworkIcon network={active} size={56} />}
              {active && <Path />}
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

/** The network that was chosen, else the first one of its kind. */
function networkName({ stores }: ModalContext, params: ViewParams['SwitchActiveChain'] | undefined): string {
  if (!params) return ''
  const { networks } = stores
  return (networks.find(params.caipNetworkId) ?? networks.of(params.namespace)[0])?.name ?? params.namespace
}

export const switchActiveChainView: ViewModule<'SwitchActiveChain'> = {
  Component: SwitchActiveChainView,
  sheets: [account, fields, lists, ring, tabs, couple],
  title: (ui, params) => toViewUi(ui).messages.switching.waitingTitle(networkName(ui.context, params)),
}
