import * as z from 'zod/mini'
import { accountType, address, anyText, chainId, flag, number, oneOf, short } from './parts.js'
import type { RequestName } from './requests.js'

/** Nothing. What comes with it all the same is not read. */
export const none = z.custom<void>((value) => value === undefined)
const anything = z.optional(z.unknown())
const otherText = z.optional(z.custom<string | null>((value) => value === null || typeof value === 'string'))

const user = z.object({
  email: otherText,
  address,
  chainId,
  accounts: z.optional(z.array(z.object({ address, type: accountType }))),
  userName: otherText,
  preferredAccountType: z.optional(accountType),
  smartAccountDeployed: z.optional(flag),
  signature: z.optional(anyText),
  message: z.optional(anyText),
  siwxMessage: anything,
})

/** What the frame answers when it did what was asked, by the request's name. */
export const replySchemas = {
  SWITCH_NETWORK: z.object({ chainId }),
  CONNECT_EMAIL: z.object({ action: oneOf('VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT') }),
  CONNECT_DEVICE: none,
  CONNECT_OTP: none,
  CONNECT_SOCIAL: user,
  GET_SOCIAL_REDIRECT_URI: z.object({ uri: short }),
  CONNECT_FARCASTER: z.object({ userName: anyText }),
  GET_FARCASTER_URI: z.object({ url: short }),
  GET_USER: user,
  SIGN_OUT: none,
  IS_CONNECTED: z.object({ isConnected: flag }),
  GET_CHAIN_ID: z.object({ chainId }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: z.object({ smartAccountEnabledNetworks: z.array(number) }),
  INIT_SMART_ACCOUNT: z.object({ address, isDeployed: flag }),
  SET_PREFERRED_ACCOUNT: z.object({ type: accountType, address }),
  UPDATE_EMAIL: z.object({ action: oneOf('VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP') }),
  UPDATE_EMAIL_PRIMARY_OTP: none,
  /** `from`: when it comes into force, in milliseconds since 1970, where it has not. */
  UPDATE_EMAIL_SECONDARY_OTP: z.object({ newEmail: anyText, from: z.optional(number) }),
  SYNC_THEME: none,
  SYNC_DAPP_DATA: none,
  RELOAD: none,
  RPC_REQUEST: z.unknown(),
  RPC_ABORT: none,
} as const satisfies Record<RequestName, z.ZodMiniType>

/** What comes with `_ERROR`. */
export const errorSchema = z.object({ message: anyText, code: z.optional(number) })

/** What the frame says without being asked. */
export const eventSchemas = {
  READY: z.optional(z.object({ version: z.optional(anyText) })),
  SESSION_UPDATE: z.object({ token: anyText }),
} as const

export type ReplyPayload<N extends RequestName> = z.output<(typeof replySchemas)[N]>

/** Who is logged in, as the frame describes them. */
export type EmbeddedUser = ReplyPayload<'GET_USER'>
