import { type EmbeddedUser, type SiwxRequest, writeSiwxMessage } from '@foyer/auth-frame/server'
import { parseMessage } from '@foyer/siwx'
import { base58 } from '@scure/base'
import { stringToHex } from 'viem'
import * as z from 'zod/mini'
import { createChainClient } from '../chain/createChainClient'
import { type Network, toCaipNetworkId } from '../chain/networks'
import type { FrameContext } from '../handlers/types'
import { personalSign } from '../rpc/personalSign'
import { SOLANA_METHODS } from '../rpc/solana'
import { createSpending } from '../spending/createSpending'
import { encodeUtf8 } from '../vault/bytes'
import type { SignedInUser } from './createFrameSession'
import { findEvmAccounts } from './findEvmAccounts'

export interface SiwxLogin {
  readonly user: EmbeddedUser
  readonly network: Network
  readonly message: SiwxRequest
  readonly origin: string
  readonly signal: AbortSignal
}

type Signed = Pick<EmbeddedUser, 'message' | 'signature'>

/**
 * Signs the user in to the page in the same step, after the user read the message. Skips messages that do not sign in
 * to this page.
 */
export async function signLoginMessage(
  context: FrameContext,
  person: SignedInUser,
  { user, network, message: requested, origin, signal }: SiwxLogin,
): Promise<Signed> {
  const message = writeLoginMessage(requested, { user, origin, now: Date.now() })
  if (message === undefined) return {}
  const { api, approvals, descriptions, session } = context
  const chain = createChainClient({ api, token: person.token, signal }, network)
  const spending = createSpending({ api, token: person.token, network })
  const wallet = session.getWallet(person, signal, spending)
  const call = {
    ...{ method: 'siwxMessage', origin, signal, person, wallet, network, chain },
    ...{ api, approvals, spending, descriptions },
  }
  if (network.namespace === 'solana') {
    const answer = await SOLANA_METHODS.solana_signMessage?.({
      ...call,
      params: { message: base58.encode(encodeUtf8(message)), pubkey: user.address },
    })
    return { message, signature: z.parse(z.object({ signature: z.string() }), answer).signature }
  }
  const accounts = await findEvmAccounts(context, person, network, chain)
  const params = [stringToHex(message), user.address]
  const signature = await personalSign({ ...call, params, accounts, chainId: Number(user.chainId) })
  return { message, signature: z.parse(z.string(), signature) }
}

export function writeLoginMessage(
  requested: SiwxRequest,
  { user, origin, now }: { readonly user: EmbeddedUser; readonly origin: string; readonly now: number },
): string | undefined {
  const text = writeSiwxMessage(requested, user.address)
  if (text === undefined) return undefined
  try {
    const { domain, uri, chainId, expirationTime, accountAddress } = parseMessage(text)
    const isHere = domain === new URL(origin).host && new URL(uri).origin === origin
    const isTheirs = chainId === toCaipNetworkId(user.chainId) && accountAddress === user.address
    const isGood = expirationTime === undefined || Date.parse(expirationTime) > now
    return isHere && isTheirs && isGood ? text : undefined
  } catch {
    return undefined
  }
}
