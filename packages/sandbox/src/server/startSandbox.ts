import { serveApp } from '../http/serveApp'
import { startMailbox } from '../mail/startMailbox'
import { startPhone } from '../phone/startPhone'
import type { Phone } from '../phone/types'
import { startRelay } from '../relay/startRelay'
import { createSandboxFaults } from './createSandboxFaults'
import { createSandboxRoutes } from './createSandboxRoutes'
import { explainFailure } from './explainFailure'
import { SANDBOX_CHAINS, startChain } from './startChains'
import { createPageState } from './toPageState'
import type { ActiveFaults, RunningSandbox, SandboxChain, SandboxOptions, SandboxSettings } from './types'

type StartedChain = Awaited<ReturnType<typeof startChain>>

const HOST = '127.0.0.1'

/** Starts chains, relay, mailbox and a server for pages and tests. They keep the process alive until `stop`. */
export async function startSandbox({
  chains,
  mailbox: hasMailbox = true,
  port = 0,
  log = () => {},
}: SandboxOptions = {}): Promise<RunningSandbox> {
  const stops: (() => Promise<unknown>)[] = []
  const keep = <T extends { stop(): Promise<unknown> }>(started: T): T => {
    stops.push(() => started.stop())
    return started
  }
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= Promise.all(stops.map((each) => each())).then(() => {})
    return stopping
  }
  const started: Partial<Record<SandboxChain, StartedChain>> = {}
  const missing: Partial<Record<SandboxChain, string>> = {}
  const watching: Set<() => unknown> = new Set()
  const toPageState = createPageState()
  let phone: Promise<Phone> | undefined
  let phoneUrl: string | undefined
  let pages = toPageState({})

  const answer = async ({ rejects, neverAnswers }: ActiveFaults) => {
    const policy = rejects ? 'reject' : neverAnswers ? 'ignore' : 'ask'
    await (await phone)?.script.policy({ proposals: policy, requests: policy })
  }
  const faults = createSandboxFaults(async (active) => {
    pages = toPageState(active)
    for (const notify of watching) notify()
    relay.faults.clear()
    if (active.relayDown) {
      relay.faults.add({ refuse: true })
      relay.drop()
    }
    await answer(active)
  })

  const start = async (chain: SandboxChain) => {
    try {
      started[chain] = keep(await startChain(chain, { log }))
    } catch (error) {
      const reason = explainFailure(chain, error)
      if (chains !== undefined) throw new Error(reason, { cause: error })
      missing[chain] = reason
    }
  }

  const mailbox = hasMailbox ? keep(await startMailbox({ log })) : undefined
  const relay = keep(await startRelay({ log }).catch(fail))
  const server = keep(
    await serveApp(
      createSandboxRoutes({ settings: () => settings(), faults, pageState: () => pages, watching, mailbox }),
      { port, host: HOST, takesOtherPort: false },
    ).catch(fail),
  )
  // Waits for all, so that a chain that starts after another has failed is stopped, too.
  const results = await Promise.allSettled((chains ?? SANDBOX_CHAINS).map(start))
  for (const result of results) if (result.status === 'rejected') await fail(result.reason)
  if (Object.keys(started).length === 0) await fail(new Error(Object.values(missing).join('\n')))

  const { url } = server
  const all = SANDBOX_CHAINS.flatMap((chain) => started[chain] ?? [])
  const nodeUrls = Object.assign({}, ...all.map(({ rpcUrls }) => rpcUrls))
  const isPolkadot = (network: string) => network.startsWith('polkadot:')
  const rpcUrls = Object.fromEntries(
    Object.entries<string>(nodeUrls).map(([network, node]) => [
      network,
      // Apps reach Polkadot by WebSocket, which the server does not pass on.
      isPolkadot(network) ? node : `${url}/rpc/${network}`,
    ]),
  )
  const settings = (): SandboxSettings => ({
    url,
    rpcUrls,
    nodeUrls,
    walletsUrl: `${url}/wallets.js`,
    wallets: Object.assign({}, ...all.map(({ wallets }) => wallets)),
    relayUrl: relay.url,
    ...(phoneUrl !== undefined && { phoneUrl }),
    ...(mailbox && { mailbox: { url: `${url}/mails`, smtpUrl: mailbox.smtpUrl } }),
  })

  async function fail(error: unknown): Promise<never> {
    await stop()
    throw error
  }

  return {
    get settings() {
      return settings()
    },
    missing,
    async startPhone() {
      phone ??= startPhone({ relayUrl: relay.url, rpcUrls, log }).then(keep)
      phoneUrl = (await phone).url
      await answer(faults.active())
    },
    stop,
  }
}
