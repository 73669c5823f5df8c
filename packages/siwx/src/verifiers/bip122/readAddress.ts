import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import { referenceOf } from '../../messages/chains.js'
import { decode } from '../bytes.js'

/** An address, as far as messages can be signed with it: by one key. */
export interface SignerAddress {
  readonly kind: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'
  /** The hash of a key or script, or the key of Taproot. */
  readonly program: Uint8Array
  /** What a coin there is locked with. */
  readonly script: Uint8Array
}

/** By CAIP-2 reference. */
const NETWORKS: ReadonlyMap<string, typeof NETWORK> = new Map([
  ['000000000019d6689c085ae165831e93', NETWORK],
  ['000000000933ea01ad0ee984209779ba', TEST_NETWORK],
  ['00000000da84f2bafbbc53dee25a72ae', TEST_NETWORK],
  ['00000008819873e925422c1ff0f99f7c', TEST_NETWORK],
  ['0f9188f13cb7b2c71f2a335e3a4fc328', { ...TEST_NETWORK, bech32: 'bcrt' }],
])

/** Undefined for what is no address of the chain in its one spelling, and for one that takes more than a key: P2WSH. */
export function readAddress(address: string, chainId: string): SignerAddress | undefined {
  const network = NETWORKS.get(referenceOf(chainId))
  if (network === undefined) return undefined
  let script: Uint8Array = new Uint8Array()
  const coder = {
    decode(text: string) {
      const found = Address(network).decode(text)
      // Of bech32 there is a spelling in capitals, which is no account of its own.
      if (Address(network).encode(found) !== text) throw new TypeError('Spelt otherwise than its chain does')
      script = OutScript.encode(found)
      return script
    },
  }
  if (decode(coder, address) === undefined) return undefined
  const found = OutScript.decode(script)
  if (found.type === 'pkh') return { kind: 'p2pkh', program: found.hash, script }
  if (found.type === 'sh') return { kind: 'p2sh', program: found.hash, script }
  if (found.type === 'wpkh') return { kind: 'p2wpkh', program: found.hash, script }
  return found.type === 'tr' ? { kind: 'p2tr', program: found.pubkey, script } : undefined
}
