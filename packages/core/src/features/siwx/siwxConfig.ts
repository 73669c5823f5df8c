import type { ModalContext, Part } from '../../context.js'
import type { SiwxConfig } from '../../types/siwx.js'
import { fromSiweConfig } from './fromSiweConfig.js'

/** How a site has its visitors sign in. */
export interface SignInWays extends SiwxConfig {
  /** Kinds of networks whose accounts sign in. @default all */
  readonly namespaces?: readonly string[] | undefined
  /** A message is made anew when it is older than this. Milliseconds. @default never */
  readonly messageLifetime?: number | undefined
  /** How often sessions are read anew. Milliseconds. @default never */
  readonly sessionInterval?: number | undefined
}

/** What the site wrote, in one form. */
export const siwxConfig: Part<SignInWays> = {
  create({ options: { siwx, siweConfig } }: ModalContext) {
    const ways = siwx ?? (siweConfig && fromSiweConfig(siweConfig))
    // The feature is on where one of them is set.
    if (!ways) throw new Error('Nobody says how to sign in')
    return ways
  },
}

/** Whether nobody comes in without having signed. */
export const isRequired = (ways: SignInWays): boolean => ways.getRequired?.() ?? true
