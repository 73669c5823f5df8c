import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'

/**
 * The wallet's side of the protocol. There can be one a process: the core behind it is shared.
 *
 * @param {{ relayUrl: string, projectId: string, url: string }} parameters
 */
export async function openWalletKit({ relayUrl, projectId, url }) {
  const core = new Core({
    projectId,
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    storageOptions: { database: ':memory:' },
  })
  // It reports that it starts, whatever `telemetryEnabled` says.
  core.eventClient.init = async () => {}
  return WalletKit.init({
    core: /** @type {import('@walletconnect/types').ICore} */ (core),
    metadata: {
      name: 'Foyer Phone',
      description: 'The phone of the sandbox',
      url,
      icons: [],
      redirect: { native: 'foyer-phone://', universal: url },
    },
    // Without this, requests wait a second each for the one before.
    signConfig: { disableRequestQueue: true },
  })
}
