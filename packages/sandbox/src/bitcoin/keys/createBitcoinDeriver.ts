import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { p2tr, p2wpkh } from '@scure/btc-signer'
import { getBitcoinNetwork } from '../networks'
import type { BitcoinAccount, DeriveBitcoinAccount } from '../types'

/** Derives each account on first use, as hashing takes 100 ms, too long for a page load. */
export function createBitcoinDeriver(mnemonic: string): DeriveBitcoinAccount {
  let root: HDKey | undefined
  const known: Map<string, BitcoinAccount> = new Map()

  const derive = (path: string) => {
    root ??= HDKey.fromMasterSeed(mnemonicToSeedSync(mnemonic))
    const { publicKey, privateKey } = root.derive(path)
    if (!publicKey || !privateKey) throw new Error(`There is no key at ${path}.`)
    return { publicKey, privateKey, path }
  }

  return (index, caipNetworkId) => {
    const id = `${caipNetworkId}/${index}`
    const before = known.get(id)
    if (before) return before
    const { parameters, coinType } = getBitcoinNetwork(caipNetworkId)

    const first = derive(`m/84'/${coinType}'/${index}'/0/0`)
    const second = derive(`m/86'/${coinType}'/${index}'/0/0`)
    const segwit = p2wpkh(first.publicKey, parameters)
    const internal = second.publicKey.slice(1)
    const taproot = p2tr(internal, undefined, parameters)
    const account: BitcoinAccount = {
      payment: {
        ...first,
        purpose: 'payment',
        address: segwit.address ?? '',
        script: segwit.script,
        tapInternalKey: undefined,
      },
      ordinals: {
        ...second,
        purpose: 'ordinals',
        address: taproot.address ?? '',
        script: taproot.script,
        // Wallets return an x-only public key for Taproot.
        publicKey: internal,
        tapInternalKey: internal,
      },
    }
    known.set(id, account)
    return account
  }
}
