import { defineFeature } from '../../../feature/defineFeature.js'

declare module '../../../types/features.js' {
  interface Features {
    /** Enables payments that the app requests with `openPay`. @default false */
    readonly pay?: boolean | undefined
  }
}

declare module '../../../types/views.js' {
  interface ViewParams {
    Pay: undefined
  }
}

export const payFeature = defineFeature({
  id: 'pay',
  defaults: { pay: false },
  isEnabled: ({ features }) => features.pay === true,
  // `resumes`: a user without a wallet sees the payment first, connects, and then returns to this view.
  views: { Pay: { resumes: true } },
})
