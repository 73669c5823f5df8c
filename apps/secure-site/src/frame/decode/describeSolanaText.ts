import { parseMessage } from '@foyer/siwx'
import { bytesToHex } from 'viem'
import type { Review, Warning } from './review'
import { showText } from './showText'

const SIGN_IN = /^([^\n]{1,300}) wants you to sign in with your Solana account:\n([1-9A-HJ-NP-Za-km-z]{32,44})(\n|$)/

/** A message to sign on Solana, which may be that of "Sign in with Solana". */
export function describeSolanaText(
  bytes: Uint8Array,
  { address, origin }: { readonly address: string; readonly origin: string },
): Review {
  const signer = { rows: [{ name: 'With', value: address, code: true }] }
  const text = readText(bytes)
  if (text === undefined) {
    const warnings: Warning[] = [{ level: 'warn', text: 'This is no text, so we cannot show what it means.' }]
    const rows = [{ name: 'Bytes', value: bytesToHex(bytes), code: true }]
    return { title: 'Sign bytes', warnings, sections: [{ rows }, signer] }
  }
  const [, domain, named] = SIGN_IN.exec(text) ?? []
  if (domain === undefined)
    return { title: 'Sign a message', warnings: [], sections: [{ text: showText(text) }, signer] }
  const { host } = new URL(origin)
  const warnings: Warning[] = []
  if (domain !== host) {
    const told = `This logs you in at ${showText(domain)}, but ${host} is asking. Somebody may be trying to use your account there.`
    warnings.push({ level: 'bad', text: told })
  }
  if (named !== address) warnings.push({ level: 'bad', text: 'The message names another account than yours.' })
  const statement = readStatement(text)
  const rows = [
    { name: 'Sign in at', value: showText(domain) },
    { name: 'As', value: named ?? '', code: true },
    ...(statement ? [{ name: 'You say', value: showText(statement) }] : []),
  ]
  const whole = { title: 'The whole message', text: showText(text) }
  return { title: 'Sign in', warnings, sections: [{ rows }, whole, ...(named === address ? [] : [signer])] }
}

/** Of a message that is one to the last letter: half of one may mean anything. */
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
