import type { ModalContext, Service } from '../../modal/context.js'
import type { SiwxConfig } from '../../types/siwx.js'

export interface SignInConfig extends SiwxConfig {
  /** Namespaces whose accounts have to sign in. @default all */
  readonly namespaces?: readonly string[] | undefined
  /** Age after which a message that is not yet signed is replaced by a new one, in ms. @default unlimited */
  readonly messageLifetime?: number | undefined
  /** Interval at which sessions are checked, in ms. @default never */
  readonly sessionInterval?: number | undefined
}

const loadedConfig: Service<{ config: SignInConfig | undefined }> = {
  create: ({ options }) => ({ config: options.siwx }),
}

/** Returns the app's option `siwx`, or its option `siweConfig` converted to the same form. */
export async function loadSignInConfig(context: ModalContext): Promise<SignInConfig> {
  const { siweConfig } = context.options
  const cache = context.use(loadedConfig)
  if (!cache.config && siweConfig) {
    const { fromSiweConfig } = await import('./fromSiweConfig.js')
    cache.config ??= fromSiweConfig(siweConfig)
  }
  return getSignInConfig(context)
}

export function getSignInConfig(context: ModalContext): SignInConfig {
  const { config } = context.use(loadedConfig)
  // Does not happen, because the feature is enabled only with the option `siwx` or `siweConfig`.
  if (!config) throw new Error('Nobody says how to sign in')
  return config
}

export const isSignInRequired = (config: SignInConfig): boolean => config.getRequired?.() ?? true
