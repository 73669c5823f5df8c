import type { Activity, ActivityTransfer } from '../types/activity.js'
import type { TokenInfo } from '../types/token.js'
import { toLatinLetter } from './latinLookalikes.js'
import { hasMixedScriptWord } from './toBrandKey.js'

// Protects users against address poisoning: attackers send transactions whose addresses or tokens look like ones that
// the user knows, so that these appear in the user's history. Covers all namespaces.

// Bits that two addresses must share at start and end to count as similar: 7 hexadecimal or 5 base58 characters. By
// chance, one in 40 million pairs of addresses does. The victim of an attack in December 2025 (50 million dollars) saw
// 3 + 4 equal characters.
const MIN_LIKENESS_BITS = 28

const HEX_BITS = 4
const BECH32_BITS = 5
const BASE58_BITS = Math.log2(58)

const BITCOIN_MAX_LENGTH = 35
const SS58_MIN_LENGTH = 46

export interface AddressLookalike {
  readonly known: string
  readonly from: number
  readonly to: number
}

// Finds a known address with the same start and end as this one. Undefined if this address itself is known.
export const findLookalike: LookalikeFinder = (address, known) => find(address, known, split)

export function createLookalikeFinder(): LookalikeFinder {
  const read = new Map<string, Parts>()
  const splitOnce = (address: string): Parts => {
    const parts = read.get(address) ?? split(address)
    read.set(address, parts)
    return parts
  }
  return (address, known) => find(address, known, splitOnce)
}

export type LookalikeFinder = (address: string, known: readonly string[]) => AddressLookalike | undefined

function find(
  address: string,
  known: readonly string[],
  readKnown: (address: string) => Parts,
): AddressLookalike | undefined {
  const ownParts = split(address)
  let best: (AddressLookalike & { readonly bits: number }) | undefined
  for (const other of known) {
    const theirs = readKnown(other)
    if (theirs.kind !== ownParts.kind || theirs.prefix !== ownParts.prefix) continue
    if (theirs.exact === ownParts.exact) return undefined
    for (const { read, bits } of kinds[ownParts.kind]) {
      const likeness = compare(read(ownParts.exact), read(theirs.exact))
      const found = (likeness.start + likeness.end) * bits
      if (!likeness.start || !likeness.end || found < MIN_LIKENESS_BITS || found <= (best?.bits ?? 0)) continue
      const start = ownParts.prefix.length
      best = {
        known: other,
        from: start + likeness.start,
        to: start + ownParts.exact.length - likeness.end,
        bits: found,
      }
    }
  }
  return best && { known: best.known, from: best.from, to: best.to }
}

const keepCase = (text: string) => text
const inLowerCase = (text: string) => text.toLowerCase()

const kinds = {
  hex: [{ read: keepCase, bits: HEX_BITS }],
  bech32: [{ read: keepCase, bits: BECH32_BITS }],
  base58: [
    { read: inLowerCase, bits: BECH32_BITS },
    { read: keepCase, bits: BASE58_BITS },
  ],
} as const

interface Parts {
  readonly kind: keyof typeof kinds
  readonly prefix: string
  readonly exact: string
}

function split(address: string): Parts {
  if (/^0x[0-9a-f]+$/i.test(address)) return { kind: 'hex', prefix: '0x', exact: address.slice(2).toLowerCase() }
  // The prefix of bech32 has no information. In Bitcoin's (bc1q…, tb1p…) it includes the witness version; others
  // (cosmos1…) have none.
  const lower = address.toLowerCase()
  const prefix = /^((bc|tb|bcrt)1[a-z0-9]|[a-z]{1,20}1(?=[02-9ac-hj-np-z]{38,}$))/.exec(lower)?.[0]
  if (prefix && (address === lower || address === address.toUpperCase())) {
    return { kind: 'bech32', prefix, exact: lower.slice(prefix.length) }
  }
  const hasVersion = address.length <= BITCOIN_MAX_LENGTH || address.length >= SS58_MIN_LENGTH
  const length = hasVersion ? 1 : 0
  return { kind: 'base58', prefix: address.slice(0, length), exact: address.slice(length) }
}

function compare(one: string, other: string): { readonly start: number; readonly end: number } {
  // Compare at most all characters but one, because two different addresses differ in at least one.
  const most = Math.min(one.length, other.length) - 1
  let start = 0
  while (start < most && one[start] === other[start]) start++
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return { start, end }
}

export interface ActivitySpamTraits {
  readonly activity: Activity
  // `shown`: the user signed the transaction, or it moved nothing suspicious. `hidden`: the user did not sign it, and
  // it moved nothing or only spam NFTs. Undefined: depends on the tokens and addresses that the user knows.
  readonly verdict: 'shown' | 'hidden' | undefined
  // Account that signed the transaction, in canonical form. The sender in a token's event is untrusted, because the
  // token's contract writes it.
  readonly signer?: string | undefined
  readonly suspects: readonly Suspect[]
}

interface Suspect {
  readonly isOut: boolean
  readonly address: string | undefined
  readonly looks: readonly string[]
  readonly isOdd: boolean
}

export function readSpamTraits(activity: Activity, address: string): ActivitySpamTraits {
  const { from, kind } = activity
  if (from !== undefined && isSameReceiver(from, address)) return { activity, verdict: 'shown', suspects: [] }
  const transfers = activity.transfers.filter((each) => !isWorthlessTransfer(each) && !each.nft?.isSpam)
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

export interface GenuineToken {
  readonly address: string | undefined
  readonly looks: readonly string[]
}

export const toGenuineToken = ({
  address,
  symbol,
  name,
}: Pick<TokenInfo, 'address' | 'symbol' | 'name'>): GenuineToken => ({
  address: address === undefined ? undefined : canonical(address),
  looks: [toSkeleton(symbol), toSkeleton(name)],
})

export interface SpamClassifierParameters {
  readonly genuine: readonly GenuineToken[]
  readonly contacts: readonly string[]
}

// `spam`: the history shows the entry collapsed.
export type ActivityVerdict = 'shown' | 'spam' | 'hidden'

export function createSpamClassifier({
  genuine,
  contacts,
}: SpamClassifierParameters): (traits: ActivitySpamTraits) => ActivityVerdict {
  const friends = new Set(contacts.map(canonical))
  const addresses = new Set(genuine.map(({ address }) => address))
  const looks = new Set(genuine.flatMap((each) => each.looks))
  const isGenuine = ({ address }: Suspect) => address !== undefined && addresses.has(address)
  const isImitation = (each: Suspect): boolean =>
    !isGenuine(each) && (each.isOdd || each.looks.some((look) => looks.has(look)))
  // A genuine token can only leave an account that approves it. A genuine token that arrives together with an imitation
  // is bait.
  const isAllowed = (each: Suspect): boolean => each.isOut && isGenuine(each)
  return ({ verdict, signer, suspects }) => {
    if (verdict) return verdict
    if (signer !== undefined && friends.has(signer)) return 'shown'
    return suspects.some(isImitation) && !suspects.some(isAllowed) ? 'spam' : 'shown'
  }
}

// Returns the receivers of a transaction that the user signed. Receivers in other transactions are untrusted, because
// any contract can emit such events.
export function getSignedReceivers({ from, status, transfers }: Activity, address: string): readonly string[] {
  if (from === undefined || !isSameReceiver(from, address) || status !== 'confirmed') return []
  return transfers.flatMap((each) =>
    each.direction === 'out' && each.to && !isWorthlessTransfer(each) ? [each.to] : [],
  )
}

export const isSameReceiver = (one: string, other: string): boolean =>
  one === other || canonical(one) === canonical(other)

function canonical(address: string): string {
  const { prefix, exact } = split(address)
  return prefix + exact
}

export const isWorthlessTransfer = ({ amount, nft }: ActivityTransfer): boolean =>
  !nft && amount !== undefined && /^0*\.?0*$/.test(amount)

const LURE = /:\/\/|www\.|t\.me\/|\b(claim|visit|airdrop)\b/i

const PASSES_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '5': 's',
  l: 'i',
  '|': 'i',
  $: 's',
  '₮': 't',
  ц: 'u',
}

const UNSEEN = /[\p{Cf}\p{M}\s\u115f\u1160\u2800\u3164\uffa0]/gu

export function toSkeleton(text: string): string {
  const seen = [...text.normalize('NFC')]
    .map(toLatinLetter)
    .join('')
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
  return [...seen].map((each) => PASSES_AS[toLatinLetter(each)] ?? toLatinLetter(each)).join('')
}

const JOINED = /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})/gu

export const isSpamName = (name: string): boolean => LURE.test(name) || isDisguised(name.replace(JOINED, ''))

const isDisguised = (text: string): boolean =>
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u3164\ufeff]/u.test(text) || hasMixedScriptWord(text)
