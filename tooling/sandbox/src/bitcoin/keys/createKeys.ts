import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { p2tr, p2wpkh } from '@scure/btc-signer'
import { networkOf } from '../networks'
import type { BitcoinAccount, BitcoinKeys } from '../types'

/** The accounts of a mnemonic, derived on first use: a hundred milliseconds of hashing have no place in the load of a page. */
export function createKeys(mnemonic: string): BitcoinKeys {
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
    const { parameters, coinType } = networkOf(caipNetworkId)

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
        // Wallets tell a taproot key without its first byte.
        publicKey: internal,
        tapInternalKey: internal,
      },
    }
    known.set(id, account)
    return account
  }
}
