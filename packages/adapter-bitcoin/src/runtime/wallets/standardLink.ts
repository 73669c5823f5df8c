import { type AdapterHost, ModalError } from '@foyer/core/adapter'
import { isTaproot } from '../acts/signMessage.js'
import { base64ToBytes, bytesToBase64, bytesToHex } from '../bytes.js'
import type { BitcoinNetworkId, PsbtRequest, WalletLink, WalletState } from '../link.js'
import { findNetwork, namesOf } from '../networkNames.js'
import { networkOf } from '../networkOf.js'
import { call, isRecord, type LinkParameters, listOf, type Methods, textOf } from './read.js'

/** A wallet's account is handed back to it as it is. */
interface Account {
  readonly raw: unknown
  readonly address: string
  readonly publicKey: string | undefined
  readonly networks: readonly BitcoinNetworkId[]
}

const SIGHASHES = new Map([
  [1, 'ALL'],
  [2, 'NONE'],
  [3, 'SINGLE'],
  [129, 'ALL|ANYONECANPAY'],
  [130, 'NONE|ANYONECANPAY'],
  [131, 'SINGLE|ANYONECANPAY'],
])

const EVENTS = ['standard:events', 'bitcoin:events']
const DISCONNECTS = ['standard:disconnect', 'bitcoin:disconnect']

/**
 * A wallet of the Wallet Standard's Bitcoin part. Its accounts say for which networks they are, and those of several
 * may be there at once: which network is in use is this page's own affair. It signs; sending is up to us.
 */
export function standardLink(host: AdapterHost<'bip122'>, { source }: LinkParameters): WalletLink {
  const feature = (name: string): Methods => {
    const found = isRecord(source.features) ? source.features[name] : undefined
    return isRecord(found) ? found : {}
  }
  let given: unknown
  let wanted: BitcoinNetworkId | undefined

  const accounts = (): readonly Account[] => {
    const own = listOf(source.accounts)
    return (own.length ? own : listOf(given)).flatMap((each) => readAccount(host, each))
  }
  const at = (caipNetworkId: BitcoinNetworkId) => accounts().filter(({ networks }) => networks.includes(caipNetworkId))
  const state = (): WalletState | undefined => {
    const [first] = accounts()
    if (!first) return
    const [fallback = networkOf(host, first)] = first.networks
    const caipNetworkId = [wanted, host.activeNetworkId()].find((id) => id && at(id).length) ?? fallback
    const here = at(caipNetworkId)
    // An address for ordinals is a taproot one beside one of another kind.
    const hasOther = here.some(({ address }) => !isTaproot(address))
    const addresses = here.map(
      ({ address, publicKey }) =>
        ({ address, publicKey, purpose: hasOther && isTaproot(address) ? 'ordinal' : 'payment' }) as const,
    )
    return { addresses, caipNetworkId }
  }
  const rawOf = (address: string): unknown => {
    const found = accounts().find((each) => each.address === address)
    if (!found) throw new ModalError('NOT_AUTHORIZED', { context: { address } })
    return found.raw
  }
  const toInput = ({ psbt, signInputs, caipNetworkId }: PsbtRequest) => ({
    psbt: base64ToBytes(psbt),
    chain: namesOf(caipNetworkId)?.standard,
    inputsToSign: signInputs.map(({ address, index, sighashTypes }) => ({
      account: rawOf(address),
      signingIndexes: [index],
      ...(sighashTypes?.[0] ? { sigHash: SIGHASHES.get(sighashTypes[0]) } : {}),
    })),
  })

  const isAbleTo = (name: string) => isRecord(source.features) && name in source.features
  const bitcoinChains = listOf(source.chains).filter((chain) => findNetwork('standard', chain))
  return {
    raw: source,
    async connect(network) {
      wanted = network?.caipNetworkId
      const answer = await call(feature('bitcoin:connect'), 'connect', { purposes: ['payment', 'ordinals'] })
      given = isRecord(answer) ? answer.accounts : undefined
      const found = state()
      if (!found) throw new ModalError('NOT_AUTHORIZED')
      return found
    },
    read: async () => state(),
    ...(bitcoinChains.length > 1 && {
      async switchNetwork({ caipNetworkId }) {
        if (!at(caipNetworkId).length) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
        wanted = caipNetworkId
      },
    }),
    ...(isAbleTo('bitcoin:signMessage') && {
      async signMessage({ message, account }) {
        const input = { account: rawOf(account.address), message: new TextEncoder().encode(message) }
        const [output] = listOf(await call(feature('bitcoin:signMessage'), 'signMessage', input))
        return bytesToBase64(readBytes(output, 'signature'))
      },
    }),
    ...(isAbleTo('bitcoin:signTransaction') && {
      async signPsbt(request) {
        const [output] = listOf(await call(feature('bitcoin:signTransaction'), 'signTransaction', toInput(request)))
        const psbt = bytesToBase64(readBytes(output, 'signedPsbt'))
        if (!request.broadcast) return { psbt }
        const { broadcast } = await import('../transfer/broadcast.js')
        return broadcast(host, { psbt, caipNetworkId: request.caipNetworkId })
      },
    }),
    listen(listener) {
      const undos = EVENTS.filter(isAbleTo).map((name) => {
        const { on } = feature(name)
        return typeof on === 'function'
          ? on.call(feature(name), 'change', (properties: unknown) => {
              if (!isRecord(properties) || !('accounts' in properties)) return
              given = properties.accounts
              listener('changed')
            })
          : undefined
      })
      return () => {
        for (const undo of undos) if (typeof undo === 'function') undo()
      }
    },
    async leave() {
      given = undefined
      const name = DISCONNECTS.find(isAbleTo)
      if (name) await call(feature(name), 'disconnect')
    },
  }
}

function readAccount(host: AdapterHost<'bip122'>, raw: unknown): Account[] {
  const address = textOf(raw, 'address')
  if (!address || !isRecord(raw)) return []
  const told = listOf(raw.chains).flatMap((chain) => findNetwork('standard', chain) ?? [])
  const publicKey = raw.publicKey instanceof Uint8Array && raw.publicKey.length ? bytesToHex(raw.publicKey) : undefined
  return [{ raw, address, publicKey, networks: told.length ? told : [networkOf(host, { address })] }]
}

function readBytes(value: unknown, field: string): Uint8Array {
  const bytes = isRecord(value) ? value[field] : undefined
  // From an extension's own world, where it is not this page's Uint8Array.
  if (ArrayBuffer.isView(bytes)) return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  throw new ModalError('UNKNOWN', { message: `The wallet answered without "${field}"` })
}
