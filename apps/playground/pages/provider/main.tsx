import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { getSharedOptions } from '../lib/getSharedOptions'
import { loadServicesAndWallets } from '../lib/loadServicesAndWallets'
import { renderPage } from '../lib/renderPage'

const local = await loadServicesAndWallets()
const options = getSharedOptions(local)
const provider = await UniversalProvider.init({
  projectId: options.projectId,
  metadata: { name: 'Harbor', description: 'Berths by the night', url: location.origin, icons: [] },
  telemetryEnabled: false,
  logger: 'silent',
  ...(local.relayUrl !== undefined && { relayUrl: local.relayUrl }),
})
// The local services lack WalletConnect's Verify.
provider.client.core.verify.register = async () => ''

renderPage(createModal({ ...options, adapters: [evm()], ui: reactUi(), universalProvider: provider }))
