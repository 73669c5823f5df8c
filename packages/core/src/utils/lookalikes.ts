import type { Activity, ActivityTransfer } from '../types/activity.js'
import type { TokenInfo } from '../types/token.js'

// The poison guard: what strangers put into a visitor's history, so that the visitor copies an address of theirs or
// believes in a token of theirs. All its rules are here, for every kind of networks.

/**
 * So improbable must a likeness be that nobody can have come by it. In bits: 7 hexadecimal characters, or 5 of base58. By
 * chance one pair of addresses in some 40 million is as alike, while who lost 50 million dollars in December 2025 saw 3 + 4.
 */
const UNLIKELY = 28

/** Bits in a character, by how addresses are written. Base58 read without its case has as much as bech32. */
const HEX_BITS = 4
const BECH32_BITS = 5
const BASE58_BITS = Math.log2(58)

/** Base58 of 25 bytes (Bitcoin) is no longer than this, and that of 35 and more (SS58) no shorter than that; both start with a version. */
const BITCOIN_LONGEST = 35
const SS58_SHORTEST = 46

export interface Lookalike {
  /** The address that it resembles. */
  readonly known: string
  /** Where the differing middle of the address begins, and where it ends. */
  readonly from: number
  readonly to: number
}

/**
 * An address of the past that this one resembles at its start and at its end, without being it: somebody made it to be
 * taken for that one. Undefined for an address that is one of the past itself.
 */
export const findLookalike: FindLookalike = (address, known) => find(address, known, split)

/** The same for many addresses among the same known ones: each of those is read once. */
export function createLookalikes(): FindLookalike {
  const read = new Map<string, Parts>()
  const splitOnce = (address: string): Parts => {
    const parts = read.get(address) ?? split(address)
    read.set(address, parts)
    return parts
  }
  return (address, known) => find(address, known, splitOnce)
}

export type FindLookalike = (address: string, known: readonly string[]) => Lookalike | undefined

function find(address: string, known: readonly string[], readKnown: (address: string) => Parts): Lookalike | undefined {
  const mine = split(address)
  let best: (Lookalike & { readonly bits: number }) | undefined
  for (const other of known) {
    const theirs = readKnown(other)
    if (theirs.kind !== mine.kind || theirs.prefix !== mine.prefix) continue
    if (theirs.exact === mine.exact) return undefined
    for (const { read, bits } of kinds[mine.kind]) {
      const likeness = compare(read(mine.exact), read(theirs.exact))
      const found = (likeness.start + likeness.end) * bits
      if (!likeness.start || !likeness.end || found < UNLIKELY || found <= (best?.bits ?? 0)) continue
      const start = mine.prefix.length
      best = {
        known: other,
        from: start + likeness.start,
        to: start + mine.exact.length - likeness.end,
        bits: found,
      }
    }
  }
  return best && { known: best.known, from: best.from, to: best.to }
}

const asIs = (text: string) => text
const inLowerCase = (text: string) => text.toLowerCase()

/** How each kind is read: eyes do not see the case, and a likeness that keeps it is worth more. */
const kinds = {
  hex: [{ read: asIs, bits: HEX_BITS }],
  bech32: [{ read: asIs, bits: BECH32_BITS }],
  base58: [
    { read: inLowerCase, bits: BECH32_BITS },
    { read: asIs, bits: BASE58_BITS },
  ],
} as const

interface Parts {
  readonly kind: keyof typeof kinds
  /** What all addresses of its kind begin with: it says nothing of whose it is. */
  readonly prefix: string
  /** The rest, as far as its case matters. */
  readonly exact: string
}

function split(address: string): Parts {
  if (/^0x[0-9a-f]+$/i.test(address)) return { kind: 'hex', prefix: '0x', exact: address.slice(2).toLowerCase() }
  // bc1q…, tb1p…: the version of Bitcoin's is a part of it. cosmos1…: there is none.
  const lower = address.toLowerCase()
  const prefix = /^((bc|tb|bcrt)1[a-z0-9]|[a-z]{1,20}1(?=[02-9ac-hj-np-z]{38,}$))/.exec(lower)?.[0]
  if (prefix && (address === lower || address === address.toUpperCase())) {
    return { kind: 'bech32', prefix, exact: lower.slice(prefix.length) }
  }
  const hasVersion = address.length <= BITCOIN_LONGEST || address.length >= SS58_SHORTEST
  const length = hasVersion ? 1 : 0
  return { kind: 'base58', prefix: address.slice(0, length), exact: address.slice(length) }
}

/** How many characters are the same at the start, and at the end of what is left. */
function compare(one: string, other: string): { readonly start: number; readonly end: number } {
  // One character at least is the middle: these are two addresses.
  const most = Math.min(one.length, other.length) - 1
  let start = 0
  while (start < most && one[start] === other[start]) start++
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return { start, end }
}

/** What of an activity is the same whatever else is known: read once, however often it is judged. */
export interface Traits {
  /** What is left of it. */
  readonly activity: Activity
  /**
   * `shown`: the visitor did it, or nothing moved that could be anything. `hidden`: nothing has moved, or it is a spam NFT,
   * and the visitor did not do it. Undefined: it depends on what is known.
   */
  readonly verdict: 'shown' | 'hidden' | undefined
  /** Who signed it. Whom a token names as its sender says nothing: its contract writes that as it likes. */
  readonly signer?: string | undefined
  /** All that moved, of one whose verdict is open. */
  readonly suspects: readonly Suspect[]
}

interface Suspect {
  /** It left the account. */
  readonly isOut: boolean
  /** Without it, it is the coin itself, or a token of which the service did not say where it is. */
  readonly address: string | undefined
  /** What it could be taken for. */
  readonly looks: readonly string[]
  /** Its name leads away or is disguised: only a genuine one may have it. */
  readonly isOdd: boolean
}

export function readTraits(activity: Activity, address: string): Traits {
  const { from, kind } = activity
  if (from !== undefined && isSame(from, address)) return { activity, verdict: 'shown', suspects: [] }
  const transfers = activity.transfers.filter((each) => !isWorthNothing(each) && !each.nft?.isSpam)
  const isEmptied = transfers.length < activity.transfers.length
  const isBare = kind === 'send' || kind === 'receive'
  const left = isEmptied ? { ...activity, transfers } : activity
  if (!transfers.length) return { activity: left, verdict: isEmptied || isBare ? 'hidden' : 'shown', suspects: [] }
  const signer = from === undefined ? undefined : canonical(from)
  return { activity: left, verdict: undefined, signer, suspects: transfers.map(toSuspect) }
}

function toSuspect({ direction, token, nft }: ActivityTransfer): Suspect {
  const texts = nft ? [nft.name ?? ''] : [token?.symbol, token?.name].filter((each) => each !== undefined)
  const address = nft ? undefined : token?.address
  return {
    isOut: direction !== 'in',
    address: address === undefined ? undefined : canonical(address),
    looks: address === undefined ? [] : texts.map(toSkeleton),
    isOdd: texts.some((each) => LURE.test(each) || (!nft && isDisguised(each))),
  }
}

/** A token that nobody has to be warned of: how it is known, and what else could be taken for it. */
export interface Genuine {
  readonly address: string | undefined
  readonly looks: readonly string[]
}

export const readGenuine = ({ address, symbol, name }: Pick<TokenInfo, 'address' | 'symbol' | 'name'>): Genuine => ({
  address: address === undefined ? undefined : canonical(address),
  looks: [toSkeleton(symbol), toSkeleton(name)],
})

export interface GuardParameters {
  /** The native coin, what the site and its lists name, and what the visitor has sent. */
  readonly genuine: readonly Genuine[]
  /** Whom the visitor has sent to, and the visitor's own accounts. */
  readonly contacts: readonly string[]
}

export type Verdict = 'shown' | 'spam' | 'hidden'

/** Says what a visitor should see of an activity. `spam`: to be folded away. Made once for a whole history: what is known is looked up. */
export function createGuard({ genuine, contacts }: GuardParameters): (traits: Traits) => Verdict {
  const friends = new Set(contacts.map(canonical))
  const addresses = new Set(genuine.map(({ address }) => address))
  const looks = new Set(genuine.flatMap((each) => each.looks))
  const isGenuine = ({ address }: Suspect) => address !== undefined && addresses.has(address)
  const isImitation = (each: Suspect): boolean =>
    !isGenuine(each) && (each.isOdd || each.looks.some((look) => looks.has(look)))
  // A genuine token leaves only where its owner allowed it. What comes with an imitation is the bait.
  const isAllowed = (each: Suspect): boolean => each.isOut && isGenuine(each)
  return ({ verdict, signer, suspects }) => {
    if (verdict) return verdict
    if (signer !== undefined && friends.has(signer)) return 'shown'
    return suspects.some(isImitation) && !suspects.some(isAllowed) ? 'spam' : 'shown'
  }
}

/** Whom an activity shows that the visitor has dealt with: never whom a stranger put there. */
export function receiversOf({ from, status, transfers }: Activity, address: string): readonly string[] {
  if (from === undefined || !isSame(from, address) || status !== 'confirmed') return []
  return transfers.flatMap((each) => (each.direction === 'out' && each.to && !isWorthNothing(each) ? [each.to] : []))
}

/** The same address: where case says nothing it is not read. */
export const isSame = (one: string, other: string): boolean => one === other || canonical(one) === canonical(other)

/** One text for all ways to write an address. */
function canonical(address: string): string {
  const { prefix, exact } = split(address)
  return prefix + exact
}

/** Anybody can have a token move nothing in the visitor's name. */
export const isWorthNothing = ({ amount, nft }: ActivityTransfer): boolean =>
  !nft && amount !== undefined && /^0*\.?0*$/.test(amount)

/** Names of a token, or of a collection, that lead away: no honest one does. */
const LURE = /:\/\/|www\.|t\.me\/|\b(claim|visit|airdrop)\b/i

/** Letters of other scripts that look as Latin ones, and digits that do, by what they look as. */
const LOOKS_AS: Readonly<Record<string, string>> = {
  a: '\u0430\u03b1\u0251\u0391\u13aa\ua4ee',
  b: '\u0432\u0412\u03b2\u0392\u13f4\ua4d0',
  c: '\u0441\u0421\u03f2\u03f9\u13df\ua4da\u216d',
  d: '\u0501\u0500\u13a0\ua4d3\u216e',
  e: '\u0435\u0415\u0451\u0395\u03b5\u13ac\ua4f0',
  f: '\u03dc\ua4dd',
  g: '\u050c\u13c0\ua4d6\u0261',
  h: '\u043d\u041d\u0397\u13bb\ua4e7\u04bb',
  i: '\u0456\u0406\u0399\u03b9\u0131\u13a5\ua4f2\u04c0\u04cf1l|',
  j: '\u0458\u0408\u037f\u13ab\ua4d9',
  k: '\u043a\u041a\u039a\u03ba\u13e6\ua4d7',
  m: '\u043c\u041c\u039c\u03fa\u13b7\ua4df\u216f',
  n: '\u039d\ua4e0\u0578',
  o: '\u043e\u041e\u039f\u03bf\u0585\u0555\ua4f30',
  p: '\u0440\u0420\u03a1\u03c1\u13e2\ua4d1',
  q: '\u051b\u051a',
  r: '\u0433\u13a1\ua4e3',
  s: '\u0455\u0405\u054f\u13da\ua4e25$',
  t: '\u0442\u0422\u03a4\u03c4\u13a2\ua4d4\u20ae',
  u: '\u054d\u057d\u03c5\ua4f4\u0446',
  v: '\u0475\u0474\u03bd\u13d9\ua4e6',
  w: '\u0461\u051c\u051d\u13b3\ua4ea',
  x: '\u0445\u0425\u03a7\u03c7\ua4eb',
  y: '\u0443\u0423\u03a5\u04af\u04ae\ua4ec',
  z: '\u0396\u13c3\ua4dc',
}
const LATIN = new Map(Object.entries(LOOKS_AS).flatMap(([letter, all]) => [...all].map((each) => [each, letter])))

/** What cannot be seen: marks on letters, characters without a width, blanks. */
const UNSEEN = /[\p{Cf}\p{M}\s\u115f\u1160\u3164\uffa0]/gu

/** A text as an eye takes it: two that look the same have the same. */
export function toSkeleton(text: string): string {
  const seen = text.normalize('NFKD').replace(UNSEEN, '')
  return [...seen].map((each) => LATIN.get(each) ?? LATIN.get(each.toLowerCase()) ?? each.toLowerCase()).join('')
}

/** What joins several pictures into one: no disguise. */
const JOINED = /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})/gu

/** A name that leads away, or hides what it is made of. */
export const isLure = (name: string): boolean => LURE.test(name) || isDisguised(name.replace(JOINED, ''))

/** Latin letters among letters that only look it, or characters that nobody sees: no honest name is written so. */
function isDisguised(text: string): boolean {
  if (/[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u3164\ufeff]/u.test(text)) return true
  const letters = [...text.normalize('NFC')].filter((each) => /\p{L}/u.test(each))
  return letters.some((each) => /[a-z]/i.test(each)) && letters.some((each) => each > '\u007f' && LATIN.has(each))
}
