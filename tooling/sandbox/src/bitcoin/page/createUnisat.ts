import { hex } from '@scure/base'
import { invalidParams, ProviderRpcError } from '../../wallets/errors'
import type { BitcoinWalletOptions } from '../types'
import { createOwner } from './createOwner'
import { findNetwork, namesOf } from './names'

type Listener = (value: never) => void

interface SignOptions {
  readonly autoFinalized?: boolean
  readonly toSignInputs?: readonly { index: number; address?: string; sighashTypes?: readonly number[] }[]
}

/** What UniSat puts at `window.unisat`, and others elsewhere: one address, one network at a time, amounts as numbers. */
export function createUnisat(options: BitcoinWalletOptions) {
  const owner = createOwner(options)
  const listeners = new Map<string, Set<Listener>>()
  const tell = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value as never)
  }
  const accounts = () => owner.visible().slice(0, 1).map(addressOf)
  const addressOf = (position: number) => owner.account(position).payment.address
  const chain = () => {
    const { name, unisat } = namesOf(owner.state().network) ?? {}
    return { enum: unisat, name, network: unisat === 'BITCOIN_MAINNET' ? 'livenet' : 'testnet' }
  }
  const current = () => {
    const [position] = owner.visible()
    if (position === undefined) throw new ProviderRpcError(4100, 'The requested account has not been authorized.')
    return owner.account(position).payment
  }
  owner.onAccounts(() => tell('accountsChanged', accounts()))
  owner.onNetwork(() => {
    tell('chainChanged', chain())
    if (accounts().length) tell('accountsChanged', accounts())
  })
  const does =
    <A extends unknown[], T>(method: string, act: (...args: A) => Promise<T> | T) =>
    (...args: A) =>
      owner.record(method, args, () => act(...args))

  const provider = {
    requestAccounts: does('requestAccounts', async () => {
      await owner.connect('requestAccounts')
      return accounts()
    }),
    getAccounts: does('getAccounts', accounts),
    getPublicKey: does('getPublicKey', () => hex.encode(current().publicKey)),
    getChain: does('getChain', chain),
    switchChain: does('switchChain', async (name: unknown) => {
      const wanted = findNetwork('unisat', name)
      if (!wanted) throw invalidParams(`the chain is invalid: ${name}`)
      await owner.switchNetwork(wanted, 'switchChain')
      return chain()
    }),
    signMessage: does('signMessage', (message: string, type: unknown = 'ecdsa') =>
      owner.signMessage(
        { address: current().address, message, protocol: type === 'ecdsa' ? 'ecdsa' : 'bip322' },
        'signMessage',
      ),
    ),
    signPsbt: does(
      'signPsbt',
      async (psbtHex: string, { autoFinalized = true, toSignInputs = [] }: SignOptions = {}) => {
        const inputs = toSignInputs.map(({ address = current().address, ...input }) => ({ address, ...input }))
        const request = { psbt: hex.decode(psbtHex), inputs, finalize: autoFinalized }
        return hex.encode((await owner.signPsbt(request, 'signPsbt')).psbt)
      },
    ),
    pushPsbt: does('pushPsbt', (psbtHex: string) => owner.push(hex.decode(psbtHex))),
    sendBitcoin: does('sendBitcoin', (address: string, amount: unknown) => {
      if (!Number.isSafeInteger(amount)) throw invalidParams('The amount is not a number of satoshis.')
      return owner.sendTransfer([{ address, amount: BigInt(Number(amount)) }], 'sendBitcoin')
    }),
    disconnect: does('disconnect', () => owner.forget()),
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
  }
  const target = (options.window ?? globalThis.window) as (EventTarget & { unisat?: unknown }) | undefined
  if (target) {
    target.unisat = provider
    target.dispatchEvent(new Event('unisat#initialized'))
  }
  return { provider, script: owner.script, destroy: owner.destroy }
}
