import type { Namespace } from './caip.js'

// These types are in a module of their own: when another module augments `ViewParams` in `views.ts`, its built
// declarations lose the types that they import from `views.ts`.

export interface SendArguments {
  readonly amount?: string | number | undefined
  readonly assetAddress?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly chainId?: number | string | undefined
  readonly to?: string | undefined
}

export interface SwapArguments {
  readonly amount?: string | number | undefined
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
}
