import { parseMessage } from '@foyer/siwx'
import { bytesToHex } from 'viem'
import { createHiddenTextWarnings } from './createHiddenTextWarnings'
import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import type { Review, ReviewWarning } from './review'
import { createSignInWarnings } from './signInWarnings'

const SIGN_IN = /^([^\n]{1,300}) wants you to sign in with your Solana account:\n([1-9A-HJ-NP-Za-km-z]{32,44})(\n|$)/

export function describeSolanaMessage(
  bytes: Uint8Array,
  { address, origin }: { readonly address: string; readonly origin: string },
): Review {
  const signer = { rows: [{ name: 'Account', value: address, code: true }] }
  const text = readText(bytes)
  if (text === undefined) {
    const warnings: ReviewWarning[] = [{ level: 'warn', text: 'This isn’t text, so we can’t show what it means.' }]
    const rows = [{ name: 'Bytes', value: bytesToHex(bytes), code: true }]
    return { title: 'Sign bytes', warnings, sections: [{ rows }, signer] }
  }
  const [, domain, named] = SIGN_IN.exec(text) ?? []
  const warnings: ReviewWarning[] = [...createSignInWarnings(text, origin), ...createHiddenTextWarnings(text)]
  if (domain === undefined)
    return { title: 'Sign a message', warnings, sections: [{ text: escapeHiddenCharacters(text) }, signer] }
  if (named !== address) warnings.push({ level: 'bad', text: 'The message names a different account.' })
  const statement = readStatement(text)
  const rows = [
    { name: 'Sign in at', value: escapeHiddenCharacters(domain) },
    { name: 'Account', value: named ?? '', code: true },
    ...(statement ? [{ name: 'Statement', value: escapeHiddenCharacters(statement) }] : []),
  ]
  const whole = { title: 'Full message', text: escapeHiddenCharacters(text) }
  return { title: 'Sign in', warnings, sections: [{ rows }, whole, ...(named === address ? [] : [signer])] }
}

/** Parses complete messages only, because a part of a message may mean something else. */
function readStatement(text: string): string | undefined {
  try {
    return parseMessage(text).statement
  } catch {
    return undefined
  }
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
