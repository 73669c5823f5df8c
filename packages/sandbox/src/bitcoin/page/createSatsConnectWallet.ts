import { base64, hex } from '@scure/base'
import {
  createInvalidParamsError,
  createUnauthorizedError,
  createUnsupportedError,
  ProviderRpcError,
} from '../../wallet/errors'
import type { BitcoinWalletOptions } from '../types'
import { createScriptedBitcoinWallet, type ScriptedBitcoinWallet } from './createScriptedBitcoinWallet'
import { findNetworkByName, getNetworkNames } from './networkNames'

// sats-connect's error codes, which differ from EIP-1193's.
const REJECTED = -32000
const ACCESS_DENIED = -32002

interface Listener {
  readonly eventName: string
  readonly cb: (event: unknown) => void
}

type Method = (
  scriptedWallet: ScriptedBitcoinWallet,
  params: Readonly<Record<string, unknown>>,
  method: string,
) => unknown

/** Creates a sats-connect provider, whose wallet sends transactions itself. */
export function createSatsConnectWallet(options: BitcoinWalletOptions) {
  const scriptedWallet = createScriptedBitcoinWallet(options)
  const listeners = new Set<Listener>()
  const notify = (eventName: string, event: object = {}) => {
    for (const { eventName: requested, cb } of listeners) if (requested === eventName) cb({ type: eventName, ...event })
  }
  // Notifies only an app that may see accounts, as real wallets do.
  scriptedWallet.onAccounts(
    () => scriptedWallet.visible().length && notify('accountChange', { addresses: addressesOf(scriptedWallet) }),
  )
  scriptedWallet.onNetwork(() =>
    notify('networkChange', { ...networksOf(scriptedWallet), addresses: addressesOf(scriptedWallet) }),
  )
  scriptedWallet.onLeft(() => notify('disconnect'))

  let requests = 0
  const provider = {
    async request(method: string, params?: unknown) {
      requests += 1
      const envelope = { jsonrpc: '2.0', id: `ferrow-${requests}` }
      try {
        const handler = METHODS[method]
        const result = await scriptedWallet.record(method, params, () => {
          if (!handler) throw createUnsupportedError(method)
          return handler(scriptedWallet, (params ?? {}) as Readonly<Record<string, unknown>>, method)
        })
        return { ...envelope, result }
      } catch (error) {
        return { ...envelope, error: toError(error) }
      }
    },
    addListener(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const entry = {
    id: 'FerrowProviders.Bitcoin',
    name: options.name,
    icon: scriptedWallet.iconUri,
    methods: Object.keys(METHODS),
  }
  const target = (options.window ?? globalThis.window) as PageOfProviders | undefined
  if (target) {
    target.FerrowProviders = { Bitcoin: provider }
    target.btc_providers = [...(target.btc_providers ?? []), entry]
  }
  return { provider, entry, script: scriptedWallet.script, destroy: scriptedWallet.destroy }
}

type PageOfProviders = typeof globalThis & { FerrowProviders?: unknown; btc_providers?: unknown[] }

const METHODS: Readonly<Record<string, Method>> = {
  getInfo: () => ({ version: '1.5.0', platform: 'web', methods: Object.keys(METHODS), supports: [] }),
  async wallet_connect(scriptedWallet, { addresses, network }, method) {
    const requested = network === undefined ? undefined : readNetwork(network)
    await scriptedWallet.connect(method)
    if (requested) scriptedWallet.setNetwork(requested)
    return describe(scriptedWallet, Array.isArray(addresses) ? addresses : undefined)
  },
  wallet_getAccount(scriptedWallet) {
    // Rejects without a prompt if the app may see no account.
    if (!scriptedWallet.visible().length) throw new ProviderRpcError(ACCESS_DENIED, 'Access denied.')
    return describe(scriptedWallet)
  },
  wallet_disconnect: ({ forget }) => {
    forget()
    return null
  },
  async wallet_changeNetwork(scriptedWallet, { name }, method) {
    if (!scriptedWallet.visible().length) throw createUnauthorizedError()
    await scriptedWallet.switchNetwork(readNetwork(name), method)
    return null
  },
  async signMessage(scriptedWallet, { address, message, protocol }, method) {
    if (typeof message !== 'string') throw createInvalidParamsError('Expected { address, message }.')
    const isTaproot = scriptedWallet.keyOf(address).key.purpose === 'ordinals'
    const requested = protocol ?? (isTaproot ? 'BIP322' : 'ECDSA')
    const signature = await scriptedWallet.signMessage(
      { address, message, protocol: requested === 'BIP322' ? 'bip322' : 'ecdsa' },
      method,
    )
    return { signature, address, protocol: requested, messageHash: '' }
  },
  async signPsbt(scriptedWallet, { psbt, signInputs, broadcast }, method) {
    if (typeof psbt !== 'string') throw createInvalidParamsError('Expected { psbt }.')
    const inputs = Object.entries((signInputs ?? {}) as Record<string, number[]>).flatMap(([address, indexes]) =>
      indexes.map((index) => ({ address, index })),
    )
    const request = { psbt: base64.decode(psbt), inputs, broadcast: broadcast === true }
    const { txid, ...signed } = await scriptedWallet.signPsbt(request, method)
    return { psbt: base64.encode(signed.psbt), ...(txid ? { txid } : {}) }
  },
  async sendTransfer(scriptedWallet, { recipients }, method) {
    if (!Array.isArray(recipients)) throw createInvalidParamsError('Expected { recipients }.')
    const to = recipients.map(({ address, amount }) => {
      if (typeof address !== 'string' || !Number.isSafeInteger(amount))
        throw createInvalidParamsError('Expected satoshis.')
      return { address, amount: BigInt(amount) }
    })
    return { txid: await scriptedWallet.sendTransfer(to, method) }
  },
}

function readNetwork(name: unknown) {
  const result = findNetworkByName('satsConnect', name)
  if (!result) throw createInvalidParamsError(`Unknown network ${name}.`)
  return result
}

function describe(scriptedWallet: ScriptedBitcoinWallet, purposes?: readonly unknown[]) {
  const addresses = addressesOf(scriptedWallet).filter(({ purpose }) => purposes?.includes(purpose) ?? true)
  return {
    id: `account-${scriptedWallet.visible()[0]}`,
    walletType: 'software',
    addresses,
    network: networksOf(scriptedWallet),
  }
}

function networksOf({ state }: ScriptedBitcoinWallet) {
  const name = getNetworkNames(state().network)?.satsConnect
  return { bitcoin: { name }, stacks: { name: name?.toLowerCase() }, spark: { name: 'mainnet' } }
}

function addressesOf({ account, visible }: ScriptedBitcoinWallet) {
  const [position] = visible()
  if (position === undefined) return []
  const { payment, ordinals } = account(position)
  return [ordinals, payment].map(({ address, publicKey, purpose }) => ({
    address,
    publicKey: hex.encode(publicKey),
    purpose,
    addressType: purpose === 'payment' ? 'p2wpkh' : 'p2tr',
    walletType: 'software',
  }))
}

function toError(error: unknown) {
  const { code, message } = error instanceof ProviderRpcError ? error : { code: -32603, message: String(error) }
  if (code === 4001) return { code: REJECTED, message: 'The request was declined.' }
  if (code === 4100) return { code: ACCESS_DENIED, message }
  return { code: code === 4200 ? -32601 : code, message }
}
