import { defineFeature } from '../../feature/defineFeature.js'
import type { Caip19 } from '../../types/caip.js'
import type { OnrampOptions } from '../../types/onramp.js'
import { isOnrampOffered } from './isOnrampOffered.js'

declare module '../../types/features.js' {
  interface Features {
    /**
     * Onramp providers; the project's configuration restricts Foyer's own. `true` means Meld, which needs a key.
     *
     * @default true
     */
    readonly onramp?: boolean | readonly string[] | OnrampOptions | undefined
  }
}

declare module '../../types/views.js' {
  interface ViewParams {
    /** `asset` and `amount` are initial values of the form. */
    OnRamp: { readonly asset?: Caip19 | undefined; readonly amount?: string | undefined } | undefined
    OnRampSelect: { readonly what: 'asset' | 'currency' | 'method' }
    OnRampProviders: undefined
    BuyInProgress: undefined
  }
}

const needs = 'account'

export const onrampFeature = defineFeature({
  id: 'onramp',
  isEnabled: ({ basic, features }) => !basic && features.onramp !== false,
  views: { OnRamp: { needs }, OnRampSelect: { needs }, OnRampProviders: { needs }, BuyInProgress: { needs } },
  messages: { action: 'Buy' },
  guard: ({ view }, context) =>
    view.startsWith('OnRamp') && !isOnrampOffered(context, context.$network.get()) ? { view: 'Account' } : undefined,
  entries: [
    {
      on: 'Account',
      as: 'action',
      title: 'action',
      icon: 'M5.5 5h13a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM2.5 10h19M6.5 15h3',
      isOffered: (context) => !context.account().isReadOnly && isOnrampOffered(context, context.$network.get()),
      onPress: (context) => context.push({ view: 'OnRamp' }),
    },
  ],
})
