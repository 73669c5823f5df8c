import { log } from '../entry/log.mjs'

// After the chains' own ports. Taken ones are replaced by free ones; the same ones keep a phone's sessions reachable.
const PORTS = { relay: 8555, directory: 8556, phone: 8557, secure: 8558, inbox: 8559, idp: 8560, data: 8561 }

/** All that the playground talks to, on this machine. How to end each is put into `stops` as soon as it has started. */
export async function startCounterparts(stops: (() => Promise<unknown>)[]) {
  const sandbox = await import('@foyer/sandbox')
  const keep = <Started extends { stop(): Promise<unknown> }>(started: Started) => {
    stops.push(() => started.stop())
    return started
  }
  const { startSandbox, startSolana, startBitcoin, startPolkadot, startCosmos } = sandbox
  const evmStarted = startSandbox({ log: log.note }).then(keep)
  const others = [startSolana, startBitcoin, startPolkadot, startCosmos]
  const chains = await Promise.all([evmStarted, ...others.map((start) => start({ log: log.note }).then(keep))])
  const evm = await evmStarted
  const rpcUrls: Record<string, string> = Object.assign({}, ...chains.map((each) => each.rpcUrls))
  // Its own log would tell of every message.
  const { url: relayUrl } = keep(await sandbox.startRelay({ port: PORTS.relay }))
  log.note(`relay: ${relayUrl}`)
  const { url: directoryUrl } = keep(await sandbox.startDirectory({ port: PORTS.directory, log: log.note }))
  const { url: dataUrl } = keep(await sandbox.startData({ rpcUrls, port: PORTS.data, log: log.note }))
  const { url: phoneUrl } = keep(await sandbox.startPhone({ relayUrl, rpcUrls, port: PORTS.phone, log: log.note }))
  const { url: secureUrl, inboxUrl } = keep(
    await sandbox.startSecure({
      rpcUrls,
      port: PORTS.secure,
      inboxPort: PORTS.inbox,
      idpPort: PORTS.idp,
      log: log.note,
    }),
  )
  return {
    rpcUrls,
    tokenList: sandbox.toTokenList(evm),
    relayUrl,
    directoryUrl,
    dataUrl,
    phoneUrl,
    secureUrl,
    inboxUrl,
  }
}
