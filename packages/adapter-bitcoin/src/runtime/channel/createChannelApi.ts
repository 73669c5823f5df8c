import { type Channel, ModalError, type Network } from '@foyer/core/adapter'
import type { BitcoinAddress, BitcoinPurpose } from '../../provider.js'
import type { BitcoinNetworkId, WalletApi } from '../walletApi.js'
import { isRecord, readText, toList } from '../wallets/walletObject.js'

const PURPOSES: Readonly<Record<string, BitcoinPurpose>> = {
  payment: 'payment',
  ordinal: 'ordinal',
  ordinals: 'ordinal',
}

/** Wraps WalletConnect's Bitcoin methods. Addresses that the session does not list are requested on demand. */
export function createChannelApi(channel: Channel, network: Network<'bip122'> | undefined): WalletApi {
  const approved = () => channel.approved('bip122')
  const ids = () => (approved()?.caipNetworkIds ?? []) as readonly BitcoinNetworkId[]
  const addressesAt = (caipNetworkId: BitcoinNetworkId | undefined) =>
    (approved()?.accounts ?? []).flatMap((account) => {
      const [namespace, reference, address = ''] = account.split(':')
      return `${namespace}:${reference}` === caipNetworkId ? [address] : []
    })
  let current = network && ids().includes(network.caipNetworkId) ? network.caipNetworkId : ids()[0]
  /** Index of the active account: the same account has another address on each network. */
  let position = 0

  const findPosition = (address: string | undefined) =>
    ids()
      .map((id) => addressesAt(id).indexOf(address ?? ''))
      .find((index) => index >= 0)
  const can = (method: string) => Boolean(approved()?.methods.includes(method))
  const request = async (method: string, caipNetworkId: BitcoinNetworkId, params: object): Promise<unknown> => {
    if (!can(method)) throw new ModalError('METHOD_UNSUPPORTED', { message: `The wallet does not support ${method}` })
    return channel.request({ method, params, caipNetworkId })
  }

  return {
    raw: channel,
    // A session exists only after the user approved it, so there is nothing left to request.
    connect: async () => {
      throw new ModalError('NOT_AUTHORIZED')
    },
    async read() {
      if (!approved() || !current) return
      // The session lists no addresses for a network that it does not approve: keep those of its first network.
      const here = addressesAt(current)
      const addresses = here.length ? here : addressesAt(ids()[0])
      return {
        addresses: inUseFirst(addresses, position).map((address) => ({ address, purpose: 'payment' })),
        caipNetworkId: current,
      }
    },
    async switchNetwork({ caipNetworkId }) {
      // A session approves several networks at once, so switching among them needs no request to the wallet.
      if (!ids().includes(caipNetworkId)) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
      current = caipNetworkId
    },
    ...(can('signMessage') && {
      async signMessage({ message, account: { address }, protocol, caipNetworkId }) {
        const answer = await request('signMessage', caipNetworkId, { account: address, message, address, protocol })
        return readText(answer, 'signature') ?? ''
      },
    }),
    ...(can('signPsbt') && {
      async signPsbt({ psbt, signInputs, broadcast = false, caipNetworkId }) {
        const account = addressesAt(caipNetworkId)[position]
        const answer = await request('signPsbt', caipNetworkId, { account, psbt, signInputs, broadcast })
        return { psbt: readText(answer, 'psbt') ?? '', txid: readText(answer, 'txid') }
      },
    }),
    ...(can('sendTransfer') && {
      async sendTransfer({ recipient, amount, from, caipNetworkId }) {
        const params = { account: from.address, recipientAddress: recipient, amount: String(amount) }
        return readText(await request('sendTransfer', caipNetworkId, params), 'txid') ?? ''
      },
    }),
    ...(can('getAccountAddresses') && {
      async addresses(account) {
        if (!current) return []
        const answer = await request('getAccountAddresses', current, { account })
        return toList(isRecord(answer) && !Array.isArray(answer) ? answer.addresses : answer).flatMap(readAddress)
      },
    }),
    listen: (listener) =>
      channel.watch('bip122', (change) => {
        if (change.type === 'end') return listener('ended')
        if (change.type === 'accounts') position = findPosition(change.addresses[0]) ?? position
        if (change.type === 'network') current = change.caipNetworkId as BitcoinNetworkId
        // The wallet may have removed the current network from the session.
        if (change.type === 'approval' && current && !ids().includes(current)) current = ids()[0]
        listener('changed')
      }),
    disconnect: () => channel.close(),
  }
}

function inUseFirst(addresses: readonly string[], position: number): readonly string[] {
  const first = addresses.slice(position, position + 1)
  return [...new Set([...first, ...addresses])]
}

function readAddress(value: unknown): BitcoinAddress[] {
  const address = readText(value, 'address')
  if (!address) return []
  const purpose = PURPOSES[readText(value, 'intention') ?? 'payment'] ?? 'payment'
  return [{ address, purpose, publicKey: readText(value, 'publicKey'), path: readText(value, 'path') }]
}
