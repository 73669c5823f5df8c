import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'

/** The wallet's side of the protocol. There can be one a process: the core behind it is shared. */
export async function openWalletKit({
  relayUrl,
  projectId,
  url,
}: {
  relayUrl: string
  projectId: string
  url: string
}) {
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
    core: core as ICore,
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
