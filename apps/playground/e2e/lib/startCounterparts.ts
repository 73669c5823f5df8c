import { startDirectory, startPhone, startRelay, startSandbox } from '@foyer/sandbox'

/** All that the site talks to. How to end each is put into `stops` as soon as it has started. */
export async function startCounterparts(stops: (() => Promise<unknown>)[]) {
  const keep = <T extends { stop(): Promise<void> }>(started: T): T => {
    stops.push(() => started.stop())
    return started
  }
  const { rpcUrls, wallets } = keep(await startSandbox())
  const { url: relayUrl } = keep(await startRelay())
  const { url: directoryUrl } = keep(await startDirectory())
  const { url: phoneUrl } = keep(await startPhone({ relayUrl, rpcUrls }))
  return { rpcUrls, wallets, relayUrl, directoryUrl, phoneUrl }
}
