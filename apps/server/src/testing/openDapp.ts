import { createRequire } from 'node:module'
import type UniversalProvider from '@walletconnect/universal-provider'

/** Opens an app's client of WalletConnect that connects to this relay. */
export async function openDapp(relayUrl: string) {
  // Skips the hosted frame that attests a page, and the client that pages share.
  Object.assign(process.env, { IS_VITEST: 'true', DISABLE_GLOBAL_CORE: 'true' })
  const loaded: { readonly UniversalProvider: typeof UniversalProvider } = createRequire(import.meta.url)(
    '@walletconnect/universal-provider',
  )
  const provider = await loaded.UniversalProvider.init({
    projectId: 'test',
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    storageOptions: { database: ':memory:' },
    metadata: { name: 'Harbor', description: 'An app of the tests', url: 'http://localhost:3000', icons: [] },
  })
  return {
    provider,
    async propose() {
      const uri = new Promise<string>((resolve) => provider.once('display_uri', resolve))
      const connected = provider.connect({
        optionalNamespaces: { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] } },
      })
      return { uri: await uri, connected }
    },
    async close() {
      provider.client.core.heartbeat.stop()
      await provider.client.core.relayer.transportClose()
    },
  }
}
