import { env } from 'node:process'
import {
  startBitcoin,
  startCosmos,
  startDataService,
  startDirectory,
  startEvm,
  startPhone,
  startPolkadot,
  startSolana,
  toTokenList,
} from '@foyer/sandbox'
import { startSecureSandbox } from '@foyer/secure-sandbox'
import { startServerSandbox } from '@foyer/server/sandbox'
import { startServicesOnDemand } from './startServicesOnDemand.ts'

const BITCOIN_NETWORKS = ['bip122:000000000019d6689c085ae165831e93', 'bip122:000000000933ea01ad0ee984209779ba'] as const

/**
 * Starts all services of the playground. `stops` gets each one's stop function as soon as it has started. The secure
 * site stores its data in `database`, by default as an operator's does; with `postgres`, the server has two instances
 * over Valkey, too.
 */
export async function startPlaygroundServices(
  stops: (() => Promise<unknown>)[],
  database = env.FOYER_SECURE_DATABASE || 'sqlite',
) {
  const keep = <T extends { stop(): Promise<void> }>(started: T): T => {
    stops.push(() => started.stop())
    return started
  }
  const bitcoin = keep(
    await startServicesOnDemand(BITCOIN_NETWORKS, async () => {
      const { rpcUrls, stop } = await startBitcoin()
      return { urls: rpcUrls, stop }
    }),
  )
  const [evm, ...others] = await Promise.all([
    startEvm().then(keep),
    startSolana().then(keep),
    startPolkadot().then(keep),
    startCosmos().then(keep),
  ])
  const rpcUrls: Readonly<Record<string, string>> = Object.assign(
    {},
    evm.rpcUrls,
    bitcoin.urls,
    ...others.map((each) => each.rpcUrls),
  )
  const { relayUrl } = keep(await startServerSandbox({ storage: database === 'postgres' ? 'valkey' : 'sqlite' }))
  // Most tests need wallets only: their project offers nothing else. Sign-in tests use another project.
  const { url: directoryUrl } = keep(
    await startDirectory({
      answers: {
        features: [
          { id: 'activity', isEnabled: true, config: [] },
          // The modal does not include this provider; a page passes it.
          { id: 'onramp', isEnabled: true, config: ['brightlane'] },
          { id: 'swap', isEnabled: true, config: ['1inch'] },
        ],
      },
    }),
  )
  const { url: signInDirectoryUrl } = keep(await startDirectory())
  const { url: dataUrl } = keep(await startDataService({ rpcUrls }))
  const phone = keep(
    await startServicesOnDemand(['phone'], async () => {
      const { url, stop } = await startPhone({ relayUrl, rpcUrls })
      return { urls: { phone: url }, stop }
    }),
  )
  const { url: secureUrl, inboxUrl } = keep(await startSecureSandbox({ rpcUrls, database }))
  const services = { relayUrl, directoryUrl, dataUrl, phoneUrl: phone.urls.phone, secureUrl, inboxUrl }
  return {
    wallets: evm.wallets,
    signInDirectoryUrl,
    local: { rpcUrls, tokenList: toTokenList(evm), poolAddress: evm.pool.address, ...services },
  }
}
