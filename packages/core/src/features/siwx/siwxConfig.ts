import type { ModalContext, Part } from '../../context.js'
import type { SiwxConfig } from '../../types/siwx.js'

/** How a site has its visitors sign in. */
export interface SignInWays extends SiwxConfig {
  /** Kinds of networks whose accounts sign in. @default all */
  readonly namespaces?: readonly string[] | undefined
  /** A message is made anew when it is older than this. Milliseconds. @default never */
  readonly messageLifetime?: number | undefined
  /** How often sessions are read anew. Milliseconds. @default never */
  readonly sessionInterval?: number | undefined
}

const held: Part<{ ways: SignInWays | undefined }> = { create: ({ options }) => ({ ways: options.siwx }) }

/** What the site wrote, in one form. The older one is brought to it by code that others do without. */
export async function loadWays(context: ModalContext): Promise<SignInWays> {
  const { siweConfig } = context.options
  const mine = context.use(held)
  if (!mine.ways && siweConfig) {
    const { fromSiweConfig } = await import('./fromSiweConfig.js')
    mine.ways ??= fromSiweConfig(siweConfig)
  }
  return waysOf(context)
}

/** The same, once it is loaded. */
export function waysOf(context: ModalContext): SignInWays {
  const { ways } = context.use(held)
  // The feature is on where one of the two options is set.
  if (!ways) throw new Error('Nobody says how to sign in')
  return ways
}

/** Whether nobody comes in without having signed. */
export const isRequired = (ways: SignInWays): boolean => ways.getRequired?.() ?? true
