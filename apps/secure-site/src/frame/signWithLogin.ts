import { type EmbeddedUser, type SiwxRequest, writeSiwxMessage } from '@foyer/auth-frame/host'
import { parseMessage } from '@foyer/siwx'
import { base58 } from '@scure/base'
import { stringToHex } from 'viem'
import * as z from 'zod/mini'
import { createChain } from './createChain'
import type { Person } from './createSession'
import { findAccounts } from './findAccounts'
import type { FrameContext } from './handlers/types'
import { type Network, toCaip } from './networks'
import { personalSign } from './rpc/personalSign'
import { SOLANA_METHODS } from './rpc/solana'
import { utf8 } from './vault/bytes'

export interface LoginToSign {
  readonly user: EmbeddedUser
  readonly network: Network
  readonly message: SiwxRequest
  readonly origin: string
  readonly signal: AbortSignal
}

type Signed = Pick<EmbeddedUser, 'message' | 'signature'>

/**
 * Has the person sign what logs them in at the page, in the same step: they read it here as they read any other message. Nothing is
 * asked for what is no login at this very page; it may ask for that as for any other text.
 */
export async function signWithLogin(
  context: FrameContext,
  person: Person,
  { user, network, message: asked, origin, signal }: LoginToSign,
): Promise<Signed> {
  const message = readLogin(asked, { user, origin, now: Date.now() })
  if (message === undefined) return {}
  const { api, approvals } = context
  const chain = createChain({ api, token: person.token, signal }, network)
  const call = { method: 'siwxMessage', origin, signal, person, network, chain, api, approvals }
  if (network.namespace === 'solana') {
    const answer = await SOLANA_METHODS.solana_signMessage?.({
      ...call,
      params: { message: base58.encode(utf8(message)), pubkey: user.address },
    })
    return { message, signature: z.parse(z.object({ signature: z.string() }), answer).signature }
  }
  const accounts = await findAccounts(context, person, network, chain)
  const params = [stringToHex(message), user.address]
  const signature = await personalSign({ ...call, params, accounts, chainId: Number(user.chainId) })
  return { message, signature: z.parse(z.string(), signature) }
}

/** The text, where it is a login of this account on this network at the page that asks, and can be handed in. */
export function readLogin(
  asked: SiwxRequest,
  { user, origin, now }: { readonly user: EmbeddedUser; readonly origin: string; readonly now: number },
): string | undefined {
  const text = writeSiwxMessage(asked, user.address)
  if (text === undefined) return undefined
  try {
    const { domain, uri, chainId, expirationTime, accountAddress } = parseMessage(text)
    const isHere = domain === new URL(origin).host && new URL(uri).origin === origin
    const isTheirs = chainId === toCaip(user.chainId) && accountAddress === user.address
    const isGood = expirationTime === undefined || Date.parse(expirationTime) > now
    return isHere && isTheirs && isGood ? text : undefined
  } catch {
    return undefined
  }
}
