import { createModal } from '@foyer/core'
import { tron, tronMainnet, tronNile } from '@foyer/example-adapter'
import { reactUi } from '@foyer/react-ui'
import { loadLocalServices } from '../../src/sandbox/loadLocalServices'
import { getSharedOptions } from '../lib/getSharedOptions'
import { renderPage } from '../lib/renderPage'
import { Namespaces } from '../namespaces/Namespaces'
import { installTronWallet } from './installTronWallet'

const local = await loadLocalServices()
if (new URLSearchParams(location.search).get('wallets') !== 'none') installTronWallet()
const adapter = tron()
const networks = [tronMainnet, tronNile] as const
const node = [{ url: `${location.origin}/pages/sixth/node` }]
renderPage(
  createModal({
    ...getSharedOptions(local),
    adapters: [adapter],
    networks,
    customRpcUrls: { [tronMainnet.caipNetworkId]: node, [tronNile.caipNetworkId]: node },
    ui: reactUi(),
  }),
  <Namespaces chains={[{ namespace: 'tron', label: 'TRON', adapter, networks }]} />,
)
