import { log } from '../lib/log.mjs'

// After the chains' own ports. Taken ones are replaced by free ones; the same ones keep a phone's sessions reachable.
const PORTS = { relay: 8555, directory: 8556, phone: 8557 }

/**
 * All that the playground talks to, on this machine. How to end each is put into `stops` as soon as it has started.
 *
 * @param {(() => Promise<unknown>)[]} stops
 */
export async function startCounterparts(stops) {
  const { startDirectory, startPhone, startRelay, startSandbox } = await import('@foyer/sandbox')
  const keep = (started) => {
    stops.push(() => started.stop())
    return started
  }
  const { rpcUrls } = keep(await startSandbox({ log: log.note }))
  // Its own log would tell of every message.
  const { url: relayUrl } = keep(await startRelay({ port: PORTS.relay }))
  log.note(`relay: ${relayUrl}`)
  const { url: directoryUrl } = keep(await startDirectory({ port: PORTS.directory, log: log.note }))
  const { url: phoneUrl } = keep(await startPhone({ relayUrl, rpcUrls, port: PORTS.phone, log: log.note }))
  return { rpcUrls, relayUrl, directoryUrl, phoneUrl }
}
