import {
  startBitcoin,
  startCosmos,
  startData,
  startDirectory,
  startPhone,
  startPolkadot,
  startRelay,
  startSandbox,
  startSecure,
  startSolana,
  toTokenList,
} from '@foyer/sandbox'
import { startWhenAsked } from './startWhenAsked.ts'

/** Mainnet and testnet. */
const BITCOIN_NETWORKS = ['bip122:000000000019d6689c085ae165831e93', 'bip122:000000000933ea01ad0ee984209779ba'] as const

/** Starts everything that the site talks to. `stops` gets the end of each as soon as it has started. */
export async function startCounterparts(stops: (() => Promise<unknown>)[]) {
  const keep = <T extends { stop(): Promise<void> }>(started: T): T => {
    stops.push(() => started.stop())
    return started
  }
  const bitcoin = keep(
    await startWhenAsked(BITCOIN_NETWORKS, async () => {
      const { rpcUrls, stop } = await startBitcoin()
      return { urls: rpcUrls, stop }
    }),
  )
  const [evm, ...others] = await Promise.all([
    startSandbox().then(keep),
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
  const { url: relayUrl } = keep(await startRelay())
  // Most tests are about wallets: their project offers nothing else. Those of signing in have a project that does.
  const { url: directoryUrl } = keep(
    await startDirectory({
      answers: {
        features: [
          { id: 'activity', isEnabled: true, config: [] },
          // Of those who sell, a name that only pages with a seller of their own know.
          { id: 'onramp', isEnabled: true, config: ['brightlane'] },
          { id: 'swap', isEnabled: true, config: ['1inch'] },
        ],
      },
    }),
  )
  const { url: signInDirectoryUrl } = keep(await startDirectory())
  const { url: dataUrl } = keep(await startData({ rpcUrls }))
  const phone = keep(
    await startWhenAsked(['phone'], async () => {
      const { url, stop } = await startPhone({ relayUrl, rpcUrls })
      return { urls: { phone: url }, stop }
    }),
  )
  const { url: secureUrl, inboxUrl } = keep(await startSecure({ rpcUrls }))
  const services = { relayUrl, directoryUrl, dataUrl, phoneUrl: phone.urls.phone, secureUrl, inboxUrl }
  return { wallets: evm.wallets, signInDirectoryUrl, local: { rpcUrls, tokenList: toTokenList(evm), ...services } }
}
