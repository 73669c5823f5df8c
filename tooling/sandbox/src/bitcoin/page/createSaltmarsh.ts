import { base64 } from '@scure/base'
import { registerWallet } from '@wallet-standard/wallet'
import { invalidParams } from '../../wallets/errors'
import { NETWORKS } from '../networks'
import type { BitcoinWalletOptions } from '../types'
import { createOwner } from './createOwner'
import { findNetwork, namesOf } from './names'

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

/**
 * A wallet of the Wallet Standard's Bitcoin part. It has the accounts of both networks at once, as most of the standard
 * have, and no network of its own. It only signs: what is signed the site sends by itself.
 */
export function createSaltmarsh(options: BitcoinWalletOptions) {
  const owner = createOwner(options)
  const known = new Map<string, Account>()
  const listeners = new Set<(properties: { accounts: readonly Account[] }) => void>()
  let purposes: readonly Purpose[] = ['payment', 'ordinals']

  /** The same object for the same address: sites compare them. */
  const toAccount = (position: number, caipNetworkId: string, purpose: Purpose): Account => {
    const { address, publicKey } = owner.account(position, caipNetworkId)[purpose]
    const chains = [namesOf(caipNetworkId)?.standard ?? 'bitcoin:mainnet'] as const
    const label = `Account ${position + 1}`
    const account = known.get(address) ?? { address, publicKey, chains, features: USES, label }
    known.set(address, account)
    return account
  }
  const accounts = () =>
    owner
      .visible()
      .flatMap((position) =>
        Object.keys(NETWORKS).flatMap((network) => purposes.map((purpose) => toAccount(position, network, purpose))),
      )
  const tell = () => {
    for (const listener of listeners) listener({ accounts: accounts() })
  }
  owner.onAccounts(tell)

  const wallet = {
    version: '1.0.0',
    name: options.name,
    icon: owner.iconUri,
    chains: Object.keys(NETWORKS).map((id) => namesOf(id)?.standard ?? 'bitcoin:mainnet'),
    get accounts() {
      return accounts()
    },
    features: {
      'bitcoin:connect': {
        version: '1.0.0',
        connect: (input: { purposes: readonly Purpose[] }) =>
          owner.record('bitcoin:connect', input, async () => {
            if (!input?.purposes?.length) throw invalidParams('Expected { purposes }.')
            purposes = input.purposes
            await owner.connect('bitcoin:connect')
            return { accounts: accounts() }
          }),
      },
      'bitcoin:signMessage': {
        version: '1.0.0',
        signMessage: (...inputs: readonly { account: Account; message: Uint8Array }[]) =>
          owner.record('bitcoin:signMessage', toLoggable(inputs), () =>
            inOrder(inputs, async ({ account: { address }, message }) => {
              const isTaproot = owner.keyOf(address).key.purpose === 'ordinals'
              const request = { address, message: new TextDecoder().decode(message) }
              const protocol = isTaproot ? 'bip322' : 'ecdsa'
              const signature = await owner.signMessage({ ...request, protocol }, 'bitcoin:signMessage')
              return { signedMessage: message, signature: base64.decode(signature) }
            }),
          ),
      },
      'bitcoin:signTransaction': {
        version: '1.0.0',
        signTransaction: (...inputs: readonly SignInput[]) =>
          owner.record('bitcoin:signTransaction', toLoggable(inputs), () =>
            inOrder(inputs, async (input) => {
              const { psbt } = await owner.signPsbt(toRequest(input), 'bitcoin:signTransaction')
              return { signedPsbt: psbt }
            }),
          ),
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: () => owner.record('standard:disconnect', undefined, () => owner.forget()),
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

  return { wallet, script: owner.script, destroy: owner.destroy }
}

function toRequest({ psbt, chain, inputsToSign }: SignInput) {
  if (chain !== undefined && !findNetwork('standard', chain)) throw invalidParams(`Unknown chain ${chain}.`)
  const inputs = inputsToSign.flatMap(({ account, signingIndexes, sigHash }) =>
    signingIndexes.map((index) => ({
      address: account.address,
      index,
      sighashTypes: sigHash === undefined ? undefined : [SIGHASH[sigHash]],
    })),
  )
  return { psbt, inputs }
}

async function inOrder<I, O>(inputs: readonly I[], act: (input: I) => Promise<O>): Promise<readonly O[]> {
  const outputs: O[] = []
  for (const input of inputs) outputs.push(await act(input))
  return outputs
}

/** Bytes as base64, accounts as their addresses: what a test can read. */
function toLoggable(inputs: readonly object[]): unknown {
  return JSON.parse(
    JSON.stringify(inputs, (key, value) =>
      value instanceof Uint8Array ? base64.encode(value) : key === 'account' ? value.address : value,
    ),
  )
}
