import { base64, hex } from '@scure/base'
import { invalidParams, ProviderRpcError, unauthorized, unsupported } from '../../wallets/errors'
import type { BitcoinWalletOptions } from '../types'
import { createOwner, type Owner } from './createOwner'
import { findNetwork, namesOf } from './names'

/** Codes of sats-connect: they are not those of EIP-1193. */
const REJECTED = -32000
const ACCESS_DENIED = -32002

interface Listener {
  readonly eventName: string
  readonly cb: (event: unknown) => void
}

type Method = (owner: Owner, params: Readonly<Record<string, unknown>>, method: string) => unknown

/** A provider as sats-connect finds it: at `btc_providers`, by the path of an object in the page. It sends by itself. */
export function createFerrow(options: BitcoinWalletOptions) {
  const owner = createOwner(options)
  const listeners = new Set<Listener>()
  const tell = (eventName: string, event: object = {}) => {
    for (const { eventName: wanted, cb } of listeners) if (wanted === eventName) cb({ type: eventName, ...event })
  }
  // As the real ones: of an account it may see a site is told with its addresses, of others it is told nothing.
  owner.onAccounts(() => owner.visible().length && tell('accountChange', { addresses: addressesOf(owner) }))
  owner.onNetwork(() => tell('networkChange', { ...networksOf(owner), addresses: addressesOf(owner) }))
  owner.onLeft(() => tell('disconnect'))

  let requests = 0
  const provider = {
    async request(method: string, params?: unknown) {
      requests += 1
      const envelope = { jsonrpc: '2.0', id: `ferrow-${requests}` }
      try {
        const act = METHODS[method]
        const result = await owner.record(method, params, () => {
          if (!act) throw unsupported(method)
          return act(owner, (params ?? {}) as Readonly<Record<string, unknown>>, method)
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
    icon: owner.iconUri,
    methods: Object.keys(METHODS),
  }
  const target = (options.window ?? globalThis.window) as PageOfProviders | undefined
  if (target) {
    target.FerrowProviders = { Bitcoin: provider }
    target.btc_providers = [...(target.btc_providers ?? []), entry]
  }
  return { provider, entry, script: owner.script, destroy: owner.destroy }
}

type PageOfProviders = typeof globalThis & { FerrowProviders?: unknown; btc_providers?: unknown[] }

const METHODS: Readonly<Record<string, Method>> = {
  getInfo: () => ({ version: '1.5.0', platform: 'web', methods: Object.keys(METHODS), supports: [] }),
  async wallet_connect(owner, { addresses, network }, method) {
    const wanted = network === undefined ? undefined : readNetwork(network)
    await owner.connect(method)
    if (wanted) owner.setNetwork(wanted)
    return describe(owner, Array.isArray(addresses) ? addresses : undefined)
  },
  wallet_getAccount(owner) {
    // Never a prompt: who may not see anything is told so.
    if (!owner.visible().length) throw new ProviderRpcError(ACCESS_DENIED, 'Access denied.')
    return describe(owner)
  },
  wallet_disconnect: ({ forget }) => {
    forget()
    return null
  },
  async wallet_changeNetwork(owner, { name }, method) {
    if (!owner.visible().length) throw unauthorized()
    await owner.switchNetwork(readNetwork(name), method)
    return null
  },
  async signMessage(owner, { address, message, protocol }, method) {
    if (typeof message !== 'string') throw invalidParams('Expected { address, message }.')
    const isTaproot = owner.keyOf(address).key.purpose === 'ordinals'
    const wanted = protocol ?? (isTaproot ? 'BIP322' : 'ECDSA')
    const signature = await owner.signMessage(
      { address, message, protocol: wanted === 'BIP322' ? 'bip322' : 'ecdsa' },
      method,
    )
    return { signature, address, protocol: wanted, messageHash: '' }
  },
  async signPsbt(owner, { psbt, signInputs, broadcast }, method) {
    if (typeof psbt !== 'string') throw invalidParams('Expected { psbt }.')
    const inputs = Object.entries((signInputs ?? {}) as Record<string, number[]>).flatMap(([address, indexes]) =>
      indexes.map((index) => ({ address, index })),
    )
    const request = { psbt: base64.decode(psbt), inputs, broadcast: broadcast === true }
    const { txid, ...signed } = await owner.signPsbt(request, method)
    return { psbt: base64.encode(signed.psbt), ...(txid ? { txid } : {}) }
  },
  async sendTransfer(owner, { recipients }, method) {
    if (!Array.isArray(recipients)) throw invalidParams('Expected { recipients }.')
    const to = recipients.map(({ address, amount }) => {
      if (typeof address !== 'string' || !Number.isSafeInteger(amount)) throw invalidParams('Expected satoshis.')
      return { address, amount: BigInt(amount) }
    })
    return { txid: await owner.sendTransfer(to, method) }
  },
}

function readNetwork(name: unknown) {
  const found = findNetwork('satsConnect', name)
  if (!found) throw invalidParams(`Unknown network ${name}.`)
  return found
}

function describe(owner: Owner, purposes?: readonly unknown[]) {
  const addresses = addressesOf(owner).filter(({ purpose }) => purposes?.includes(purpose) ?? true)
  return {
    id: `account-${owner.visible()[0]}`,
    walletType: 'software',
    addresses,
    network: networksOf(owner),
  }
}

function networksOf({ state }: Owner) {
  const name = namesOf(state().network)?.satsConnect
  return { bitcoin: { name }, stacks: { name: name?.toLowerCase() }, spark: { name: 'mainnet' } }
}

/** One account at a time, as the real ones. */
function addressesOf({ account, visible }: Owner) {
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
