export type { EvmNetwork } from '../network.js'
export * from '../networks.generated.js'
