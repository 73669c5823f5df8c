import * as z from 'zod/mini'
import { accountTypeSchema, chainIdSchema, createEnumSchema, shortTextSchema } from './fieldSchemas.js'

const MAX_TEXT_LENGTH = 1_000_000

const socialProvider = createEnumSchema('google', 'github', 'apple', 'facebook', 'x', 'discord')
const otp = z.object({ otp: z.string().check(z.regex(/^\d{6}$/)) })
const email = z.object({ email: z.string().check(z.email(), z.maxLength(320)) })

// `accountAddress` holds the placeholder `<<AccountAddress>>`, because the app does not know the address before the
// login.
const siwxMessage = z.object({
  accountAddress: shortTextSchema,
  chainId: shortTextSchema,
  domain: shortTextSchema,
  uri: shortTextSchema,
  version: shortTextSchema,
  nonce: shortTextSchema,
  notBefore: z.optional(z.string()),
  statement: z.optional(z.string().check(z.maxLength(MAX_TEXT_LENGTH))),
  resources: z.optional(z.array(z.string())),
  requestId: z.optional(z.string()),
  issuedAt: z.optional(z.string()),
  expirationTime: z.optional(z.string()),
  serializedMessage: z.optional(z.string().check(z.maxLength(MAX_TEXT_LENGTH))),
})

const rpc = z.object({
  method: shortTextSchema,
  params: z.optional(z.unknown()),
  chainId: z.optional(chainIdSchema),
  chainNamespace: z.optional(createEnumSchema('eip155', 'solana', 'polkadot', 'bip122', 'cosmos')),
  rpcUrl: z.optional(shortTextSchema),
})

const none = z.optional(z.undefined())
const texts = z.optional(z.record(z.string(), z.union([z.string(), z.number()])))

/** Describes the payload of each request. `chainId` is a number on EVM chains and a CAIP-2 id on others. */
export const requestSchemas = {
  SWITCH_NETWORK: z.object({ chainId: chainIdSchema, rpcUrl: z.optional(shortTextSchema) }),
  CONNECT_EMAIL: email,
  CONNECT_DEVICE: none,
  CONNECT_OTP: otp,
  CONNECT_SOCIAL: z.object({
    uri: shortTextSchema,
    preferredAccountType: z.optional(accountTypeSchema),
    chainId: z.optional(chainIdSchema),
    siwxMessage: z.optional(siwxMessage),
    rpcUrl: z.optional(shortTextSchema),
  }),
  GET_SOCIAL_REDIRECT_URI: z.object({ provider: socialProvider }),
  CONNECT_FARCASTER: none,
  GET_FARCASTER_URI: none,
  GET_USER: z.optional(
    z.object({
      chainId: z.optional(chainIdSchema),
      preferredAccountType: z.optional(accountTypeSchema),
      socialUri: z.optional(shortTextSchema),
      siwxMessage: z.optional(siwxMessage),
      rpcUrl: z.optional(shortTextSchema),
    }),
  ),
  SIGN_OUT: none,
  IS_CONNECTED: z.optional(z.object({ token: z.optional(shortTextSchema) })),
  GET_CHAIN_ID: none,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: none,
  INIT_SMART_ACCOUNT: none,
  SET_PREFERRED_ACCOUNT: z.object({ type: accountTypeSchema }),
  UPDATE_EMAIL: email,
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  SYNC_THEME: z.object({
    themeMode: z.optional(createEnumSchema('light', 'dark')),
    themeVariables: texts,
    w3mThemeVariables: texts,
    /** Language of the modal, as a BCP 47 tag. Not in frames of others, which ignore it. */
    language: z.optional(z.string()),
  }),
  SYNC_DAPP_DATA: z.object({
    metadata: z.optional(
      z.object({ name: z.string(), description: z.string(), url: z.string(), icons: z.array(z.string()) }),
    ),
    sdkVersion: z.optional(shortTextSchema),
    sdkType: z.optional(shortTextSchema),
    projectId: shortTextSchema,
  }),
  RELOAD: none,
  RPC_REQUEST: rpc,
  RPC_ABORT: z.optional(z.object({ id: z.optional(shortTextSchema) })),
} as const

export type RequestName = keyof typeof requestSchemas
export type RequestPayload<N extends RequestName> = z.output<(typeof requestSchemas)[N]>
export type SiwxRequest = z.output<typeof siwxMessage>
export type EmbeddedAccountType = z.output<typeof accountTypeSchema>
export type EmbeddedSocialProvider = z.output<typeof socialProvider>
