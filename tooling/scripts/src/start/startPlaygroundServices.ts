import { log } from '../entry/log.mjs'

// These ports follow those of the chains. They are fixed, so that a phone’s sessions stay reachable; a free port
// replaces one that is taken.
const PORTS = { relay: 8555, server: 8556, phone: 8557, secure: 8558, inbox: 8559, idp: 8560, data: 8561 }

const SIGN_IN_OPTIONS = ['email', 'google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']
const PROJECTS = {
  'foyer-playground': {
    origins: ['http://localhost:*', 'http://127.0.0.1:*'],
    features: [
      { id: 'social_login', isEnabled: true, config: SIGN_IN_OPTIONS },
      { id: 'swap', isEnabled: true, config: ['1inch'] },
      { id: 'onramp', isEnabled: true, config: ['meld'] },
      { id: 'activity', isEnabled: true, config: [] },
      { id: 'reown_branding', isEnabled: false, config: null },
    ],
    analytics: true,
  },
}

/** Starts all services of the playground, and registers how to stop each. */
export async function startPlaygroundServices(stops: (() => Promise<unknown>)[]) {
  const [sandbox, { startSecureSandbox }, { startServerSandbox }] = await Promise.all([
    import('@foyer/sandbox'),
    import('@foyer/secure-sandbox'),
    import('@foyer/server/sandbox'),
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
  const { relayUrl, url: directoryUrl } = keep(
    await startServerSandbox({
      relayPort: PORTS.relay,
      servicesPort: PORTS.server,
      hasWallets: true,
      projects: PROJECTS,
      log: log.note,
    }),
  )
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
