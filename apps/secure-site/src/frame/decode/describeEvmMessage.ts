import { hexToBytes, isAddressEqual, isHex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { texts } from '../../texts/texts'
import { createHiddenTextWarnings } from './createHiddenTextWarnings'
import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import type { Review, ReviewRow, ReviewWarning } from './review'
import { createSignInWarnings } from './signInWarnings'

export interface EvmMessageContext {
  readonly address: `0x${string}`
  readonly origin: string
  readonly chainId: number
  readonly now: Date
}

export function describeEvmMessage(message: `0x${string}`, signer: EvmMessageContext): Review {
  const { approvals, messages } = texts()
  const text = readText(message)
  if (text === undefined) {
    const warnings: ReviewWarning[] = [{ level: 'warn', text: messages.notText }]
    return {
      title: messages.signBytes,
      warnings,
      sections: [{ rows: [{ name: approvals.rows.bytes, value: message, code: true }] }],
    }
  }
  const siwe = readSiwe(text)
  const warnings: ReviewWarning[] = [...createSignInWarnings(text, signer.origin), ...createHiddenTextWarnings(text)]
  if (siwe === undefined)
    return { title: messages.signMessage, warnings, sections: [{ text: escapeHiddenCharacters(text) }] }
  const rows: ReviewRow[] = [
    { name: messages.signIn.rows.site, value: escapeHiddenCharacters(siwe.domain) },
    { name: approvals.rows.account, value: siwe.address, code: true },
    ...(siwe.statement
      ? [{ name: messages.signIn.rows.statement, value: escapeHiddenCharacters(siwe.statement) }]
      : []),
  ]
  const whole = { title: messages.fullMessage, text: escapeHiddenCharacters(text) }
  return {
    title: messages.signIn.title,
    warnings: [...warnings, ...warnSiwe(siwe, signer)],
    sections: [{ rows }, whole],
  }
}

type Siwe = NonNullable<ReturnType<typeof readSiwe>>

function warnSiwe(siwe: Siwe, { address, chainId, now }: EvmMessageContext): ReviewWarning[] {
  const { signIn } = texts().messages
  const warnings: ReviewWarning[] = []
  if (!isAddressEqual(siwe.address, address)) warnings.push({ level: 'bad', text: signIn.otherAccount })
  if (siwe.chainId !== chainId) warnings.push({ level: 'warn', text: signIn.otherNetwork(siwe.chainId, chainId) })
  if (siwe.expirationTime && siwe.expirationTime <= now) warnings.push({ level: 'warn', text: signIn.expired })
  return warnings
}

/** Parses complete messages only, because a part of a message may mean something else. */
function readSiwe(text: string) {
  // Any other text is displayed as plain text.
  if (!/^[^\n]{1,300} wants you to sign in with your Ethereum account:\n/.test(text)) return undefined
  const { domain, address, chainId, statement, expirationTime, nonce, uri, version } = parseSiweMessage(text)
  if (!domain || !address || !chainId || !nonce || !uri || !version) return undefined
  return { domain, address, chainId, statement, expirationTime }
}

function readText(message: `0x${string}`): string | undefined {
  if (!isHex(message)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(message))
  } catch {
    return undefined
  }
}
