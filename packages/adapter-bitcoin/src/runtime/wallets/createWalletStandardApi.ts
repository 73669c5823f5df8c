import { type AdapterContext, ModalError } from '@foyer/core/adapter'
import { base64ToBytes, bytesToBase64, bytesToHex } from '../address/bytes.js'
import { isTaproot } from '../methods/signMessage.js'
import { deriveNetworkId } from '../networks/deriveNetworkId.js'
import { findNetworkId, getWalletNetworkNames } from '../networks/networkNames.js'
import type { BitcoinNetworkId, SignPsbtRequest, WalletApi, WalletState } from '../walletApi.js'
import { callMethod, isRecord, readText, toList, type WalletApiParameters, type WalletObject } from './walletObject.js'

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
 * Wraps a Wallet Standard wallet. Its accounts may belong to several networks, so the app selects the network. The
 * standard can sign but not send.
 */
export function createWalletStandardApi(
  adapterContext: AdapterContext<'bip122'>,
  { source }: WalletApiParameters,
): WalletApi {
  const feature = (name: string): WalletObject => {
    const result = isRecord(source.features) ? source.features[name] : undefined
    return isRecord(result) ? result : {}
  }
  let options: unknown
  let requested: BitcoinNetworkId | undefined

  const accounts = (): readonly Account[] => {
    const own = toList(source.accounts)
    return (own.length ? own : toList(options)).flatMap((each) => readAccount(adapterContext, each))
  }
  const at = (caipNetworkId: BitcoinNetworkId) => accounts().filter(({ networks }) => networks.includes(caipNetworkId))
  const state = (): WalletState | undefined => {
    const [first] = accounts()
    if (!first) return
    const [fallback = deriveNetworkId(adapterContext, first)] = first.networks
    const caipNetworkId = [requested, adapterContext.activeNetworkId()].find((id) => id && at(id).length) ?? fallback
    const here = at(caipNetworkId)
    // A taproot address counts as one for ordinals only if the wallet has another address for payments.
    const hasOther = here.some(({ address }) => !isTaproot(address))
    const addresses = here.map(
      ({ address, publicKey }) =>
        ({ address, publicKey, purpose: hasOther && isTaproot(address) ? 'ordinal' : 'payment' }) as const,
    )
    return { addresses, caipNetworkId }
  }
  const rawOf = (address: string): unknown => {
    const result = accounts().find((each) => each.address === address)
    if (!result) throw new ModalError('NOT_AUTHORIZED', { context: { address } })
    return result.raw
  }
  const toInput = ({ psbt, signInputs, caipNetworkId }: SignPsbtRequest) => ({
    psbt: base64ToBytes(psbt),
    chain: getWalletNetworkNames(caipNetworkId)?.standard,
    inputsToSign: signInputs.map(({ address, index, sighashTypes }) => ({
      account: rawOf(address),
      signingIndexes: [index],
      ...(sighashTypes?.[0] ? { sigHash: SIGHASHES.get(sighashTypes[0]) } : {}),
    })),
  })

  const isAbleTo = (name: string) => isRecord(source.features) && name in source.features
  const bitcoinChains = toList(source.chains).filter((chain) => findNetworkId('standard', chain))
  return {
    raw: source,
    async connect(network) {
      requested = network?.caipNetworkId
      const answer = await callMethod(feature('bitcoin:connect'), 'connect', { purposes: ['payment', 'ordinals'] })
      options = isRecord(answer) ? answer.accounts : undefined
      const result = state()
      if (!result) throw new ModalError('NOT_AUTHORIZED')
      return result
    },
    async read(isRefused) {
      if (isRefused) options = undefined
      return state()
    },
    ...(bitcoinChains.length > 1 && {
      async switchNetwork({ caipNetworkId }) {
        if (!at(caipNetworkId).length) throw new ModalError('CHAIN_NOT_SUPPORTED', { context: { caipNetworkId } })
        requested = caipNetworkId
      },
    }),
    ...(isAbleTo('bitcoin:signMessage') && {
      async signMessage({ message, account }) {
        const input = { account: rawOf(account.address), message: new TextEncoder().encode(message) }
        const [output] = toList(await callMethod(feature('bitcoin:signMessage'), 'signMessage', input))
        return bytesToBase64(readBytes(output, 'signature'))
      },
    }),
    ...(isAbleTo('bitcoin:signTransaction') && {
      async signPsbt(request) {
        const [output] = toList(
          await callMethod(feature('bitcoin:signTransaction'), 'signTransaction', toInput(request)),
        )
        const psbt = bytesToBase64(readBytes(output, 'signedPsbt'))
        if (!request.broadcast) return { psbt }
        const { broadcastTransaction } = await import('../payment/broadcastTransaction.js')
        return broadcastTransaction(adapterContext, { psbt, caipNetworkId: request.caipNetworkId })
      },
    }),
    listen(listener) {
      const undos = EVENTS.filter(isAbleTo).map((name) => {
        const { on } = feature(name)
        return typeof on === 'function'
          ? on.call(feature(name), 'change', (properties: unknown) => {
              if (!isRecord(properties) || !('accounts' in properties)) return
              options = properties.accounts
              listener('changed')
            })
          : undefined
      })
      return () => {
        for (const undo of undos) if (typeof undo === 'function') undo()
      }
    },
    async disconnect() {
      options = undefined
      const name = DISCONNECTS.find(isAbleTo)
      if (name) await callMethod(feature(name), 'disconnect')
    },
  }
}

function readAccount(adapterContext: AdapterContext<'bip122'>, raw: unknown): Account[] {
  const address = readText(raw, 'address')
  if (!address || !isRecord(raw)) return []
  const reported = toList(raw.chains).flatMap((chain) => findNetworkId('standard', chain) ?? [])
  const publicKey = raw.publicKey instanceof Uint8Array && raw.publicKey.length ? bytesToHex(raw.publicKey) : undefined
  return [
    { raw, address, publicKey, networks: reported.length ? reported : [deriveNetworkId(adapterContext, { address })] },
  ]
}

function readBytes(value: unknown, field: string): Uint8Array {
  const bytes = isRecord(value) ? value[field] : undefined
  // `instanceof` fails for bytes that an extension created in its own realm.
  if (ArrayBuffer.isView(bytes)) return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  throw new ModalError('UNKNOWN', { message: `The wallet returned no "${field}"` })
}
