import { bech32m } from '@scure/base'
import { texts } from '../../texts/texts'
import { SHARE_BYTES } from '../vault/shares'
import { RecoveryError } from './RecoveryError'
import { assertShare } from './sealing'

/** Symbols of Crockford's base32, https://www.crockford.com/base32.html: no I, L, O and U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Symbols of the same values in BIP-173, in which `@scure/base` computes the checksum. */
const BECH32_SYMBOLS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GROUP_LENGTH = 4
const CHECKSUM_LENGTH = 6
/** First symbol of a code, `R`: a recovery share, version 1. */
const KIND = SYMBOLS.indexOf('R')
const CODE_LENGTH = 1 + Math.ceil((SHARE_BYTES * 8) / 5) + CHECKSUM_LENGTH
const GROUPS = CODE_LENGTH / GROUP_LENGTH
/** Part of the checksum that is not printed, so that no code of another protocol is valid. */
const PREFIX = 'foyerrecovery'
const MAX_TEXT_LENGTH = 1000
const SIZE = { groups: GROUPS, characters: GROUP_LENGTH }

/**
 * Formats a share for printing: 15 groups of 4 symbols of Crockford's base32.
 *
 * The last 6 symbols are the checksum of Bech32m (BIP-350), a BCH code over GF(32). It detects every 4 wrong symbols
 * among 89 (a code has 60), and any other mistake but one in 2^30. Its distance of 5 also locates one wrong symbol, or
 * two. Only the symbols differ from Bech32m: Crockford's can be typed in either case, and forgive O and I.
 */
export function formatRecoveryCode(share: Uint8Array): string {
  assertShare(share)
  const symbols = encode([KIND, ...bech32m.toWords(share)])
  return splitGroups(symbols).join('-')
}

/**
 * Parses a typed code. Ignores case, spaces and dashes, reads O as 0, and I and L as 1. Throws a `RecoveryError` that
 * names the groups to correct, if they can be known.
 */
export function parseRecoveryCode(text: string): Uint8Array<ArrayBuffer> {
  const words = text.slice(0, MAX_TEXT_LENGTH).normalize('NFKC').trim().split(/\s+/)
  refuseOtherKinds(words)
  const typed = words
    .join(' ')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((group) => group.replaceAll('O', '0').replaceAll(/[IL]/g, '1'))
  const symbols = typed.join('')
  refuseUnknownSymbol(symbols)
  if (symbols.length !== CODE_LENGTH) throw createLengthError(typed, symbols.length)
  const values = decode(symbols)
  if (!values) throw locateMistake(symbols)
  if (values[0] !== KIND) throw createOtherKindError(texts().recovery.codeMistakes.otherKind)
  return toShare(values.slice(1))
}

function toShare(values: number[]): Uint8Array<ArrayBuffer> {
  try {
    const share = Uint8Array.from(bech32m.fromWords(values))
    assertShare(share)
    return share
  } catch {
    throw createOtherKindError(texts().recovery.codeMistakes.noShare)
  }
}

const createOtherKindError = (message: string) => new RecoveryError('OTHER_KIND', message)

/** Recognizes what users enter in place of a recovery code. */
function refuseOtherKinds(words: readonly string[]): void {
  if (words.length >= 12 && words.every((word) => /^[a-z]{3,8}$/i.test(word))) {
    throw createOtherKindError(texts().recovery.codeMistakes.words)
  }
  if (/^\d{6}$/.test(words.join(''))) {
    throw createOtherKindError(texts().recovery.codeMistakes.loginCode(SIZE))
  }
}

function refuseUnknownSymbol(symbols: string): void {
  const index = [...symbols].findIndex((symbol) => !SYMBOLS.includes(symbol))
  if (index < 0) return
  const group = toGroup(index)
  throw new RecoveryError('UNKNOWN_CHARACTER', texts().recovery.codeMistakes.unknownCharacter(group), [group])
}

function createLengthError(typed: readonly string[], length: number): RecoveryError {
  const index = typed.findIndex((group) => group.length !== GROUP_LENGTH)
  const { groupLength, tooFewCharacters, tooFewGroups, tooManyCharacters, tooManyGroups } =
    texts().recovery.codeMistakes
  const odd = typed[index]
  if (odd !== undefined && typed.length === GROUPS) {
    const group = index + 1
    return new RecoveryError('WRONG_GROUP_LENGTH', groupLength(group, odd.length, SIZE), [group])
  }
  const isShort = length < CODE_LENGTH
  const message =
    length % GROUP_LENGTH === 0
      ? (isShort ? tooFewGroups : tooManyGroups)(length / GROUP_LENGTH, SIZE)
      : (isShort ? tooFewCharacters : tooManyCharacters)(length, SIZE)
  return new RecoveryError(isShort ? 'MISSING_GROUP' : 'EXTRA_GROUP', message)
}

/** Tries the usual mistakes. The user corrects them: a guessed code is never accepted. */
function locateMistake(symbols: string): RecoveryError {
  const isValid = (changed: string) => decode(changed) !== undefined
  const wrong = findWrongGroups(symbols, isValid)
  const { mistypedGroup, mistypedGroups, swappedGroups, unlocated } = texts().recovery.codeMistakes
  if (wrong) {
    const message = wrong.length === 1 ? mistypedGroup(...wrong) : mistypedGroups(...wrong)
    return new RecoveryError('WRONG_GROUP', message, wrong)
  }
  const swapped = findSwappedGroups(symbols, isValid)
  if (swapped) {
    return new RecoveryError('SWAPPED_GROUPS', swappedGroups(...swapped), swapped)
  }
  return new RecoveryError('WRONG_CODE', unlocated)
}

/** Finds the group of one wrong symbol, or the groups of two swapped neighbors. */
function findWrongGroups(
  symbols: string,
  isValid: (changed: string) => boolean,
): readonly [number] | readonly [number, number] | undefined {
  for (let index = 0; index < CODE_LENGTH; index++) {
    const [before, after] = [symbols.slice(0, index), symbols.slice(index + 1)]
    for (const symbol of SYMBOLS) if (isValid(before + symbol + after)) return [toGroup(index)]
    const swapped = `${before}${after.slice(0, 1)}${symbols[index]}${after.slice(1)}`
    if (!isValid(swapped)) continue
    const [one, other] = [toGroup(index), toGroup(index + 1)]
    return one === other ? [one] : [one, other]
  }
  return undefined
}

function findSwappedGroups(
  symbols: string,
  isValid: (changed: string) => boolean,
): readonly [number, number] | undefined {
  const groups = splitGroups(symbols)
  for (const [one, first] of groups.entries()) {
    for (const [other, second] of groups.entries()) {
      const swapped = Object.assign([...groups], { [one]: second, [other]: first }).join('')
      if (other > one && isValid(swapped)) return [one + 1, other + 1]
    }
  }
  return undefined
}

const toGroup = (index: number) => Math.floor(index / GROUP_LENGTH) + 1

const splitGroups = (symbols: string): readonly string[] =>
  Array.from({ length: symbols.length / GROUP_LENGTH }, (_, index) =>
    symbols.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH),
  )

const translate = (text: string, from: string, to: string) =>
  Array.from(text, (symbol) => to[from.indexOf(symbol)]).join('')

const encode = (values: number[]): string =>
  translate(bech32m.encode(PREFIX, values).slice(PREFIX.length + 1), BECH32_SYMBOLS, SYMBOLS)

/** Returns the values without the checksum; undefined if it does not fit. */
const decode = (symbols: string): number[] | undefined =>
  bech32m.decodeUnsafe(`${PREFIX}1${translate(symbols, SYMBOLS, BECH32_SYMBOLS)}`)?.words
