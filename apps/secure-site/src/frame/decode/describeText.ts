import { hexToBytes, isAddressEqual, isHex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import type { Review, Row, Warning } from './review'
import { showText } from './showText'

export interface Signer {
  readonly address: `0x${string}`
  /** Who asks, as the browser says. */
  readonly origin: string
  readonly chainId: number
  readonly now: Date
}

/** A text to sign, which may be the message of "Sign in with Ethereum". */
export function describeText(message: `0x${string}`, signer: Signer): Review {
  const text = readText(message)
  if (text === undefined) {
    const warnings: Warning[] = [{ level: 'warn', text: 'This is no text, so we cannot show what it means.' }]
    return {
      title: 'Sign bytes',
      warnings,
      sections: [{ rows: [{ name: 'Bytes', value: message, code: true }] }],
    }
  }
  const siwe = readSiwe(text)
  if (siwe === undefined) return { title: 'Sign a message', warnings: [], sections: [{ text: showText(text) }] }
  const rows: Row[] = [
    { name: 'Sign in at', value: showText(siwe.domain) },
    { name: 'As', value: siwe.address, code: true },
    ...(siwe.statement ? [{ name: 'You say', value: showText(siwe.statement) }] : []),
  ]
  const whole = { title: 'The whole message', text: showText(text) }
  return { title: 'Sign in', warnings: warnSiwe(siwe, signer), sections: [{ rows }, whole] }
}

type Siwe = NonNullable<ReturnType<typeof readSiwe>>

function warnSiwe(siwe: Siwe, { address, origin, chainId, now }: Signer): Warning[] {
  const host = new URL(origin).host
  const warnings: Warning[] = []
  if (siwe.domain !== host) {
    const text = `This logs you in at ${showText(siwe.domain)}, but ${host} is asking. Somebody may be trying to use your account there.`
    warnings.push({ level: 'bad', text })
  }
  if (!isAddressEqual(siwe.address, address))
    warnings.push({ level: 'bad', text: 'The message names another account than yours.' })
  if (siwe.chainId !== chainId)
    warnings.push({ level: 'warn', text: `The message names network ${siwe.chainId}, and you are on ${chainId}.` })
  if (siwe.expirationTime && siwe.expirationTime <= now)
    warnings.push({ level: 'warn', text: 'The message has expired.' })
  return warnings
}

/** Whole or not at all: half of a message may mean anything. */
function readSiwe(text: string) {
  // Only what begins like one, and has an address, is shown as one; the rest is a text like any other.
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
