import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'
import { PHONE_ICON } from '../drawings/phoneIcon'
import { toSvgUri } from '../wallet/svg'

// Opens WalletKit. A process can have only one, because its core is shared.
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
  // WalletKit reports its start even without `telemetryEnabled`.
  core.eventClient.init = async () => {}
  return WalletKit.init({
    core: core as ICore,
    metadata: {
      name: 'Foyer Phone',
      description: 'The phone of the sandbox',
      url,
      icons: [toSvgUri(PHONE_ICON)],
      redirect: { native: 'foyer-phone://', universal: url },
    },
    // Without this option, each request waits a second for the previous one.
    signConfig: { disableRequestQueue: true },
  })
}
