import { parseMessage } from '@foyer/siwx'
import { bytesToHex } from 'viem'
import { texts } from '../../texts/texts'
import { createHiddenTextWarnings } from './createHiddenTextWarnings'
import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import type { Review, ReviewWarning } from './review'
import { createSignInWarnings } from './signInWarnings'

const SIGN_IN = /^([^\n]{1,300}) wants you to sign in with your Solana account:\n([1-9A-HJ-NP-Za-km-z]{32,44})(\n|$)/

export function describeSolanaMessage(
  bytes: Uint8Array,
  { address, origin }: { readonly address: string; readonly origin: string },
): Review {
  const { approvals, messages } = texts()
  const signer = { rows: [{ name: approvals.rows.account, value: address, code: true }] }
  const text = readText(bytes)
  if (text === undefined) {
    const warnings: ReviewWarning[] = [{ level: 'warn', text: messages.notText }]
    const rows = [{ name: approvals.rows.bytes, value: bytesToHex(bytes), code: true }]
    return { title: messages.signBytes, warnings, sections: [{ rows }, signer] }
  }
  const [, domain, named] = SIGN_IN.exec(text) ?? []
  const warnings: ReviewWarning[] = [...createSignInWarnings(text, origin), ...createHiddenTextWarnings(text)]
  if (domain === undefined)
    return { title: messages.signMessage, warnings, sections: [{ text: escapeHiddenCharacters(text) }, signer] }
  if (named !== address) warnings.push({ level: 'bad', text: messages.signIn.otherAccount })
  const statement = readStatement(text)
  const rows = [
    { name: messages.signIn.rows.site, value: escapeHiddenCharacters(domain) },
    { name: approvals.rows.account, value: named ?? '', code: true },
    ...(statement ? [{ name: messages.signIn.rows.statement, value: escapeHiddenCharacters(statement) }] : []),
  ]
  const whole = { title: messages.fullMessage, text: escapeHiddenCharacters(text) }
  return { title: messages.signIn.title, warnings, sections: [{ rows }, whole, ...(named === address ? [] : [signer])] }
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
