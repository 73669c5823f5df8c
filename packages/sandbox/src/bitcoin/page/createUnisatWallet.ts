import { hex } from '@scure/base'
import { createInvalidParamsError, ProviderRpcError } from '../../wallet/errors'
import type { BitcoinWalletOptions } from '../types'
import { createScriptedBitcoinWallet } from './createScriptedBitcoinWallet'
import { findNetworkByName, getNetworkNames } from './networkNames'

type Listener = (value: never) => void

interface SignOptions {
  readonly autoFinalized?: boolean
  readonly toSignInputs?: readonly { index: number; address?: string; sighashTypes?: readonly number[] }[]
}

/** Creates a provider like `window.unisat`: one address on one network, amounts as numbers of satoshis. */
export function createUnisatWallet(options: BitcoinWalletOptions) {
  const scriptedWallet = createScriptedBitcoinWallet(options)
  const listeners = new Map<string, Set<Listener>>()
  const notify = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value as never)
  }
  const accounts = () => scriptedWallet.visible().slice(0, 1).map(addressOf)
  const addressOf = (position: number) => scriptedWallet.account(position).payment.address
  const chain = () => {
    const { name, unisat } = getNetworkNames(scriptedWallet.state().network) ?? {}
    return { enum: unisat, name, network: unisat === 'BITCOIN_MAINNET' ? 'livenet' : 'testnet' }
  }
  const current = () => {
    const [position] = scriptedWallet.visible()
    if (position === undefined) throw new ProviderRpcError(4100, 'The requested account has not been authorized.')
    return scriptedWallet.account(position).payment
  }
  scriptedWallet.onAccounts(() => notify('accountsChanged', accounts()))
  scriptedWallet.onNetwork(() => {
    notify('chainChanged', chain())
    if (accounts().length) notify('accountsChanged', accounts())
  })
  const does =
    <A extends unknown[], T>(method: string, callback: (...args: A) => Promise<T> | T) =>
    (...args: A) =>
      scriptedWallet.record(method, args, () => callback(...args))

  const provider = {
    requestAccounts: does('requestAccounts', async () => {
      await scriptedWallet.connect('requestAccounts')
      return accounts()
    }),
    getAccounts: does('getAccounts', accounts),
    getPublicKey: does('getPublicKey', () => hex.encode(current().publicKey)),
    getChain: does('getChain', chain),
    switchChain: does('switchChain', async (name: unknown) => {
      const requested = findNetworkByName('unisat', name)
      if (!requested) throw createInvalidParamsError(`the chain is invalid: ${name}`)
      await scriptedWallet.switchNetwork(requested, 'switchChain')
      return chain()
    }),
    signMessage: does('signMessage', (message: string, type: unknown = 'ecdsa') =>
      scriptedWallet.signMessage(
        { address: current().address, message, protocol: type === 'ecdsa' ? 'ecdsa' : 'bip322' },
        'signMessage',
      ),
    ),
    signPsbt: does(
      'signPsbt',
      async (psbtHex: string, { autoFinalized = true, toSignInputs = [] }: SignOptions = {}) => {
        const inputs = toSignInputs.map(({ address = current().address, ...input }) => ({ address, ...input }))
        const request = { psbt: hex.decode(psbtHex), inputs, finalize: autoFinalized }
        return hex.encode((await scriptedWallet.signPsbt(request, 'signPsbt')).psbt)
      },
    ),
    pushPsbt: does('pushPsbt', (psbtHex: string) => scriptedWallet.push(hex.decode(psbtHex))),
    sendBitcoin: does('sendBitcoin', (address: string, amount: unknown) => {
      if (!Number.isSafeInteger(amount)) throw createInvalidParamsError('The amount is not a number of satoshis.')
      return scriptedWallet.sendTransfer([{ address, amount: BigInt(Number(amount)) }], 'sendBitcoin')
    }),
    disconnect: does('disconnect', () => scriptedWallet.forget()),
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
  return { provider, script: scriptedWallet.script, destroy: scriptedWallet.destroy }
}
