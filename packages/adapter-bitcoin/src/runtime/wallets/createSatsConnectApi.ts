import {
  type AdapterContext,
  isCaipNetworkId,
  isModalError,
  ModalError,
  type Network,
  toModalError,
} from '@foyer/core/adapter'
import type { AddressPurpose, WalletEvent } from 'sats-connect'
import type { BitcoinAddress, BitcoinPurpose } from '../../provider.js'
import { deriveNetworkId } from '../networks/deriveNetworkId.js'
import { findNetworkId, getWalletNetworkNames } from '../networks/networkNames.js'
import type { WalletApi, WalletApiEvent, WalletState } from '../walletApi.js'
import { createSatsConnectRequester, type SatsConnectRequester } from './createSatsConnectRequester.js'
import { createWalletStateStorage } from './createWalletStateStorage.js'
import { requestRpcProvider } from './requestRpcProvider.js'
import { isRecord, readText, toList, type WalletApiParameters } from './walletObject.js'

const PURPOSES = { payment: 'payment', ordinals: 'ordinal', stacks: 'stx' } as const satisfies {
  readonly [Purpose in `${AddressPurpose}`]?: BitcoinPurpose
}

const EVENTS = { accountChange: 'changed', networkChange: 'changed', disconnect: 'ended' } as const satisfies {
  readonly [Event in WalletEvent['type']]: WalletApiEvent
}

/**
 * Wraps a sats-connect provider, such as Xverse (https://docs.xverse.app/sats-connect/bitcoin-methods/signpsbt, seen
 * 2026-11). Only prompts go through the sats-connect library, so that restoring a connection does not load it.
 */
export function createSatsConnectApi(
  adapterContext: AdapterContext<'bip122'>,
  { walletId, source }: WalletApiParameters,
): WalletApi {
  const memory = createWalletStateStorage(adapterContext, walletId)
  const request = createSatsConnectRequester({ adapterContext, walletId, source })
  const requestSilently: SatsConnectRequester = (method, params) => requestRpcProvider(source, method, params)
  const toState = (answer: unknown, requested?: Network<'bip122'>): WalletState | undefined => {
    const addresses = toList(isRecord(answer) ? answer.addresses : answer).flatMap(readAddress)
    const [first] = addresses
    if (!first) return
    const name = isRecord(answer) && isRecord(answer.network) ? readText(answer.network.bitcoin, 'name') : undefined
    const reported = name
      ? (findNetworkId('satsConnect', name) ?? (`bip122:${name.toLowerCase()}` as const))
      : undefined
    return {
      addresses,
      caipNetworkId:
        reported && isCaipNetworkId(reported)
          ? reported
          : deriveNetworkId(adapterContext, { address: first.address, requested }),
    }
  }

  return {
    raw: source,
    async connect(network) {
      const purposes = Object.keys(PURPOSES) as (keyof typeof PURPOSES)[]
      const name = network && getWalletNetworkNames(network.caipNetworkId)?.satsConnect
      const answer = await request('wallet_connect', { addresses: purposes, ...(name && { network: name }) }).catch(
        (cause: unknown) => {
          if (!isUnknownMethod(cause)) throw cause
          return request('getAddresses', { purposes })
        },
      )
      const state = toState(answer, network)
      if (!state) throw new ModalError('NOT_AUTHORIZED')
      return memory.write(state)
    },
    async read(isRefused) {
      try {
        return toState(await requestSilently('wallet_getAccount', undefined))
      } catch (cause) {
        if (isModalError(cause, 'NOT_AUTHORIZED')) return undefined
        if (isUnknownMethod(cause)) return isRefused ? undefined : memory.read()
        throw cause
      }
    },
    async switchNetwork({ caipNetworkId }) {
      const name = getWalletNetworkNames(caipNetworkId)?.satsConnect
      if (!name) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
      await request('wallet_changeNetwork', { name })
    },
    async signMessage({ message, account, protocol }) {
      const form = protocol === 'ecdsa' ? 'ECDSA' : 'BIP322'
      return (
        readText(await request('signMessage', { address: account.address, message, protocol: form }), 'signature') ?? ''
      )
    },
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const indexes: Record<string, number[]> = {}
      for (const { address, index } of signInputs) indexes[address] = [...(indexes[address] ?? []), index]
      const answer = await request('signPsbt', { psbt, signInputs: indexes, broadcast })
      return { psbt: readText(answer, 'psbt') ?? '', txid: readText(answer, 'txid') }
    },
    async sendTransfer({ recipient, amount }) {
      const answer = await request('sendTransfer', { recipients: [{ address: recipient, amount: Number(amount) }] })
      return readText(answer, 'txid') ?? ''
    },
    listen(listener) {
      const { addListener } = source
      if (typeof addListener !== 'function') return () => {}
      const undos = Object.entries(EVENTS).map(([eventName, event]) =>
        addListener.call(source, { eventName, cb: () => listener(event) }),
      )
      return () => {
        for (const undo of undos) if (typeof undo === 'function') undo()
      }
    },
    disconnect() {
      memory.forget()
      return requestSilently('wallet_disconnect', undefined)
    },
  }
}

const isUnknownMethod = (cause: unknown) => toModalError(cause).code === 'RPC_METHOD_NOT_FOUND'

function readAddress(value: unknown): BitcoinAddress[] {
  const [address, purpose] = [readText(value, 'address'), readText(value, 'purpose') ?? '']
  if (!address || !isPurpose(purpose)) return []
  return [{ address, purpose: PURPOSES[purpose], publicKey: readText(value, 'publicKey') }]
}

const isPurpose = (text: string): text is keyof typeof PURPOSES => Object.hasOwn(PURPOSES, text)
