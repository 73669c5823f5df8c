import { readRoster } from '../../readRoster.mjs'
import { createEip155Signer } from './eip155.mjs'

/** The wallets in pages hold 0-8. Anvil funds the first ten, so the second of these has nothing to spend. */
const ACCOUNTS = [9, 10]

/**
 * One signer a namespace; another namespace is one more file and one more entry.
 *
 * @param {Pick<import('../types.d.mts').PhoneOptions, 'rpcUrls' | 'mnemonic' | 'accounts'>} options
 * @returns {Promise<ReadonlyMap<string, import('../types.d.mts').Signer>>}
 */
export async function createSigners({ rpcUrls, mnemonic, accounts = ACCOUNTS }) {
  if (accounts.length === 0) throw new Error('the phone needs an account')
  const words = mnemonic ?? (await readRoster()).mnemonic
  const signers = [createEip155Signer({ mnemonic: words, indexes: accounts, rpcUrls })]
  return new Map(signers.map((signer) => [signer.namespace, signer]))
}
