import { Address, NETWORK, OutScript, TEST_NETWORK } from '@scure/btc-signer'
import { getReference } from '../../messages/chains.js'
import { decodeBytes } from '../bytes.js'

export interface ParsedBitcoinAddress {
  readonly kind: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'
  readonly program: Uint8Array
  readonly script: Uint8Array
}

const NETWORKS: ReadonlyMap<string, typeof NETWORK> = new Map([
  ['000000000019d6689c085ae165831e93', NETWORK],
  ['000000000933ea01ad0ee984209779ba', TEST_NETWORK],
  ['00000000da84f2bafbbc53dee25a72ae', TEST_NETWORK],
  ['00000008819873e925422c1ff0f99f7c', TEST_NETWORK],
  ['0f9188f13cb7b2c71f2a335e3a4fc328', { ...TEST_NETWORK, bech32: 'bcrt' }],
])

export function parseBitcoinAddress(address: string, chainId: string): ParsedBitcoinAddress | undefined {
  const network = NETWORKS.get(getReference(chainId))
  if (network === undefined) return undefined
  let script: Uint8Array = new Uint8Array()
  const coder = {
    decode(text: string) {
      const result = Address(network).decode(text)
      // Rejects bech32 in upper case, which would be a second spelling of the same address.
      if (Address(network).encode(result) !== text) throw new TypeError('The address is not canonical')
      script = OutScript.encode(result)
      return script
    },
  }
  if (decodeBytes(coder, address) === undefined) return undefined
  const result = OutScript.decode(script)
  if (result.type === 'pkh') return { kind: 'p2pkh', program: result.hash, script }
  if (result.type === 'sh') return { kind: 'p2sh', program: result.hash, script }
  if (result.type === 'wpkh') return { kind: 'p2wpkh', program: result.hash, script }
  return result.type === 'tr' ? { kind: 'p2tr', program: result.pubkey, script } : undefined
}
