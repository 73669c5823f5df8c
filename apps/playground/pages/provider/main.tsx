import { evm } from '@foyer/adapter-evm'
import { createModal } from '@foyer/core'
import { reactUi } from '@foyer/react-ui'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { openSandbox } from '../lib/openSandbox'
import { show } from '../lib/show'
import { siteOptions } from '../lib/siteOptions'

const local = await openSandbox()
const options = siteOptions(local)
const provider = await UniversalProvider.init({
  projectId: options.projectId,
  metadata: { name: 'Harbor', description: 'Berths by the night', url: location.origin, icons: [] },
  telemetryEnabled: false,
  logger: 'silent',
  ...(local.relayUrl !== undefined && { relayUrl: local.relayUrl }),
})
// On this machine nobody attests where a request comes from.
provider.client.core.verify.register = async () => ''

show(createModal({ ...options, adapters: [evm()], ui: reactUi(), universalProvider: provider }))
