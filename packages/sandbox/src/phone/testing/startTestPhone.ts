import { startRelay } from '../../relay/startRelay'
import { type Dapp, openDapp } from '../../relay/testing/openDapp'
import { startPhone } from '../startPhone'
import type { PhoneOptions } from '../types'

export type Hex = `0x${string}`

const NO_CHAINS = { 'eip155:1': 'http://127.0.0.1:1', 'eip155:8453': 'http://127.0.0.1:1' }

export async function startTestPhone(options: Partial<PhoneOptions> = {}) {
  const relay = await startRelay()
  const phone = await startPhone({ relayUrl: relay.url, rpcUrls: NO_CHAINS, ...options })
  const { script } = phone
  const sites: Dapp[] = []

  const waitForPrompt = async () => {
    const { prompts } = await script.until((state) => state.prompts.length > 0)
    return prompts[0]!
  }
  const openSite = async () => {
    const site = await openDapp(relay.url)
    sites.push(site)
    return site
  }
  return {
    relay,
    phone,
    script,
    waitForPrompt,
    openSite,
    async connect(chains?: string[]) {
      const site = await openSite()
      const { uri, outcome } = await site.propose(chains)
      await script.pair({ uri })
      await waitForPrompt()
      await script.approve()
      const { session } = await outcome
      const address = session?.namespaces.eip155?.accounts[0]?.split(':')[2] as Hex
      return { ...site, session: session!, address }
    },
    async close() {
      await Promise.all(sites.map((site) => site.close()))
      await Promise.all([phone.stop(), relay.stop()])
    },
  }
}

export type TestPhone = Awaited<ReturnType<typeof startTestPhone>>
