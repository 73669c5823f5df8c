import { defineFeature, type FeatureDefinition } from '../../feature/defineFeature.js'
import type { InternalFeatureContext, ModalContext } from '../../modal/context.js'
import { getDefaultRoute } from '../../modal/navigation/views.js'
import { type SignInPrompts, signInPrompts } from './signInPrompts.js'

// Storage key of accounts that signed out while the app's server did not answer.
export const SIGNED_OUT_KEY = 'siwx_signed_out'

declare module '../../types/views.js' {
  interface ViewParams {
    SIWXSignMessage: undefined
  }
}

// Repeats sign-outs of an earlier visit that the app's server has not confirmed.
async function endPendingSignOuts(context: ModalContext): Promise<void> {
  try {
    await (await import('./ensureSignedIn.js')).endPendingSignOuts(context)
  } catch (cause) {
    context.log('debug', 'The app’s server is told of the sign-out later', cause)
  }
}

export const siwxFeature: FeatureDefinition<SignInPrompts> = defineFeature<SignInPrompts>({
  id: 'siwx',
  isEnabled: ({ siwx, siweConfig }) => siwx !== undefined || (siweConfig !== undefined && siweConfig.enabled !== false),
  remedy: 'pass `siwx` or `siweConfig` to createModal',
  views: {
    SIWXSignMessage: {
      onBack: ({ context }: InternalFeatureContext) => context.use(signInPrompts).$prompt.get()?.cancel(),
      onLeave({ context }: InternalFeatureContext) {
        const prompt = context.use(signInPrompts).$prompt.get()
        prompt?.leave()
        return prompt !== undefined
      },
    },
  },
  create: ({ context }: InternalFeatureContext) => context.use(signInPrompts),
  start({ context }: InternalFeatureContext) {
    if (context.services.storage.get(SIGNED_OUT_KEY)) void endPendingSignOuts(context)
  },
  guard: ({ view }, { context }: InternalFeatureContext) =>
    view === 'SIWXSignMessage' && !context.use(signInPrompts).$prompt.get() ? getDefaultRoute(context) : undefined,
  draftSignIn: async (wanted, { context }: InternalFeatureContext) =>
    (await import('./requestSignInDraft.js')).requestSignInDraft(context, wanted),
  permissions: async ({ context }: InternalFeatureContext) =>
    (await import('./createSignInPermissionSource.js')).createSignInPermissionSource(context),
  authorize: async (account, { context }: InternalFeatureContext) =>
    (await import('./ensureSignedIn.js')).ensureSignedIn(context, account),
})
