import { SIGNED_OUT } from '../../constants.js'
import type { ModalContext, OwnHost } from '../../context.js'
import { defineFeature, type FeatureDefinition } from '../../feature/defineFeature.js'
import { fittingRoute } from '../../modal/fittingRoute.js'
import { type Prompts, prompts } from './prompts.js'

/** Whom the site was not told of when they signed out: it is told now. */
async function endOwed(context: ModalContext): Promise<void> {
  try {
    await (await import('./admit.js')).endOwed(context)
  } catch (cause) {
    context.log('debug', 'Who has signed out is told to the site later', cause)
  }
}

/** Signing in with a wallet: nobody comes in before it. What asks and shows it is loaded with the first account. */
export const siwxFeature: FeatureDefinition<Prompts> = defineFeature<Prompts>({
  id: 'siwx',
  views: {
    SIWXSignMessage: {
      onBack: ({ context }: OwnHost) => context.use(prompts).$prompt.get()?.cancel(),
      onLeave({ context }: OwnHost) {
        const prompt = context.use(prompts).$prompt.get()
        prompt?.leave()
        return prompt !== undefined
      },
    },
  },
  create: ({ context }: OwnHost) => context.use(prompts),
  start({ context }: OwnHost) {
    if (context.services.storage.get(SIGNED_OUT)) void endOwed(context)
  },
  guard: ({ view }, { context }: OwnHost) =>
    view === 'SIWXSignMessage' && !context.use(prompts).$prompt.get() ? fittingRoute(context) : undefined,
  draftSignIn: async (wanted, { context }: OwnHost) => (await import('./draft.js')).makeDraft(context, wanted),
  allowed: async ({ context }: OwnHost) => (await import('./allowed.js')).createAllowed(context),
  admit: async (account, { context }: OwnHost) => (await import('./admit.js')).admit(context, account),
})
