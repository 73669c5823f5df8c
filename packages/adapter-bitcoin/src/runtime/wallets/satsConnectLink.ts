import { type AdapterHost, isModalError, ModalError, type Network, toModalError } from '@foyer/core/adapter'
import type { AddressPurpose, WalletEvent } from 'sats-connect'
import type { BitcoinAddress, BitcoinPurpose } from '../../provider.js'
import type { LinkEvent, WalletLink, WalletState } from '../link.js'
import { findNetwork, namesOf } from '../networkNames.js'
import { networkOf } from '../networkOf.js'
import { askProvider } from './askProvider.js'
import { type AskSatsConnect, askSatsConnect } from './askSatsConnect.js'
import { isRecord, type LinkParameters, listOf, textOf } from './read.js'
import { rememberState } from './rememberState.js'

const PURPOSES = { payment: 'payment', ordinals: 'ordinal', stacks: 'stx' } as const satisfies {
  readonly [Purpose in `${AddressPurpose}`]?: BitcoinPurpose
}

const EVENTS = { accountChange: 'changed', networkChange: 'changed', disconnect: 'ended' } as const satisfies {
  readonly [Event in WalletEvent['type']]: LinkEvent
}

/**
 * A provider in the way of sats-connect (Xverse and others; https://docs.xverse.app/sats-connect/bitcoin-methods/signpsbt,
 * seen 2026-11). What shows the user something is asked through that library; what is silent is asked directly, so that a
 * visit which is restored loads nothing for it.
 */
export function satsConnectLink(host: AdapterHost<'bip122'>, { walletId, source }: LinkParameters): WalletLink {
  const memory = rememberState(host, walletId)
  const ask = askSatsConnect({ host, walletId, source })
  const askSilently: AskSatsConnect = (method, params) => askProvider(source, method, params)
  const toState = (answer: unknown, wanted?: Network<'bip122'>): WalletState | undefined => {
    const addresses = listOf(isRecord(answer) ? answer.addresses : answer).flatMap(readAddress)
    const [first] = addresses
    if (!first) return
    const name = isRecord(answer) && isRecord(answer.network) ? textOf(answer.network.bitcoin, 'name') : undefined
    const told = name ? (findNetwork('satsConnect', name) ?? (`bip122:${name.toLowerCase()}` as const)) : undefined
    return { addresses, caipNetworkId: told ?? networkOf(host, { address: first.address, wanted }) }
  }

  return {
    raw: source,
    async connect(network) {
      const purposes = Object.keys(PURPOSES) as (keyof typeof PURPOSES)[]
      const name = network && namesOf(network.caipNetworkId)?.satsConnect
      const answer = await ask('wallet_connect', { addresses: purposes, ...(name && { network: name }) }).catch(
        (cause: unknown) => {
          if (!isUnknownMethod(cause)) throw cause
          return ask('getAddresses', { purposes })
        },
      )
      const state = toState(answer, network)
      if (!state) throw new ModalError('NOT_AUTHORIZED')
      return memory.write(state)
    },
    async read() {
      try {
        return toState(await askSilently('wallet_getAccount', undefined))
      } catch (cause) {
        if (isModalError(cause, 'NOT_AUTHORIZED')) return undefined
        if (isUnknownMethod(cause)) return memory.read()
        throw cause
      }
    },
    async switchNetwork({ caipNetworkId }) {
      const name = namesOf(caipNetworkId)?.satsConnect
      if (!name) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
      await ask('wallet_changeNetwork', { name })
    },
    async signMessage({ message, account, protocol }) {
      const form = protocol === 'ecdsa' ? 'ECDSA' : 'BIP322'
      return textOf(await ask('signMessage', { address: account.address, message, protocol: form }), 'signature') ?? ''
    },
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const indexes: Record<string, number[]> = {}
      for (const { address, index } of signInputs) indexes[address] = [...(indexes[address] ?? []), index]
      const answer = await ask('signPsbt', { psbt, signInputs: indexes, broadcast })
      return { psbt: textOf(answer, 'psbt') ?? '', txid: textOf(answer, 'txid') }
    },
    async sendTransfer({ recipient, amount }) {
      const answer = await ask('sendTransfer', { recipients: [{ address: recipient, amount: Number(amount) }] })
      return textOf(answer, 'txid') ?? ''
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
    leave() {
      memory.forget()
      return askSilently('wallet_disconnect', undefined)
    },
  }
}

const isUnknownMethod = (cause: unknown) => toModalError(cause).code === 'RPC_METHOD_NOT_FOUND'

function readAddress(value: unknown): BitcoinAddress[] {
  const [address, purpose] = [textOf(value, 'address'), textOf(value, 'purpose') ?? '']
  if (!address || !isPurpose(purpose)) return []
  return [{ address, purpose: PURPOSES[purpose], publicKey: textOf(value, 'publicKey') }]
}

const isPurpose = (text: string): text is keyof typeof PURPOSES => Object.hasOwn(PURPOSES, text)
