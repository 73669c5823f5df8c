import { texts } from '../../texts/texts'
import { RecoveryError } from './RecoveryError'

/** Minimum length of a password that is the only factor: NIST SP 800-63B-4, section 3.1.1.2, in code points. */
export const MIN_PASSWORD_LENGTH = 15
/** NIST requires that at least 64 are accepted. */
const MAX_PASSWORD_LENGTH = 256
/** Characters that must remain when words and runs of the lists below count as one. */
const MIN_EFFECTIVE_LENGTH = 8

/** Beginnings of the most common passwords, and what a wallet makes users think of. */
const COMMON_WORDS = [
  'correcthorsebatterystaple',
  'password',
  'passwort',
  'passphrase',
  'recovery',
  'ethereum',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'iloveyou',
  'bitcoin',
  'welcome',
  'letmein',
  'trustno1',
  'charlie',
  'michael',
  'solana',
  'wallet',
  'crypto',
  'secret',
  'dragon',
  'monkey',
  'shadow',
  'master',
  'summer',
  'winter',
  'qwerty',
  'qwertz',
  'azerty',
  'foyer',
  'admin',
  'hello',
  'login',
]
/** Runs along these, in either direction, count as one character. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
]

/** Normalizes a password, so that every keyboard gives the same bytes: NFKC, as NIST SP 800-63B recommends. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

/**
 * Throws a `RecoveryError` for a new password that is short or obviously weak. @param context words that an attacker
 * tries first: the site's name, the user's e-mail address
 */
export function assertStrongPassword(password: string, context: readonly string[] = []): void {
  const normalized = normalizePassword(password)
  const { length } = [...normalized]
  if (length < MIN_PASSWORD_LENGTH) {
    throw new RecoveryError('SHORT_PASSWORD', texts().recovery.passwordMistakes.short(MIN_PASSWORD_LENGTH))
  }
  assertPasswordLength(normalized)
  if (measureEffectiveLength(normalized, context) < MIN_EFFECTIVE_LENGTH) {
    throw new RecoveryError('WEAK_PASSWORD', texts().recovery.passwordMistakes.weak)
  }
}

/** Throws for a password that is too long to be one. */
export function assertPasswordLength(password: string): void {
  if (password.length <= MAX_PASSWORD_LENGTH) return
  throw new RecoveryError('LONG_PASSWORD', texts().recovery.passwordMistakes.long(MAX_PASSWORD_LENGTH))
}

function measureEffectiveLength(password: string, context: readonly string[]): number {
  const parts = context
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter(({ length }) => length > 2)
  const words = [...COMMON_WORDS, ...parts].sort((one, other) => other.length - one.length)
  let rest = password.toLowerCase().replaceAll(/[\s\p{P}]+/gu, '')
  for (const word of words) rest = rest.replaceAll(word, '\0')
  const symbols = [...removeRepetition(rest)]
  return symbols.filter((symbol, index) => !isPredictable(symbols[index - 1], symbol)).length
}

/** Reduces a repeated text of any period to its first occurrence. */
function removeRepetition(text: string): string {
  for (let period = 1; period <= text.length / 2; period++) {
    const start = text.slice(0, period)
    if (start.repeat(Math.ceil(text.length / period)).startsWith(text)) return start
  }
  return text
}

const isPredictable = (before: string | undefined, symbol: string): boolean =>
  before !== undefined &&
  (before === symbol || ROWS.some((row) => row.includes(before + symbol) || row.includes(symbol + before)))
