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

/** All that the site talks to. How to end each is put into `stops` as soon as it has started. */
export async function startCounterparts(stops: (() => Promise<unknown>)[]) {
  const keep = <T extends { stop(): Promise<void> }>(started: T): T => {
    stops.push(() => started.stop())
    return started
  }
  const [evm, ...others] = await Promise.all([
    startSandbox().then(keep),
    startSolana().then(keep),
    startBitcoin().then(keep),
    startPolkadot().then(keep),
    startCosmos().then(keep),
  ])
  const rpcUrls: Readonly<Record<string, string>> = Object.assign(
    {},
    evm.rpcUrls,
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
  const { url: phoneUrl } = keep(await startPhone({ relayUrl, rpcUrls }))
  const { url: secureUrl, inboxUrl } = keep(await startSecure({ rpcUrls }))
  const local = { rpcUrls, tokenList: toTokenList(evm), relayUrl, directoryUrl, dataUrl, phoneUrl, secureUrl, inboxUrl }
  return { wallets: evm.wallets, signInDirectoryUrl, local }
}
