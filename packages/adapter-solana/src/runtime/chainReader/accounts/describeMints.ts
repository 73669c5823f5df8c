import { fromBase58 } from '../../wire/base58.js'
import { COMMITMENT, type NodeRequester } from './createNodeRequester.js'
import { deriveMetadataAddress } from './deriveAddresses.js'
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAMS } from './programs.js'
import { decodeBase64Data, readPath, toDecimals, toDisplayText, toList } from './values.js'

export interface MintNames {
  readonly symbol?: string | undefined
  readonly name?: string | undefined
}

export interface MintDescription extends MintNames {
  readonly decimals?: number | undefined
}

const MAX_ACCOUNTS_PER_REQUEST = 100

/** Reads decimals and names of tokens, from Token-2022 and Metaplex. Without decimals, the address is no token. */
export async function describeMints(
  request: NodeRequester,
  mints: readonly string[],
): Promise<ReadonlyMap<string, MintDescription>> {
  const result = new Map<string, MintDescription>()
  for (let start = 0; start < mints.length; start += MAX_ACCOUNTS_PER_REQUEST / 2) {
    const some = mints.slice(start, start + MAX_ACCOUNTS_PER_REQUEST / 2)
    const addresses = [...some, ...some.map(deriveMetadataAddress)]
    const answer = await request('getMultipleAccounts', [addresses, { commitment: COMMITMENT, encoding: 'jsonParsed' }])
    const accounts = toList(readPath(answer, 'value'))
    for (const [index, mint] of some.entries()) {
      result.set(mint, { ...readMetaplex(accounts[some.length + index], mint), ...readMint(accounts[index]) })
    }
  }
  return result
}

function readMint(account: unknown): MintDescription {
  const owner = readPath(account, 'owner')
  const parsed = readPath(account, 'data', 'parsed')
  if (typeof owner !== 'string' || !TOKEN_PROGRAMS.includes(owner) || readPath(parsed, 'type') !== 'mint') return {}
  const decimals = toDecimals(readPath(parsed, 'info', 'decimals'))
  if (owner !== TOKEN_2022_PROGRAM) return { decimals }
  const own = toList(readPath(parsed, 'info', 'extensions')).find(
    (each) => readPath(each, 'extension') === 'tokenMetadata',
  )
  const words = readWords(readPath(own, 'state', 'name'), readPath(own, 'state', 'symbol'))
  return { ...words, decimals }
}

/** Parses Metaplex metadata: a key, two addresses, then name and symbol with their lengths. */
function readMetaplex(account: unknown, mint: string): MintNames {
  const data = decodeBase64Data(readPath(account, 'data'))
  const key = fromBase58(mint)
  if (!data || !key || data[0] !== 4 || !key.every((byte, index) => data[33 + index] === byte)) return {}
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const texts: string[] = []
  for (let start = 65; texts.length < 2; ) {
    if (start + 4 > data.length) return {}
    const end = start + 4 + view.getUint32(start, true)
    if (end > data.length) return {}
    texts.push(new TextDecoder().decode(data.subarray(start + 4, end)))
    start = end
  }
  return readWords(texts[0], texts[1])
}

function readWords(name: unknown, symbol: unknown): MintNames {
  const [first, second] = [toDisplayText(name), toDisplayText(symbol)]
  return { ...(first && { name: first }), ...(second && { symbol: second }) }
}
