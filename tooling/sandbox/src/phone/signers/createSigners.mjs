import { readRoster } from '../../readRoster.mjs'
import { createBip122Signer } from './bip122.mjs'
import { createCosmosSigner } from './cosmos.mjs'
import { createEip155Signer } from './eip155.mjs'
import { createPolkadotSigner } from './polkadot.mjs'
import { createSolanaSigner } from './solana.mjs'

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
  const has = (/** @type {string} */ namespace) => Object.keys(rpcUrls).some((id) => id.startsWith(`${namespace}:`))
  const parameters = { mnemonic: words, indexes: accounts, rpcUrls }
  const signers = [createEip155Signer(parameters)]
  if (has('polkadot')) signers.push(await createPolkadotSigner(parameters))
  if (has('solana')) signers.push(await createSolanaSigner(parameters))
  if (has('cosmos')) signers.push(await createCosmosSigner(parameters))
  if (has('bip122')) signers.push(createBip122Signer(parameters))
  return new Map(signers.map((signer) => [signer.namespace, signer]))
}
