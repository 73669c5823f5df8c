import { fromBase58 } from '../../wire/base58.js'
import { type Ask, COMMITMENT } from './ask.js'
import { metadataAddress } from './derive.js'
import { TOKEN_2022, TOKEN_PROGRAMS } from './programs.js'
import { at, listOf, toData, toDecimals, toWords } from './values.js'

/** What a token is called. */
export interface Words {
  readonly symbol?: string | undefined
  readonly name?: string | undefined
}

export interface Described extends Words {
  readonly decimals?: number | undefined
}

/** A node's limit for one question. */
const AT_ONCE = 100

/**
 * What mints say of themselves, or Metaplex of them: both are asked for at once. A mint that nobody describes has no words,
 * one that is no mint no decimals.
 */
export async function describeMints(ask: Ask, mints: readonly string[]): Promise<ReadonlyMap<string, Described>> {
  const found = new Map<string, Described>()
  for (let start = 0; start < mints.length; start += AT_ONCE / 2) {
    const some = mints.slice(start, start + AT_ONCE / 2)
    const addresses = [...some, ...some.map(metadataAddress)]
    const answer = await ask('getMultipleAccounts', [addresses, { commitment: COMMITMENT, encoding: 'jsonParsed' }])
    const accounts = listOf(at(answer, 'value'))
    for (const [index, mint] of some.entries()) {
      found.set(mint, { ...readMetaplex(accounts[some.length + index], mint), ...readMint(accounts[index]) })
    }
  }
  return found
}

function readMint(account: unknown): Described {
  const owner = at(account, 'owner')
  const parsed = at(account, 'data', 'parsed')
  if (typeof owner !== 'string' || !TOKEN_PROGRAMS.includes(owner) || at(parsed, 'type') !== 'mint') return {}
  const decimals = toDecimals(at(parsed, 'info', 'decimals'))
  if (owner !== TOKEN_2022) return { decimals }
  const own = listOf(at(parsed, 'info', 'extensions')).find((each) => at(each, 'extension') === 'tokenMetadata')
  const words = readWords(at(own, 'state', 'name'), at(own, 'state', 'symbol'))
  return { ...words, decimals }
}

/** Key, two addresses, then name and symbol with their lengths in front. */
function readMetaplex(account: unknown, mint: string): Words {
  const data = toData(at(account, 'data'))
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

/** Only what is there, so that it does not take the place of what somebody else says. */
function readWords(name: unknown, symbol: unknown): Words {
  const [first, second] = [toWords(name), toWords(symbol)]
  return { ...(first && { name: first }), ...(second && { symbol: second }) }
}
