import { log } from '../entry/log.mjs'

// These ports follow those of the chains. They are fixed, so that a phone’s sessions stay reachable; a free port
// replaces one that is taken.
const PORTS = { relay: 8555, directory: 8556, phone: 8557, secure: 8558, inbox: 8559, idp: 8560, data: 8561 }

/** Starts all services of the playground, and registers how to stop each. */
export async function startPlaygroundServices(stops: (() => Promise<unknown>)[]) {
  const [sandbox, { startSecureSandbox }] = await Promise.all([
    import('@foyer/sandbox'),
    import('@foyer/secure-sandbox'),
  ])
  const keep = <Started extends { stop(): Promise<unknown> }>(started: Started) => {
    stops.push(() => started.stop())
    return started
  }
  const { startEvm, startSolana, startBitcoin, startPolkadot, startCosmos } = sandbox
  const evmStarted = startEvm({ log: log.note }).then(keep)
  const others = [startSolana, startBitcoin, startPolkadot, startCosmos]
  const chains = await Promise.all([evmStarted, ...others.map((start) => start({ log: log.note }).then(keep))])
  const evm = await evmStarted
  const rpcUrls: Record<string, string> = Object.assign({}, ...chains.map((each) => each.rpcUrls))
  // Without a log, as the relay logs every message.
  const { url: relayUrl } = keep(await sandbox.startRelay({ port: PORTS.relay }))
  log.note(`relay: ${relayUrl}`)
  const { url: directoryUrl } = keep(await sandbox.startDirectory({ port: PORTS.directory, log: log.note }))
  const { url: dataUrl } = keep(await sandbox.startDataService({ rpcUrls, port: PORTS.data, log: log.note }))
  const { url: phoneUrl } = keep(await sandbox.startPhone({ relayUrl, rpcUrls, port: PORTS.phone, log: log.note }))
  const { url: secureUrl, inboxUrl } = keep(
    await startSecureSandbox({
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
    poolAddress: evm.pool.address,
    relayUrl,
    directoryUrl,
    dataUrl,
    phoneUrl,
    secureUrl,
    inboxUrl,
  }
}
