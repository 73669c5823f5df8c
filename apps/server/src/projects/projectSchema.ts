import * as z from 'zod/mini'

const origin = z.string().check(z.regex(/^https?:\/\/[^\s/]+$/, 'has an origin that is not like https://app.example'))

const SIGN_IN_CHAIN = /^(eip155:[1-9]\d{0,14}|(solana|bip122|polkadot|cosmos):[-\w]{1,32})$/
const isSignInChain = (chainId: string) => SIGN_IN_CHAIN.test(chainId)

// Requires exact origins of one scheme: a message names its origin, and cookies of http can be planted.
function hasSignInOrigins({ signIn, origins = [] }: { signIn?: unknown; origins?: string[] | undefined }): boolean {
  if (signIn === undefined) return true
  const schemes = new Set(origins.map((each) => each.split(':')[0]))
  return schemes.size === 1 && origins.every((each) => URL.canParse(each) && new URL(each).origin === each)
}

const ID = /^[\w-]{1,64}$/

function hasOwnKeys(projects: Readonly<Record<string, { readonly keys?: readonly string[] | undefined }>>): boolean {
  const keys = Object.entries(projects).flatMap(([id, { keys = [id] }]) => keys)
  return new Set(keys).size === keys.length
}

const project = z
  .strictObject({
    /** Allowed origins, with `*` for a port or a part of a name. Without it every origin is allowed. */
    origins: z.optional(z.array(origin)),
    /** Remote configuration of the modal. Without it the app's own options hold. */
    features: z.optional(
      z.array(
        z.strictObject({
          id: z.string().check(z.minLength(1), z.maxLength(64)),
          isEnabled: z.boolean(),
          config: z._default(z.nullable(z.array(z.string())), null),
        }),
      ),
    ),
    /** Accepts each of these as `projectId`, newest first. @default the project's id */
    keys: z.optional(
      z.array(z.string().check(z.regex(ID, 'has a key that is no word'))).check(z.minLength(1), z.maxLength(5)),
    ),
    /** Requests beyond are refused until the next day (UTC). */
    requestsPerDay: z.optional(z.int('has requestsPerDay, which is no whole number').check(z.gte(1))),
    /** Messages that clients of the relay publish beyond are refused until the next day (UTC). */
    messagesPerDay: z.optional(z.int('has messagesPerDay, which is no whole number').check(z.gte(1))),
    /** Lets the modal send usage events. */
    analytics: z.optional(z.boolean()),
    /** Lets users sign in with accounts of these chains (CAIP-2). */
    signIn: z.optional(
      z.strictObject({
        chains: z
          .array(z.string().check(z.refine(isSignInChain, 'has a chain on which nobody can sign in')))
          .check(z.minLength(1, 'has signIn without chains')),
      }),
    ),
  })
  .check(z.refine(hasSignInOrigins, 'has signIn, which needs origins without *, all https or all http'))

/** Projects by id. */
export const projectsSchema = z
  .record(
    z.string().check(z.regex(ID)),
    project,
    'is not JSON such as {"my-project":{"origins":["https://app.example"]}}',
  )
  .check(z.refine(hasOwnKeys, 'has a key that belongs to two projects'))

export type Project = z.output<typeof project>
/** Projects by id. Undefined accepts every project id, from any origin. */
export type Projects = Readonly<Record<string, Project>> | undefined
