import type { SharedAccount } from '../../../walletApi.js'
import { isRecord } from '../../chainReader/accounts/values.js'
import { toBase58 } from '../../wire/base58.js'
import { fromBase64 } from '../../wire/base64.js'
import { createInvalidResponseError } from '../parseResponse.js'

const ADDRESS_LENGTH = 32
const MAX_ACCOUNTS = 100
/** Limits a token, which is the wallet app’s own text and is stored on this device. */
const MAX_TOKEN_LENGTH = 8_192

/** Parses a wallet app’s answer to `authorize`. Throws `RESPONSE_INVALID`. */
export function parseAuthorization(answer: unknown): {
  readonly token: string
  readonly accounts: readonly SharedAccount[]
} {
  const { auth_token: token, accounts } = isRecord(answer) ? answer : {}
  if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN_LENGTH)
    throw createInvalidResponseError('token')
  if (!Array.isArray(accounts) || accounts.length === 0 || accounts.length > MAX_ACCOUNTS)
    throw createInvalidResponseError('account')
  return { token, accounts: accounts.map(parseAccount) }
}

function parseAccount(account: unknown): SharedAccount {
  const { address, label } = isRecord(account) ? account : {}
  return { address: parseAddress(address), ...(typeof label === 'string' && { label }) }
}

/** Parses an address of 32 bytes in base64 to base58. */
export function parseAddress(value: unknown): string {
  const bytes = fromBase64(value)
  if (bytes?.length !== ADDRESS_LENGTH) throw createInvalidResponseError('address')
  return toBase58(bytes)
}
