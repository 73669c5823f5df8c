import type { SessionTypes } from '@walletconnect/types'
import { toCaipAccounts } from './buildApprovedNamespaces'
import type { openWalletKit } from './openWalletKit'
import type { PhoneSession, PhoneSigner } from './types'

type Session = SessionTypes.Struct

const DISCONNECTED = { code: 6000, message: 'User disconnected.' }

export function createPhoneSessions(
  kit: Awaited<ReturnType<typeof openWalletKit>>,
  signers: ReadonlyMap<string, PhoneSigner>,
  ended: () => void,
) {
  const each = async (topic: string | undefined, callback: (session: Session) => Promise<unknown>): Promise<void> => {
    const open = Object.values(kit.getActiveSessions())
    const meant = topic === undefined ? open : open.filter((session) => session.topic === topic)
    if (meant.length === 0) throw new Error('There is no such session.')
    await Promise.all(meant.map(callback))
  }
  const chainsOf = ({ namespaces }: Session, namespace: string): string[] => namespaces[namespace]?.chains ?? []

  return {
    list: (): PhoneSession[] =>
      Object.values(kit.getActiveSessions()).map(({ topic, peer, namespaces, expiry }) => ({
        topic,
        name: peer.metadata.name,
        url: peer.metadata.url,
        accounts: Object.values(namespaces).flatMap(({ accounts }) => accounts),
        chains: Object.values(namespaces).flatMap(({ chains = [] }) => chains),
        expiry,
      })),

    chainChanged({ chainId, topic }: { chainId: number | string; topic?: string | undefined }): Promise<void> {
      const caip = typeof chainId === 'number' ? `eip155:${chainId}` : chainId
      const [namespace = '', reference = ''] = caip.split(':')
      const data = namespace === 'eip155' ? Number(reference) : caip
      return each(topic, async (session) => {
        const chains = chainsOf(session, namespace)
        // A session cannot carry an event for a chain outside of it; real wallets send the event for a chain inside.
        const carrier = chains.includes(caip) ? caip : chains[0]
        if (carrier === undefined) throw new Error(`The session has nothing of ${namespace}.`)
        await kit.emitSessionEvent({ topic: session.topic, event: { name: 'chainChanged', data }, chainId: carrier })
      })
    },

    async joinChain({ topic, chainId }: { topic: string; chainId: string }) {
      const session = kit.getActiveSessions()[topic]
      const [namespace = ''] = chainId.split(':')
      const entry = session?.namespaces[namespace]
      if (session === undefined || entry === undefined || entry.chains?.includes(chainId)) return
      const addresses = unique(entry.accounts.map((account) => account.split(':')[2] ?? ''))
      const chains = [...(entry.chains ?? []), chainId]
      const joined = { ...entry, chains, accounts: toCaipAccounts(chains, addresses) }
      await kit.updateSession({ topic, namespaces: { ...session.namespaces, [namespace]: joined } })
    },

    accountsChanged({
      account,
      topic,
      namespace = 'eip155',
    }: {
      account: number | string
      topic?: string | undefined
      namespace?: string | undefined
    }): Promise<void> {
      const signer = signers.get(namespace)
      if (signer === undefined) throw new Error(`The phone has nothing of ${namespace}.`)
      signer.select(account)
      return each(topic, async (session) => {
        const [chainId] = chainsOf(session, namespace)
        if (chainId === undefined) return
        const data = toCaipAccounts([chainId], signer.accounts().slice(0, 1), signer)
        const event = signer.accountsEvent?.(chainId) ?? { name: 'accountsChanged', data }
        await kit.emitSessionEvent({ topic: session.topic, event, chainId })
      })
    },

    update({
      chains,
      accounts,
      topic,
    }: {
      chains?: readonly string[] | undefined
      accounts?: readonly string[] | undefined
      topic?: string | undefined
    }): Promise<void> {
      return each(topic, async (session) => {
        const entries = Object.entries(session.namespaces).map(([namespace, entry]) => {
          const signer = signers.get(namespace)
          const own = (chains ?? signer?.chains ?? []).filter((chainId) => chainId.startsWith(`${namespace}:`))
          const addresses = accounts ?? signer?.accounts() ?? []
          return [namespace, { ...entry, chains: own, accounts: toCaipAccounts(own, addresses, signer) }]
        })
        // `acknowledged()` is not awaited, as it never settles if the app answered before.
        await kit.updateSession({ topic: session.topic, namespaces: Object.fromEntries(entries) })
      })
    },

    extend: (topic?: string): Promise<void> => each(topic, (session) => kit.extendSession({ topic: session.topic })),

    async disconnect(topic?: string): Promise<void> {
      await each(topic, (session) => kit.disconnectSession({ topic: session.topic, reason: DISCONNECTED }))
      ended()
    },
  }
}

const unique = (list: string[]) => [...new Set(list)]
