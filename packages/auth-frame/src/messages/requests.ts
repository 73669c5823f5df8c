import * as z from 'zod/mini'
import { accountType, chainId, oneOf, short } from './parts.js'

/** Longer than any message that is meant to be signed. Characters. */
const MAX_TEXT = 1_000_000

const socialProvider = oneOf('google', 'github', 'apple', 'facebook', 'x', 'discord')
const otp = z.object({ otp: z.string().check(z.regex(/^\d{6}$/)) })
const email = z.object({ email: z.string().check(z.email(), z.maxLength(320)) })

/** A message to sign in with, prepared before the address is known: `<<AccountAddress>>` stands for it. */
const siwxMessage = z.object({
  accountAddress: short,
  chainId: short,
  domain: short,
  uri: short,
  version: short,
  nonce: short,
  notBefore: z.optional(z.string()),
  statement: z.optional(z.string().check(z.maxLength(MAX_TEXT))),
  resources: z.optional(z.array(z.string())),
  requestId: z.optional(z.string()),
  issuedAt: z.optional(z.string()),
  expirationTime: z.optional(z.string()),
  serializedMessage: z.optional(z.string().check(z.maxLength(MAX_TEXT))),
})

const rpc = z.object({
  method: short,
  params: z.optional(z.unknown()),
  chainId: z.optional(chainId),
  chainNamespace: z.optional(oneOf('eip155', 'solana', 'polkadot', 'bip122', 'cosmos')),
  rpcUrl: z.optional(short),
})

const none = z.optional(z.undefined())
const texts = z.optional(z.record(z.string(), z.union([z.string(), z.number()])))

/** What the page asks of the frame, by name, with its payload. `chainId` is a number on EVM and CAIP-2 elsewhere. */
export const requestSchemas = {
  SWITCH_NETWORK: z.object({ chainId, rpcUrl: z.optional(short) }),
  CONNECT_EMAIL: email,
  CONNECT_DEVICE: none,
  CONNECT_OTP: otp,
  CONNECT_SOCIAL: z.object({
    uri: short,
    preferredAccountType: z.optional(accountType),
    chainId: z.optional(chainId),
    siwxMessage: z.optional(siwxMessage),
    rpcUrl: z.optional(short),
  }),
  GET_SOCIAL_REDIRECT_URI: z.object({ provider: socialProvider }),
  CONNECT_FARCASTER: none,
  GET_FARCASTER_URI: none,
  GET_USER: z.optional(
    z.object({
      chainId: z.optional(chainId),
      preferredAccountType: z.optional(accountType),
      socialUri: z.optional(short),
      siwxMessage: z.optional(siwxMessage),
      rpcUrl: z.optional(short),
    }),
  ),
  SIGN_OUT: none,
  IS_CONNECTED: z.optional(z.object({ token: z.optional(short) })),
  GET_CHAIN_ID: none,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: none,
  INIT_SMART_ACCOUNT: none,
  SET_PREFERRED_ACCOUNT: z.object({ type: accountType }),
  UPDATE_EMAIL: email,
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  SYNC_THEME: z.object({
    themeMode: z.optional(oneOf('light', 'dark')),
    themeVariables: texts,
    w3mThemeVariables: texts,
  }),
  SYNC_DAPP_DATA: z.object({
    metadata: z.optional(
      z.object({ name: z.string(), description: z.string(), url: z.string(), icons: z.array(z.string()) }),
    ),
    sdkVersion: z.optional(short),
    sdkType: z.optional(short),
    projectId: short,
  }),
  RELOAD: none,
  RPC_REQUEST: rpc,
  /** Without an id, all that wait for the visitor. */
  RPC_ABORT: z.optional(z.object({ id: z.optional(short) })),
} as const

export type RequestName = keyof typeof requestSchemas
export type RequestPayload<N extends RequestName> = z.output<(typeof requestSchemas)[N]>
/** A message to sign in with, as a page asks for it. */
export type SiwxRequest = z.output<typeof siwxMessage>
export type EmbeddedAccountType = z.output<typeof accountType>
export type EmbeddedSocialProvider = z.output<typeof socialProvider>
