import { type Channel, ModalError, type Network } from '@foyer/core/adapter'
import type { BitcoinAddress, BitcoinPurpose } from '../../provider.js'
import type { BitcoinNetworkId, WalletLink } from '../link.js'
import { isRecord, listOf, textOf } from '../wallets/read.js'

const PURPOSES: Readonly<Record<string, BitcoinPurpose>> = {
  payment: 'payment',
  ordinal: 'ordinal',
  ordinals: 'ordinal',
}

/**
 * A remote session by WalletConnect's Bitcoin methods. Its accounts are for payments; other addresses of an account are
 * asked for when somebody wants them.
 */
export function channelLink(channel: Channel, network: Network<'bip122'> | undefined): WalletLink {
  const approved = () => channel.approved('bip122')
  const ids = () => (approved()?.caipNetworkIds ?? []) as readonly BitcoinNetworkId[]
  const addressesAt = (caipNetworkId: BitcoinNetworkId | undefined) =>
    (approved()?.accounts ?? []).flatMap((account) => {
      const [namespace, reference, address = ''] = account.split(':')
      return `${namespace}:${reference}` === caipNetworkId ? [address] : []
    })
  let current = network && ids().includes(network.caipNetworkId) ? network.caipNetworkId : ids()[0]
  /** Which account is in use: each network writes it in its own way, and the wallet tells it in one of them. */
  let position = 0

  const findPosition = (address: string | undefined) =>
    ids()
      .map((id) => addressesAt(id).indexOf(address ?? ''))
      .find((index) => index >= 0)
  const can = (method: string) => Boolean(approved()?.methods.includes(method))
  const ask = async (method: string, caipNetworkId: BitcoinNetworkId, params: object): Promise<unknown> => {
    if (!can(method)) throw new ModalError('ACT_UNSUPPORTED', { message: `This wallet cannot ${method}` })
    return channel.request({ method, params, caipNetworkId })
  }

  return {
    raw: channel,
    // The session is the yes.
    connect: async () => {
      throw new ModalError('NOT_AUTHORIZED')
    },
    async read() {
      if (!approved() || !current) return
      // Where a wallet went by itself, beyond what it approved, it has told no address.
      const here = addressesAt(current)
      const addresses = here.length ? here : addressesAt(ids()[0])
      return {
        addresses: inUseFirst(addresses, position).map((address) => ({ address, purpose: 'payment' })),
        caipNetworkId: current,
      }
    },
    async switchNetwork({ caipNetworkId }) {
      // Networks of one session are open side by side: going from one to the other is the page's own affair.
      if (!ids().includes(caipNetworkId)) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
      current = caipNetworkId
    },
    ...(can('signMessage') && {
      async signMessage({ message, account: { address }, protocol, caipNetworkId }) {
        const answer = await ask('signMessage', caipNetworkId, { account: address, message, address, protocol })
        return textOf(answer, 'signature') ?? ''
      },
    }),
    ...(can('signPsbt') && {
      async signPsbt({ psbt, signInputs, broadcast = false, caipNetworkId }) {
        const account = addressesAt(caipNetworkId)[position]
        const answer = await ask('signPsbt', caipNetworkId, { account, psbt, signInputs, broadcast })
        return { psbt: textOf(answer, 'psbt') ?? '', txid: textOf(answer, 'txid') }
      },
    }),
    ...(can('sendTransfer') && {
      async sendTransfer({ recipient, amount, from, caipNetworkId }) {
        const params = { account: from.address, recipientAddress: recipient, amount: String(amount) }
        return textOf(await ask('sendTransfer', caipNetworkId, params), 'txid') ?? ''
      },
    }),
    ...(can('getAccountAddresses') && {
      async addresses(account) {
        if (!current) return []
        const answer = await ask('getAccountAddresses', current, { account })
        return listOf(isRecord(answer) && !Array.isArray(answer) ? answer.addresses : answer).flatMap(readAddress)
      },
    }),
    listen: (listener) =>
      channel.watch('bip122', (change) => {
        if (change.type === 'end') return listener('ended')
        if (change.type === 'accounts') position = findPosition(change.addresses[0]) ?? position
        if (change.type === 'network') current = change.caipNetworkId as BitcoinNetworkId
        // The network in use may have been taken out of the session.
        if (change.type === 'approval' && current && !ids().includes(current)) current = ids()[0]
        listener('changed')
      }),
    leave: () => channel.close(),
  }
}

function inUseFirst(addresses: readonly string[], position: number): readonly string[] {
  const first = addresses.slice(position, position + 1)
  return [...new Set([...first, ...addresses])]
}

function readAddress(value: unknown): BitcoinAddress[] {
  const address = textOf(value, 'address')
  if (!address) return []
  const purpose = PURPOSES[textOf(value, 'intention') ?? 'payment'] ?? 'payment'
  return [{ address, purpose, publicKey: textOf(value, 'publicKey'), path: textOf(value, 'path') }]
}
