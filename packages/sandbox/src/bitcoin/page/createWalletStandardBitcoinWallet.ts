import { base64 } from '@scure/base'
import { registerWallet } from '@wallet-standard/wallet'
import { createInvalidParamsError } from '../../wallet/errors'
import { BITCOIN_NETWORKS } from '../networks'
import type { BitcoinWalletOptions } from '../types'
import { createScriptedBitcoinWallet } from './createScriptedBitcoinWallet'
import { findNetworkByName, getNetworkNames } from './networkNames'

type Purpose = 'payment' | 'ordinals'

interface Account {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly `${string}:${string}`[]
  readonly features: readonly `${string}:${string}`[]
  readonly label?: string
}

interface SignInput {
  readonly psbt: Uint8Array
  readonly chain?: string
  readonly inputsToSign: readonly {
    readonly account: Account
    readonly signingIndexes: readonly number[]
    readonly sigHash?: keyof typeof SIGHASH | undefined
  }[]
}

const SIGHASH = {
  ALL: 1,
  NONE: 2,
  SINGLE: 3,
  'ALL|ANYONECANPAY': 129,
  'NONE|ANYONECANPAY': 130,
  'SINGLE|ANYONECANPAY': 131,
}

const USES = ['bitcoin:signMessage', 'bitcoin:signTransaction'] as const

/** Creates a Wallet Standard wallet with accounts on mainnet and testnet. The wallet signs, the app sends. */
export function createWalletStandardBitcoinWallet(options: BitcoinWalletOptions) {
  const scriptedWallet = createScriptedBitcoinWallet(options)
  const known = new Map<string, Account>()
  const listeners = new Set<(properties: { accounts: readonly Account[] }) => void>()
  let purposes: readonly Purpose[] = ['payment', 'ordinals']

  // Returns one object per address, because apps compare accounts by identity.
  const toAccount = (position: number, caipNetworkId: string, purpose: Purpose): Account => {
    const { address, publicKey } = scriptedWallet.account(position, caipNetworkId)[purpose]
    const chains = [getNetworkNames(caipNetworkId)?.standard ?? 'bitcoin:mainnet'] as const
    const label = `Account ${position + 1}`
    const account = known.get(address) ?? { address, publicKey, chains, features: USES, label }
    known.set(address, account)
    return account
  }
  const accounts = () =>
    scriptedWallet
      .visible()
      .flatMap((position) =>
        Object.keys(BITCOIN_NETWORKS).flatMap((network) =>
          purposes.map((purpose) => toAccount(position, network, purpose)),
        ),
      )
  const notify = () => {
    for (const listener of listeners) listener({ accounts: accounts() })
  }
  scriptedWallet.onAccounts(notify)

  const wallet = {
    version: '1.0.0',
    name: options.name,
    icon: scriptedWallet.iconUri,
    chains: Object.keys(BITCOIN_NETWORKS).map((id) => getNetworkNames(id)?.standard ?? 'bitcoin:mainnet'),
    get accounts() {
      return accounts()
    },
    features: {
      'bitcoin:connect': {
        version: '1.0.0',
        connect: (input: { purposes: readonly Purpose[] }) =>
          scriptedWallet.record('bitcoin:connect', input, async () => {
            if (!input?.purposes?.length) throw createInvalidParamsError('Expected { purposes }.')
            purposes = input.purposes
            await scriptedWallet.connect('bitcoin:connect')
            return { accounts: accounts() }
          }),
      },
      'bitcoin:signMessage': {
        version: '1.0.0',
        signMessage: (...inputs: readonly { account: Account; message: Uint8Array }[]) =>
          scriptedWallet.record('bitcoin:signMessage', toLoggable(inputs), () =>
            inOrder(inputs, async ({ account: { address }, message }) => {
              const isTaproot = scriptedWallet.keyOf(address).key.purpose === 'ordinals'
              const request = { address, message: new TextDecoder().decode(message) }
              const protocol = isTaproot ? 'bip322' : 'ecdsa'
              const signature = await scriptedWallet.signMessage({ ...request, protocol }, 'bitcoin:signMessage')
              return { signedMessage: message, signature: base64.decode(signature) }
            }),
          ),
      },
      'bitcoin:signTransaction': {
        version: '1.0.0',
        signTransaction: (...inputs: readonly SignInput[]) =>
          scriptedWallet.record('bitcoin:signTransaction', toLoggable(inputs), () =>
            inOrder(inputs, async (input) => {
              const { psbt } = await scriptedWallet.signPsbt(toRequest(input), 'bitcoin:signTransaction')
              return { signedPsbt: psbt }
            }),
          ),
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: () => scriptedWallet.record('standard:disconnect', undefined, () => scriptedWallet.forget()),
      },
      'standard:events': {
        version: '1.0.0',
        on(event: string, listener: (properties: { accounts: readonly Account[] }) => void) {
          if (event === 'change') listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
    },
  } as const
  if (options.window ?? globalThis.window) registerWallet(wallet)

  return { wallet, script: scriptedWallet.script, destroy: scriptedWallet.destroy }
}

function toRequest({ psbt, chain, inputsToSign }: SignInput) {
  if (chain !== undefined && !findNetworkByName('standard', chain))
    throw createInvalidParamsError(`Unknown chain ${chain}.`)
  const inputs = inputsToSign.flatMap(({ account, signingIndexes, sigHash }) =>
    signingIndexes.map((index) => ({
      address: account.address,
      index,
      sighashTypes: sigHash === undefined ? undefined : [SIGHASH[sigHash]],
    })),
  )
  return { psbt, inputs }
}

async function inOrder<I, O>(inputs: readonly I[], callback: (input: I) => Promise<O>): Promise<readonly O[]> {
  const outputs: O[] = []
  for (const input of inputs) outputs.push(await callback(input))
  return outputs
}

// Formats bytes as base64 and accounts as addresses, so that tests can read the request log.
function toLoggable(inputs: readonly object[]): unknown {
  return JSON.parse(
    JSON.stringify(inputs, (key, value) =>
      value instanceof Uint8Array ? base64.encode(value) : key === 'account' ? value.address : value,
    ),
  )
}
