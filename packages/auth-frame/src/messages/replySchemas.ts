import * as z from 'zod/mini'
import {
  accountTypeSchema,
  addressSchema,
  anyTextSchema,
  booleanSchema,
  chainIdSchema,
  createEnumSchema,
  nonNegativeNumberSchema,
  numberSchema,
  shortTextSchema,
} from './fieldSchemas.js'
import type { RequestName } from './requestSchemas.js'

export const noPayloadSchema = z.custom<void>((value) => value === undefined)
const anything = z.optional(z.unknown())
const otherText = z.optional(z.custom<string | null>((value) => value === null || typeof value === 'string'))

const userSchema = z.object({
  email: otherText,
  address: addressSchema,
  chainId: chainIdSchema,
  accounts: z.optional(z.array(z.object({ address: addressSchema, type: accountTypeSchema }))),
  userName: otherText,
  preferredAccountType: z.optional(accountTypeSchema),
  smartAccountDeployed: z.optional(booleanSchema),
  signature: z.optional(anyTextSchema),
  message: z.optional(anyTextSchema),
  siwxMessage: anything,
})

export const replySchemas = {
  SWITCH_NETWORK: z.object({ chainId: chainIdSchema }),
  // `isMailed` is false while the user has to solve a captcha in the frame before a mail is sent.
  CONNECT_EMAIL: z.object({
    action: createEnumSchema('VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT'),
    isMailed: z.optional(booleanSchema),
  }),
  CONNECT_DEVICE: noPayloadSchema,
  CONNECT_OTP: noPayloadSchema,
  CONNECT_SOCIAL: userSchema,
  GET_SOCIAL_REDIRECT_URI: z.object({ uri: shortTextSchema }),
  CONNECT_FARCASTER: z.object({ userName: anyTextSchema }),
  GET_FARCASTER_URI: z.object({ url: shortTextSchema }),
  GET_USER: userSchema,
  SIGN_OUT: noPayloadSchema,
  IS_CONNECTED: z.object({ isConnected: booleanSchema }),
  GET_CHAIN_ID: z.object({ chainId: chainIdSchema }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: z.object({ smartAccountEnabledNetworks: z.array(numberSchema) }),
  INIT_SMART_ACCOUNT: z.object({ address: addressSchema, isDeployed: booleanSchema }),
  SET_PREFERRED_ACCOUNT: z.object({ type: accountTypeSchema, address: addressSchema }),
  // `CHANGED`: the user has entered both codes in the secure site's own window. Then with the new address.
  UPDATE_EMAIL: z.object({
    action: createEnumSchema('VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP', 'CHANGED'),
    newEmail: z.optional(anyTextSchema),
    from: z.optional(numberSchema),
  }),
  UPDATE_EMAIL_PRIMARY_OTP: noPayloadSchema,
  /** `from`: time at which the new e-mail address takes effect, in ms since 1970; absent if it does so at once. */
  UPDATE_EMAIL_SECONDARY_OTP: z.object({ newEmail: anyTextSchema, from: z.optional(numberSchema) }),
  SYNC_THEME: noPayloadSchema,
  SYNC_DAPP_DATA: noPayloadSchema,
  RELOAD: noPayloadSchema,
  RPC_REQUEST: z.unknown(),
  RPC_ABORT: noPayloadSchema,
} as const satisfies Record<RequestName, z.ZodMiniType>

export const errorSchema = z.object({ message: anyTextSchema, code: z.optional(numberSchema) })

export const eventSchemas = {
  READY: z.optional(z.object({ version: z.optional(anyTextSchema) })),
  SESSION_UPDATE: z.object({ token: anyTextSchema }),
  /** Height in CSS pixels that the content of the frame needs. */
  RESIZE: z.object({ height: nonNegativeNumberSchema }),
} as const

export type ReplyPayload<N extends RequestName> = z.output<(typeof replySchemas)[N]>

export type EmbeddedUser = ReplyPayload<'GET_USER'>
