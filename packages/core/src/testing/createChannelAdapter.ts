import type { Accounts, Connection, ConnectionChange } from '../adapter/connection.js'
import { type AdapterDefinition, defineAdapter } from '../adapter/defineAdapter.js'
import { ModalError } from '../errors/ModalError.js'
import type { Account } from '../types/account.js'
import type { CaipNetworkId, Namespace } from '../types/caip.js'

export interface ChannelProvider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

export function createChannelAdapter(namespace: Namespace): AdapterDefinition {
  return defineAdapter(namespace, () => ({
    isAddress: async () => true,
    discover(listener) {
      listener([])
      return () => {}
    },
    connect: () => Promise.reject(new ModalError('WALLET_NOT_FOUND')),
    balances: async ({ network }) => [{ ...network.nativeCurrency, amount: 5n }],
    channel: async () => ({
      methods: [],
      events: [],
      async attach(channel, { network }) {
        const listeners = new Set<(change: ConnectionChange) => void>()
        let caipNetworkId: CaipNetworkId = network?.caipNetworkId ?? `${namespace}:1`
        const accounts = (): Accounts => {
          const approval = channel.approved(namespace)
          const addresses = [...new Set(approval?.accounts.map((each) => each.split(':')[2] ?? ''))]
          const [first, ...others] = addresses.map(
            (address): Account => ({ address, type: approval?.accountTypes?.[address] ?? 'eoa' }),
          )
          if (!first) throw new ModalError('NOT_AUTHORIZED')
          return [first, ...others]
        }
        const tell = (change: ConnectionChange) => {
          for (const listener of [...listeners]) listener(change)
        }
        channel.watch(namespace, (change) => {
          if (change.type === 'end') tell({ type: 'end' })
          else if (change.type === 'accounts') tell({ type: 'accounts', accounts: accounts() })
        })
        const provider: ChannelProvider = {
          request: ({ method, params }) => channel.request({ method, params, caipNetworkId }),
        }
        const connection: Connection = {
          provider,
          get accounts() {
            return accounts()
          },
          get caipNetworkId() {
            return caipNetworkId
          },
          watch(listener) {
            listeners.add(listener)
            return () => void listeners.delete(listener)
          },
          async switchNetwork(next) {
            await channel.enterNetwork?.(next.caipNetworkId)
            caipNetworkId = next.caipNetworkId
            tell({ type: 'network', caipNetworkId })
          },
          signMessage: async ({ message, account }) =>
            String(
              await channel.request({ method: 'personal_sign', params: [message, account.address], caipNetworkId }),
            ),
          selectAccount: async () => {},
          disconnect: () => channel.close(),
        }
        return connection
      },
    }),
  }))
}
