import { chooseWallet, listWallets } from '@foyer/core/ui'
import { Button } from '../components/Button.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { Path } from '../components/Path.js'
import { StateScreen } from '../components/StateScreen.js'
import { useReadable } from '../hooks/useReadable.js'
import { useViewUi } from '../useViewUi.js'
import type { ViewProps } from '../viewModule.js'

/** A network was chosen for which no wallet is connected yet. Those that are stay. */
export function SwitchActiveChainView({ params }: ViewProps<'SwitchActiveChain'>) {
  const { context, messages } = useViewUi()
  const { connectors, networks, router } = context.stores
  const active = useReadable(networks.$active)
  useReadable(connectors.$all)
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
